import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { wantPath } from "#worker/security/personal-links.ts";
import { applyMigrations } from "./apply-migrations.ts";
import { runAsCommand } from "./command-error.ts";
import { openLocalState } from "./local-state.ts";
import { readLocalTokenKey, readLocalVapidKey } from "./local-token-key.ts";
import { demoAccounts, demoPassword } from "./seed/demo-accounts.ts";
import { seedSite } from "./seed/seed.ts";
import { shownWantId } from "./seed/wants/wants.ts";
import { root, spawnWrangler } from "./wrangler.ts";

/** Applies the missing migrations to the local database, and creates its keys, which `npm run dev` reads. */
export async function migrateDatabase(state: string): Promise<void> {
  await openLocalState(state, ({ DB }) => applyMigrations(DB));
  readLocalTokenKey(state);
  readLocalVapidKey(state);
}

/** Seeds the local database and adds the given number of generated listings. */
export async function seedDatabase(state: string, listings: number): Promise<void> {
  const startedAt = performance.now();
  const added = await openLocalState(state, ({ DB, IMAGES }) =>
    seedSite({ DB, IMAGES, ENVIRONMENT: "development", TOKEN_KEY: readLocalTokenKey(state) }, listings),
  );
  console.log(`Seeded ${added} listings in ${((performance.now() - startedAt) / 1000).toFixed(1)} s`);
}

/** Returns local settings: the keys of the state folder, an outbox instead of mails, and open admin registration unless ADMIN_SIGNUP is set. */
function localVars(origin: string, state: string): Record<string, string> {
  const { ADMIN_SIGNUP = "open", SETUP_CODE } = process.env;
  const vars = {
    ENVIRONMENT: "development",
    SITE_ORIGIN: origin,
    ADMIN_SIGNUP,
    TOKEN_KEY: readLocalTokenKey(state),
    VAPID_KEY: readLocalVapidKey(state),
    LOCAL_OUTBOX: "on",
  };
  return SETUP_CODE ? { ...vars, SETUP_CODE } : vars;
}

/** Serves the built site on 127.0.0.1 until the returned process ends. */
export function serveSite(state: string, port: number, output: "inherit" | "ignore" = "inherit") {
  const origin = `http://localhost:${port}`;
  const ports = ["--ip", "127.0.0.1", "--port", String(port), "--inspector-port", String(port + 1000)];
  const vars = Object.entries(localVars(origin, state)).flatMap(([name, value]) => ["--var", `${name}:${value}`]);
  return spawnWrangler(
    ["dev", ...ports, "--persist-to", state, "--show-interactive-dev-session=false", ...vars],
    output,
  );
}

/**
 * Runs the site locally: migrates the database, seeds it and serves the built site.
 * Usage: local.ts migrate | seed [--listings N] | serve | all. The state folder is --state, by default .wrangler/state.
 */
async function runFromCommandLine(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { state: { type: "string" }, listings: { type: "string" } },
  });
  const state = values.state ?? `${root}/.wrangler/state`;
  const [command = "all"] = positionals;
  if (command === "migrate" || command === "all") await migrateDatabase(state);
  if (command === "seed" || command === "all") await seedDatabase(state, Number(values.listings ?? 0));
  if (command === "serve" || command === "all") {
    const port = Number(process.env.PORT ?? 8787);
    console.log(`Monrovia Hub runs at http://localhost:${port}`);
    console.log(`Log in at /login with the password ${demoPassword} as:`);
    for (const { email, role } of demoAccounts) console.log(`  ${email} (${role})`);
    console.log(`What a sample visitor looks for: ${wantPath({ tokenKey: readLocalTokenKey(state) }, shownWantId)}`);
    const child = serveSite(state, port);
    for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => child.kill(signal));
    child.on("close", (code) => process.exit(code ?? 0));
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await runAsCommand(runFromCommandLine);
