import { createHash } from "node:crypto";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { getPlatformProxy } from "wrangler";
import { load, save } from "../../migrations/backup.ts";
import { configPath, fill, migrate } from "../../migrations/local.ts";
import { type SeedTarget, seed } from "../../migrations/seed/seed.ts";

/** Everything a visitor's reading depends on, as one checksum: rows, derived columns, counters and the search index. */
async function checksum(state: string): Promise<string> {
  const { env, dispose } = await getPlatformProxy<SeedTarget>({ configPath, persist: { path: `${state}/v3` } });
  try {
    const read = async (sql: string) => (await env.DB.prepare(sql).all()).results;
    const rows = [
      await read("SELECT * FROM users ORDER BY id"),
      await read("SELECT * FROM properties ORDER BY n"),
      await read("SELECT * FROM pictures ORDER BY id"),
      await read("SELECT * FROM property_counts WHERE count <> 0 ORDER BY kind, facet, key"),
      await read('SELECT rowid FROM property_index WHERE property_index MATCH \'"s" * AND "_v1"\' ORDER BY rowid'),
      await read("SELECT * FROM property_events ORDER BY property_n, day, event"),
    ];
    for (const [index, found] of rows.slice(0, 5).entries()) expect(found.length, `part ${index}`).toBeGreaterThan(0);
    return createHash("sha256").update(JSON.stringify(rows)).digest("hex");
  } finally {
    await dispose();
  }
}

async function signSomebodyIn(state: string): Promise<void> {
  const { env, dispose } = await getPlatformProxy<SeedTarget>({ configPath, persist: { path: `${state}/v3` } });
  try {
    await env.DB.prepare(
      "INSERT INTO sessions SELECT 'a session', id, 'A test', '', '', '', '' FROM users LIMIT 1",
    ).run();
  } finally {
    await dispose();
  }
}

let folder = "";
const state = (name: string) => join(folder, name);

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "hub-backup-"));
  await migrate(state("seeded"));
  await fill(state("seeded"), 0);
}, 60_000);

afterAll(() => rm(folder, { recursive: true, force: true }));

it("seeding again adds nothing, seeding for more adds only the more, and nothing is seeded in production", async () => {
  const { env, dispose } = await getPlatformProxy<SeedTarget>({
    configPath,
    persist: { path: `${state("seeded")}/v3` },
  });
  try {
    expect(await seed({ ...env, ENVIRONMENT: "development" })).toBe(0);
    await expect(seed({ ...env, ENVIRONMENT: "production" })).rejects.toThrow("development only");
    expect(await seed({ ...env, ENVIRONMENT: "development" }, 5)).toBe(5);
    expect(await seed({ ...env, ENVIRONMENT: "development" })).toBe(0);
    const { results } = await env.DB.prepare("SELECT count(*) AS listings FROM properties").all();
    expect(results).toEqual([{ listings: 65 }]);
  } finally {
    await dispose();
  }
}, 60_000);

it("a saved database loaded into an empty one is the same, search and counters included, but nobody is signed in", async () => {
  const file = join(folder, "backup.sql");
  await signSomebodyIn(state("seeded"));
  const saved = await save({ remote: false, state: state("seeded") }, file);
  const loaded = await load({ remote: false, state: state("restored") }, file);
  expect(loaded).toBe(saved);
  expect(await checksum(state("restored"))).toBe(await checksum(state("seeded")));
  expect(await readFile(file, "utf8")).not.toContain("INSERT INTO sessions");
}, 120_000);

it("a database that has rows is not loaded into", async () => {
  const file = join(folder, "backup.sql");
  await expect(load({ remote: false, state: state("seeded") }, file)).rejects.toThrow("already has rows");
}, 60_000);
