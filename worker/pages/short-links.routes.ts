import { type Context, Hono, type Next } from "hono";
import { renderSVG } from "uqr";
import { shortLinkPath } from "#shared/site/short-link.ts";
import { query } from "#worker/db/query.ts";
import type { AppEnv } from "#worker/http/app-env.ts";
import {
  findByTypedReference,
  findRemovedByReference,
} from "#worker/modules/properties/detail/short-link.repository.ts";
import { renderer } from "../../dist/server/entry-server.js";

/** The short links of signs and printed cards, and their QR codes. */
export const shortLinks = new Hono<AppEnv>();

/** Draws the QR code of a listing's short link. Its address stays the same, so a printed code stays valid. */
shortLinks.get("/r/:file{.+\\.svg}", async (c) => {
  const property = await findProperty(c, c.req.param("file").slice(0, -".svg".length));
  if (!property) return c.text("Not found", 404);
  const code = renderSVG(c.get("origin") + shortLinkPath(property.reference), { ecc: "M", border: 4 });
  return c.body(code, 200, { "content-type": "image/svg+xml" });
});

/**
 * Leads to the listing, or to the page that says that it was removed. An enquiry of this visit names the link as its
 * source.
 */
shortLinks.get("/r/:reference", async (c, next: Next) => {
  const typed = c.req.param("reference");
  const [listed, removed] = await query(c.get("db"), findByTypedReference(typed), findRemovedByReference(typed));
  const property = listed ?? removed;
  if (!property) return next();
  const { searchParams } = new URL(c.req.url);
  searchParams.set("link", shortLinkPath(property.reference));
  return c.redirect(`${renderer.listingPath(property.uuid)}?${searchParams}`, 302);
});

async function findProperty(c: Context<AppEnv>, typed: string) {
  const [property] = await query(c.get("db"), findByTypedReference(typed));
  return property;
}
