import { spawnSync } from "node:child_process";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { applyMigrations } from "../../../migrations/apply-migrations.ts";
import { openLocalState } from "../../../migrations/local-state.ts";
import { readWranglerOutput, root } from "../../../migrations/wrangler.ts";
import { createState } from "../../support/storage/local-states.ts";

let state = "";
const readApplied = (db: D1Database) => db.prepare("SELECT * FROM d1_migrations ORDER BY id").all();

beforeAll(async () => {
  state = await mkdtemp(join(tmpdir(), "hub-migrations-"));
  await createState("empty", state);
}, 120_000);

afterAll(() => rm(state, { recursive: true, force: true }));

it("applies only missing migrations, in their order, and keeps the database if one fails", async () => {
  const files = (await readdir(join(root, "migrations"))).filter((name) => name.endsWith(".sql")).sort();
  await openLocalState(state, async ({ DB }) => {
    const { results } = await readApplied(DB);
    expect(results.map(({ name }) => name)).toEqual(files);
    await applyMigrations(DB);
    expect((await readApplied(DB)).results).toEqual(results);

    // This migration has been applied, so its first statement fails.
    await DB.prepare("DELETE FROM d1_migrations WHERE name = ?").bind(files[0]).run();
    const before = await readApplied(DB);
    await expect(applyMigrations(DB)).rejects.toThrow("already exists");
    expect((await readApplied(DB)).results).toEqual(before.results);
    await DB.prepare("INSERT INTO d1_migrations (id, name) VALUES (1, ?)").bind(files[0]).run();
  });
});

it("does not open a database that has migrations which no longer exist, and names the folder to delete", async () => {
  const old = join(state, "old");
  await createState("empty", old);
  await openLocalState(old, async ({ DB }) => {
    await DB.prepare("INSERT INTO d1_migrations (name) VALUES ('0000_catalogue.sql')").run();
  });
  const child = spawnSync(process.execPath, [join(root, "migrations/local.ts"), "all", "--state", old], {
    encoding: "utf8",
  });
  expect([child.status, child.stderr.trim()]).toEqual([
    1,
    `The local database was made by another version of the site: delete the folder ${old} and start again.`,
  ]);
}, 60_000);

it("wrangler, which migrates deployed databases, finds nothing to apply", async () => {
  const output = await readWranglerOutput(["d1", "migrations", "list", "DB", "--local", "--persist-to", state]);
  expect(output).toContain("No migrations to apply");
});
