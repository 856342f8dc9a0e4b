import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { rmSync } from "node:fs";
import { join } from "node:path";
import type { Browser, BrowserContextOptions, Page } from "@playwright/test";
import { stateFolder } from "../playwright.config.ts";
import { expect } from "./browser-test.ts";
import { withDatabase } from "./stored-enquiries.ts";

const root = join(import.meta.dirname, "../../..");
const tool = ["migrations/local.ts"];

/**
 * A site beside the one of all the other tests, for what those would disturb or be disturbed by. Its port is theirs and so
 * many more.
 */
export function createSeparateSite(name: string, portsOn: number) {
  const port = Number(process.env.E2E_PORT ?? 8797) + portsOn;
  const origin = `http://127.0.0.1:${port}`;
  const state = `${stateFolder}-${name}`;
  let server: ChildProcess | undefined;

  const remove = () => rmSync(state, { recursive: true, force: true });
  const isThere = () =>
    fetch(`${origin}/api/v1/health`).then(
      ({ ok }) => ok,
      () => false,
    );

  return {
    origin,
    remove,
    /** Makes its database anew: empty, or with what `npm start` shows. */
    prepare(content: "empty" | "seeded") {
      remove();
      for (const command of content === "seeded" ? ["migrate", "seed"] : ["migrate"])
        execFileSync(process.execPath, [...tool, command, "--state", state], { cwd: root, stdio: "ignore" });
    },
    /** Writes what no form can, such as what happened long ago; only while it is not served. */
    write(...statements: string[]) {
      withDatabase(state, { readOnly: false }, (database) => {
        for (const statement of statements) database.exec(statement);
      });
    },
    async start(settings: Record<string, string> = {}) {
      const env = { ...process.env, PORT: String(port), ...settings };
      server = spawn(process.execPath, [...tool, "serve", "--state", state], { cwd: root, env, stdio: "ignore" });
      await expect.poll(isThere, { timeout: 60_000 }).toBe(true);
    },
    async stop() {
      if (!server) return;
      const ended = once(server, "close");
      server.kill("SIGTERM");
      await ended;
      server = undefined;
    },
    /** A page of somebody who has never been here. */
    async newPage(browser: Browser, options: BrowserContextOptions = {}): Promise<Page> {
      return (await browser.newContext({ ...options, baseURL: origin, serviceWorkers: "block" })).newPage();
    },
  };
}
