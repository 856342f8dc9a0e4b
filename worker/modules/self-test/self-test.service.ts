import type { SelfTestResponse } from "#contract/admin/self-test.ts";
import type { SelfTestName } from "#contract/admin/self-test-names.ts";
import { query } from "#worker/db/query.ts";
import type { Config } from "#worker/env.ts";
import type { AdminActor } from "#worker/http/actor.ts";
import type { ImageStore } from "#worker/storage/image-store.ts";
import { countRows, findOwnSession, writeAndRemoveEnquiry } from "./self-test.repository.ts";

/** What the checks look at. */
export interface SelfTestContext {
  db: D1Database;
  store: ImageStore;
  settings: Config;
  actor: AdminActor;
}

type Check = [name: string, work: (site: SelfTestContext) => Promise<string>];

const checks: Record<Exclude<SelfTestName, "environment">, Check[]> = {
  endpoint: [
    [
      "This session",
      async ({ db, actor }) => {
        const [endsAt] = await query(db, findOwnSession(actor.sessionId));
        if (!endsAt) throw new Error("not found");
        return `${actor.role}, until ${endsAt}`;
      },
    ],
    ["Contact submissions", ({ db }) => counted(db, "enquiries")],
  ],
  backend: [
    ["Database", ({ db }) => counted(db, "properties")],
    ["Image store", ({ store }) => writeAndRemovePicture(store)],
  ],
  "contact-form": [
    [
      "Test inquiry",
      async ({ db }) => {
        const [same] = await query(db, writeAndRemoveEnquiry(crypto.randomUUID(), new Date()));
        if (!same) throw new Error("not read back as it was written");
        return "written, read back and removed";
      },
    ],
  ],
};

/** Runs one of the tests; what fails is an answer, not an error. */
export async function runSelfTest(site: SelfTestContext, test: SelfTestName): Promise<SelfTestResponse> {
  const started = performance.now();
  const results =
    test === "environment" ? site.settings.names : await Promise.all(checks[test].map((check) => run(check, site)));
  const ms = Math.round(performance.now() - started);
  return { ok: results.every(({ ok }) => ok), ms, checks: results };
}

async function run([name, work]: Check, site: SelfTestContext) {
  try {
    return { name, ok: true, detail: await work(site) };
  } catch {
    return { name, ok: false, detail: "does not answer as it should" };
  }
}

async function counted(db: D1Database, table: "enquiries" | "properties"): Promise<string> {
  const [count] = await query(db, countRows(table));
  return `answers, ${count} ${table}`;
}

async function writeAndRemovePicture(store: ImageStore): Promise<string> {
  const key = `self-test/${crypto.randomUUID()}`;
  await store.put(key, new TextEncoder().encode(key), "text/plain");
  const read = await store.readText(key);
  await store.delete(key);
  if (read !== key) throw new Error("not read back as it was written");
  return "written, read back and removed";
}
