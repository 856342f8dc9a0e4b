import { createExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { expect } from "vitest";
import { createApp } from "#worker/app.ts";
import { purgeChanges, settleChanges } from "#worker/flows/edge-cache/purge-changes.service.ts";
import { storeSignedIn } from "../accounts.ts";
import { storeImage, storeProperty } from "../properties.ts";
import { origin } from "../public-client.ts";
import { createEdgeCache } from "./edge-cache.ts";

/** The tags of the lists for sale and for rent. */
export const bothLists = ["list:buy", "list:rent"];

/** Stores a listed home with an image, as an edit requires. */
export async function storeHome() {
  const home = await storeProperty();
  await storeImage(home);
  return home;
}

/** Records a change of a home in the audit, as the request of an admin does. */
export const auditChange = (uuid: string, after: object) =>
  env.DB.prepare("INSERT INTO audit (at, action, entity, entity_id, after) VALUES (?, 'update', 'property', ?, ?)")
    .bind("2026-11-01", uuid, JSON.stringify(after))
    .run();

/** Signs in an admin at a site with a recording cache. Times are given in seconds after this call. */
export async function createPurgedSite() {
  const start = Date.now();
  const edge = createEdgeCache();
  const { token } = await storeSignedIn({ role: "super_admin" });
  const stores = { db: env.DB, cache: edge.cache };
  const at = (seconds: number) => new Date(start + seconds * 1000);

  /** Sends a change as an admin. No purge follows unless its context has a cache. */
  async function change(method: string, path: string, body?: unknown, context = createExecutionContext()) {
    const request = new Request(`${origin}/api/v1${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
    const response = await createApp().fetch(request, env, context);
    expect([response.status < 300, await response.text()]).toEqual([true, expect.any(String)]);
  }

  return {
    edge,
    token,
    stores,
    at,
    change,
    edit: (uuid: string, fields: object = { title: "Another title" }) =>
      change("PATCH", "/update/buy/property", { uuid, ...fields }),
    purgeAt: (seconds: number) => purgeChanges(stores, at(seconds)),
    settleAt: (seconds: number) => settleChanges(stores, at(seconds)),
  };
}
