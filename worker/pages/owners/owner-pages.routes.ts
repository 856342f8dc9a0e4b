import { type Context, Hono } from "hono";
import { ownerAnswerSchema, ownerHomeParams } from "#contract/owners/owner-link.ts";
import { siteDefaults } from "#contract/site/site-details.ts";
import { query } from "#worker/db/query.ts";
import { ApiError, validationFailed } from "#worker/http/api-error.ts";
import type { AppEnv } from "#worker/http/app-env.ts";
import { StorageUnavailable } from "#worker/lib/storage-unavailable.ts";
import { answerByLink } from "#worker/modules/owners/answers.service.ts";
import { showHomes } from "#worker/modules/owners/owner-homes.service.ts";
import { homeNotFound } from "#worker/modules/owners/owners.errors.ts";
import { readOwnerContext } from "#worker/modules/owners/owners.routes.ts";
import { findSavedSite } from "#worker/modules/site/site.repository.ts";
import { logFailure } from "../outage-page.ts";
import { type PostedForm, readPostedForm } from "../posted-form.ts";
import { ownerDocument, ownerMessage, type RefusedAnswer } from "./owner-document.ts";

/** The page of an owner's secret link. No cache stores it, it has no script, and opening it changes nothing. */
export const ownerPages = new Hono<AppEnv>();

ownerPages.get("/owner/:secret", (c) => respond(c));

ownerPages.post("/owner/:secret", async (c) => {
  c.set("hasSecretAddress", true);
  const form = await readPostedForm(c, new URL(c.req.url));
  try {
    await receiveAnswer(c, form);
    return c.redirect(`${c.req.path}#${form.values.reference ?? ""}`, 303);
  } catch (error) {
    if (!(error instanceof ApiError) || ![409, 422, 429].includes(error.status)) return respond(c, undefined, error);
    const { detail, status } = error;
    const problem = typeof detail === "string" ? detail : detail.map(({ msg }) => msg).join(". ");
    return respond(
      c,
      { uuid: form.values.uuid ?? "", values: form.values, problem },
      undefined,
      status === 429 ? 429 : 422,
    );
  }
});

/** @throws ApiError for an answer that is refused */
async function receiveAnswer(c: Context<AppEnv>, { values, identify }: PostedForm): Promise<void> {
  const params = ownerHomeParams.safeParse({ secret: c.req.param("secret"), uuid: values.uuid });
  if (!params.success) throw homeNotFound();
  const parsed = ownerAnswerSchema.safeParse(values);
  if (!parsed.success) throw validationFailed("body", parsed.error.issues);
  const { secret, uuid } = params.data;
  await answerByLink(readOwnerContext(c), secret, { ...parsed.data, uuid }, await identify(`owner ${secret} ${uuid}`));
}

/** Returns the page with the homes, or why there is none. */
async function respond(c: Context<AppEnv>, refused?: RefusedAnswer, failure?: unknown, status: 200 | 422 | 429 = 200) {
  c.set("hasSecretAddress", true);
  c.header("x-robots-tag", "noindex");
  let business: Parameters<typeof ownerMessage>[0] = siteDefaults;
  try {
    // A replica may not have the answer that has just led here.
    const context = { ...readOwnerContext(c), db: c.get("primary") };
    const [saved] = await query(context.db, findSavedSite);
    business = saved?.data.site ?? siteDefaults;
    if (failure) throw failure;
    const homes = await showHomes(context, c.req.param("secret") ?? "");
    return c.html(ownerDocument(business, homes, context.now, refused), status);
  } catch (error) {
    if (error instanceof ApiError) {
      const known = ([404, 410] as const).find((code) => code === error.status) ?? 422;
      return c.html(ownerMessage(business, String(error.detail)), known);
    }
    if (!(error instanceof StorageUnavailable)) throw error;
    logFailure(c, error);
    const text = "This page does not respond. Nothing was changed. Try again in a minute, or call us.";
    return c.html(ownerMessage(business, text), 503, { "retry-after": "60" });
  }
}
