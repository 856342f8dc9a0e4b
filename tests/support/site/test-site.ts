import { readFileSync } from "node:fs";
import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { convertV4MiniflareOptions, Miniflare } from "miniflare";
import { unstable_getMiniflareWorkerOptions as readWorkerOptions } from "wrangler";
import { findFreePort } from "../../../migrations/drill/free-port.ts";
import { root } from "../../../migrations/wrangler.ts";
import { prepareWorker } from "../bundled-worker.ts";

/** Names the folder with the prepared databases, see `prepare-sites.ts`. */
export const statesVariable = "TEST_SITE_STATES";

/** A running site with a database and images of its own. */
export interface TestSite {
  /** `http://127.0.0.1:` with a free port. */
  origin: string;
  /** Runs a statement on the database. Returns its rows, whose type the caller checks. */
  query(sql: string, ...values: unknown[]): Promise<Record<string, unknown>[]>;
  stop(): Promise<void>;
}

/**
 * Starts the built site in a process of its own, with the bindings and limits of wrangler.toml.
 *
 * It runs without wrangler's development server, whose proxy answers 500 under load.
 * @param content the data: an empty database, or the demo data of `npm start`
 * @param settings further settings, such as secrets
 */
export async function startTestSite(
  content: "empty" | "seeded" = "seeded",
  settings: Record<string, string> = {},
): Promise<TestSite> {
  const states = process.env[statesVariable];
  if (!states) throw new Error("The databases are not prepared: the run has no prepare-sites.ts");
  const state = await mkdtemp(join(tmpdir(), "hub-site-"));
  await cp(join(states, content), state, { recursive: true });
  const port = await findFreePort();
  const { workerOptions } = readWorkerOptions(join(root, "wrangler.toml"));
  const site = new Miniflare({
    ...convertV4MiniflareOptions({
      ...workerOptions,
      ...(await prepareWorker()),
      bindings: {
        ENVIRONMENT: "development",
        SITE_ORIGIN: `http://localhost:${port}`,
        ADMIN_SIGNUP: "open",
        TOKEN_KEY: readFileSync(join(state, "token-key"), "utf8"),
        VAPID_KEY: readFileSync(join(state, "vapid-key"), "utf8"),
        LOCAL_OUTBOX: "on",
        ...settings,
      },
      host: "127.0.0.1",
      port,
      handleStructuredLogs: () => undefined,
      // A request to /cdn-cgi/local/scheduled runs the schedule.
      unsafeTriggerHandlers: true,
    }),
    resourcePersistencePath: join(state, "v3"),
  });
  await site.ready;
  const db = await site.getD1Database("DB");
  return {
    origin: `http://127.0.0.1:${port}`,
    query: async (sql, ...values) =>
      (
        await db
          .prepare(sql)
          .bind(...values)
          .all<Record<string, unknown>>()
      ).results,
    async stop() {
      await site.dispose();
      await rm(state, { recursive: true, force: true });
    },
  };
}
