import { spawnSync } from "node:child_process";
import { readdirSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
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

/** Changes a copy of the state and returns what `npm start` prints. */
async function startChanged(change: (folder: string, database: string) => void): Promise<string> {
  const folder = await mkdtemp(join(state, "changed-"));
  await createState("empty", folder);
  const databases = readdirSync(join(folder, "v3/d1"), { recursive: true, encoding: "utf8" });
  const [name = ""] = databases.filter((file) => /[0-9a-f]{64}\.sqlite$/.test(file));
  const database = join(folder, "v3/d1", name);
  // SQLite would repair a damaged file from the log of the last writes.
  const opened = new DatabaseSync(database);
  opened.exec("PRAGMA wal_checkpoint(TRUNCATE)");
  opened.close();
  change(folder, database);
  const child = spawnSync(process.execPath, [join(root, "migrations/local.ts"), "all", "--state", folder], {
    encoding: "utf8",
    // A database that starts after all would be served for ever.
    timeout: 50_000,
  });
  expect(child.status).toBe(1);
  return child.stderr.trim().replaceAll(folder, "FOLDER");
}

it("does not start a database of another version, and names its unknown migrations", async () => {
  const text = await startChanged((_, database) =>
    new DatabaseSync(database).exec("INSERT INTO d1_migrations (name) VALUES ('0099_later.sql')"),
  );
  expect(text).toBe(
    "The database was made by another version of the site: this one does not know 0099_later.sql. A database cannot go back. Use the version that has these migrations, or delete the folder FOLDER and start again.",
  );
}, 60_000);

it.each<[string, (folder: string, database: string) => void, RegExp]>([
  ["is no database", (_, database) => writeFileSync(database, "text"), /file is not a database/],
  ["was cut off", (_, database) => truncateSync(database, 80_000), /malformed/],
  [
    "is no folder",
    (folder) => {
      rmSync(join(folder, "v3"), { recursive: true });
      writeFileSync(join(folder, "v3"), "");
    },
    /ENOTDIR/,
  ],
])(
  "says what to do about local data that %s, without a stack",
  async (_, change, reason) => {
    const text = await startChanged(change);
    expect(text).toMatch(reason);
    expect(text).toMatch(
      /^The local data in FOLDER cannot be read: .*\. Delete the folder, then start again or restore a copy: .*$/,
    );
  },
  60_000,
);

it("wrangler, which migrates deployed databases, finds nothing to apply", async () => {
  const output = await readWranglerOutput(["d1", "migrations", "list", "DB", "--local", "--persist-to", state]);
  expect(output).toContain("No migrations to apply");
});
