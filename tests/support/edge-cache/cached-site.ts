import { createExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { expect } from "vitest";
import { createApp } from "#worker/app.ts";
import { invalidateChanges } from "#worker/flows/edge-cache/invalidate-changes.service.ts";
import { storeSignedIn } from "../accounts.ts";
import { storeImage, storeProperty } from "../properties.ts";
import { origin } from "../public-client.ts";
import { runSql } from "../storage/rows.ts";
import { createEdgeCache } from "./edge-cache.ts";

/** The tags of all lists. */
export const allLists = ["list:buy", "areas:buy", "list:rent", "areas:rent"];

/** Stores a listed home with an image, as an edit requires. */
export async function storeHome() {
  const home = await storeProperty();
  await storeImage(home);
  return home;
}

/** Records a change of a home in the audit, as the request of an admin does. */
export const auditChange = (uuid: string, after: object) =>
  runSql(
    "INSERT INTO audit (at, action, entity, entity_id, after) VALUES (?, 'update', 'property', ?, ?)",
    "2026-11-01",
    uuid,
    JSON.stringify(after),
  );

/** Signs in an admin at a site with a recording cache. */
export async function createCachedSite() {
  const edge = createEdgeCache();
  const { token } = await storeSignedIn({ role: "super_admin" });
  const stores = { db: env.DB, cache: edge.cache };

  /** Sends a change as an admin. The cache learns of it only if its context has one. */
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
    change,
    edit: (uuid: string, fields: object = { title: "Another title" }) =>
      change("PATCH", "/update/buy/property", { uuid, ...fields }),
    /** Tells the cache of the changes since the last call. Returns how many there were, and the calls. */
    async invalidate() {
      const changes = await invalidateChanges(stores);
      return { changes, calls: edge.calls.splice(0) };
    },
  };
}
