import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { getPlatformProxy } from "wrangler";
import { createTokenKey } from "./deployment-secrets.ts";
import { demoAccounts, demoPassword } from "./seed/demo-accounts.ts";
import { type SeedTarget, seedSite } from "./seed/seed.ts";
import { root, runWranglerCommand, spawnWrangler } from "./wrangler.ts";

/**
 * The site on this machine: makes the database, fills it, serves it.
 * Commands: migrate | seed [--listings N] | serve | all. State is kept below --state, .wrangler/state unless given.
 */
export const configPath = join(root, "wrangler.toml");

/** Applies the migrations that the local database has not seen yet. */
export async function migrateDatabase(state: string): Promise<void> {
  const apply = ["d1", "migrations", "apply", "DB", "--local", "--persist-to", state];
  await runWranglerCommand(apply, "The migrations could not be applied");
}

/** Fills the local database; see seed/seed.ts. */
export async function seedDatabase(state: string, listings: number): Promise<void> {
  const started = performance.now();
  const { env, dispose } = await getPlatformProxy<SeedTarget>({ configPath, persist: { path: `${state}/v3` } });
  try {
    const added = await seedSite({ DB: env.DB, IMAGES: env.IMAGES, ENVIRONMENT: "development" }, listings);
    console.log(`Seeded ${added} listings in ${((performance.now() - started) / 1000).toFixed(1)} s`);
  } finally {
    await dispose();
  }
}

/** This machine's settings: its own secrets, new at each start, and registration as ADMIN_SIGNUP says or else open. */
function localVars(origin: string): Record<string, string> {
  const { ADMIN_SIGNUP = "open", SETUP_CODE } = process.env;
  const vars = { ENVIRONMENT: "development", SITE_ORIGIN: origin, ADMIN_SIGNUP, TOKEN_KEY: createTokenKey() };
  return SETUP_CODE ? { ...vars, SETUP_CODE } : vars;
}

/** Serves the built site on 127.0.0.1 until it is stopped. */
export function serveSite(state: string, port: number, output: "inherit" | "ignore" = "inherit") {
  const origin = `http://localhost:${port}`;
  const address = ["--ip", "127.0.0.1", "--port", String(port), "--inspector-port", String(port + 1000)];
  const vars = Object.entries(localVars(origin)).flatMap(([name, value]) => ["--var", `${name}:${value}`]);
  return spawnWrangler(
    ["dev", ...address, "--persist-to", state, "--show-interactive-dev-session=false", ...vars],
    output,
  );
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
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
    console.log(`Monrovia Hub is served on http://localhost:${port}`);
    console.log(`Sign in on /login with the password ${demoPassword}:`);
    for (const { email, role } of demoAccounts) console.log(`  ${email} (${role})`);
    const child = serveSite(state, port);
    for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => child.kill(signal));
    child.on("close", (code) => process.exit(code ?? 0));
  }
}
