import type { SelfTestResponse } from "#contract/admin/self-test.ts";
import type { SelfTestName } from "#contract/admin/self-test-names.ts";
import type { Config } from "#worker/config.ts";
import { query } from "#worker/db/query.ts";
import type { AdminActor } from "#worker/http/actor.ts";
import type { ImageStore } from "#worker/storage/image-store.ts";
import { countRows, findOwnSession, storeAndRemoveEnquiry } from "./self-test.repository.ts";

export interface SelfTestContext {
  db: D1Database;
  images: ImageStore;
  config: Config;
  actor: AdminActor;
}

/** A check resolves to a detail for the screen and rejects when it fails. */
type Check = [name: string, run: (context: SelfTestContext) => Promise<string>];

const readBack = "written, read back and deleted";
const notReadBack = "not read back as it was written";

const checks: Record<Exclude<SelfTestName, "environment">, Check[]> = {
  endpoint: [
    [
      "This session",
      async ({ db, actor }) => {
        const [endsAt] = await query(db, findOwnSession(actor.sessionId));
        if (!endsAt) throw new Error("not found");
        return `${actor.role}, valid until ${readableTime(endsAt)}`;
      },
    ],
    ["Contact submissions", ({ db }) => countTable(db, "enquiries")],
  ],
  backend: [
    ["Database", ({ db }) => countTable(db, "properties")],
    ["Image store", ({ images }) => writeAndRemoveFile(images)],
  ],
  "contact-form": [
    [
      "Test inquiry",
      async ({ db }) => {
        const [isSame] = await query(db, storeAndRemoveEnquiry(crypto.randomUUID(), new Date()));
        if (!isSame) throw new Error(notReadBack);
        return readBack;
      },
    ],
  ],
};

/** Runs one of the tests. A failed check is part of the response, not an error. */
export async function runSelfTest(context: SelfTestContext, test: SelfTestName): Promise<SelfTestResponse> {
  const started = performance.now();
  const results =
    test === "environment"
      ? context.config.checks
      : await Promise.all(checks[test].map((check) => runCheck(check, context)));
  const ms = Math.round(performance.now() - started);
  return { ok: results.every(({ ok }) => ok), ms, checks: results };
}

async function runCheck([name, run]: Check, context: SelfTestContext) {
  try {
    return { name, ok: true, detail: await run(context) };
  } catch {
    return { name, ok: false, detail: "failed" };
  }
}

/** Returns an ISO time as "2026-03-14 08:30 (Monrovia)"; Monrovia's time is UTC. */
const readableTime = (iso: string) => `${iso.slice(0, 16).replace("T", " ")} (Monrovia)`;

async function countTable(db: D1Database, table: "enquiries" | "properties"): Promise<string> {
  const [count] = await query(db, countRows(table));
  return `OK, ${count} ${table}`;
}

async function writeAndRemoveFile(images: ImageStore): Promise<string> {
  const key = `self-test/${crypto.randomUUID()}`;
  await images.put(key, new TextEncoder().encode(key), "text/plain");
  const text = await images.readText(key);
  await images.delete(key);
  if (text !== key) throw new Error(notReadBack);
  return readBack;
}
