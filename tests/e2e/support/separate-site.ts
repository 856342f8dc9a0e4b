import { type ChildProcess, execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { rmSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import type { Browser, BrowserContextOptions, Page } from "@playwright/test";
import { waitUntilServed } from "../../../migrations/drill/wait-until-served.ts";
import { stateFolder } from "../playwright.config.ts";
import { withDatabase } from "./stored-enquiries.ts";

const root = join(import.meta.dirname, "../../..");
const run = promisify(execFile);
const localSiteScript = "migrations/local.ts";

/**
 * Returns a site with its own server and database, for tests that need exact counts or other settings. It listens on
 * the port of the shared site plus `portOffset`.
 */
export function createSeparateSite(name: string, portOffset: number) {
  const port = Number(process.env.E2E_PORT ?? 8797) + portOffset;
  const origin = `http://127.0.0.1:${port}`;
  const state = `${stateFolder}-${name}`;
  let server: ChildProcess | undefined;

  const remove = () => rmSync(state, { recursive: true, force: true });

  return {
    origin,
    remove,
    /** Recreates the database: empty, or with the demo data of `npm start`. */
    prepare: (content: "empty" | "seeded") =>
      run(process.execPath, ["tests/support/storage/local-states.ts", content, state], { cwd: root }),
    /** Runs SQL on the database, for data no form can create, such as old enquiries. The server must be stopped. */
    runSql(...statements: string[]) {
      withDatabase(state, { readOnly: false }, (database) => {
        for (const statement of statements) database.exec(statement);
      });
    },
    async start(settings: Record<string, string> = {}) {
      const env = { ...process.env, PORT: String(port), ...settings };
      const started = spawn(process.execPath, [localSiteScript, "serve", "--state", state], {
        cwd: root,
        env,
        stdio: ["ignore", "pipe", "pipe"],
      });
      server = started;
      let output = "";
      for (const stream of [started.stdout, started.stderr]) stream.on("data", (text) => (output += text));
      await waitUntilServed(started, origin).catch((error) => {
        throw new Error(`${error}: ${output}`);
      });
    },
    async stop() {
      if (!server) return;
      const closed = once(server, "close");
      server.kill("SIGTERM");
      await closed;
      server = undefined;
    },
    /** Opens a page in a new browser context without stored data. */
    async newPage(browser: Browser, options: BrowserContextOptions = {}): Promise<Page> {
      return (await browser.newContext({ ...options, baseURL: origin, serviceWorkers: "block" })).newPage();
    },
  };
}
