import { env } from "cloudflare:workers";
import { expect, it } from "vitest";
import { migrateBefore, migrateTo } from "../../../support/migrations.ts";

const migration = "0012_imports_undo.sql";

const run = (statement: string) => env.DB.prepare(statement).run();
/** The statement of the version before. */
const addPart = (created: number) =>
  run(
    `INSERT INTO imports (id, actor_id, started_at, changed_at, created, updated, unchanged, failed)
     VALUES ('i', 'u', '2026-11-01T09:00:00.000Z', '2026-11-01T09:00:00.000Z', ${created}, 0, 0, 0)
     ON CONFLICT (id) DO UPDATE SET created = created + excluded.created`,
  );
const addRow = () => run("INSERT INTO import_rows (import_id, row, result, at) VALUES ('i', 1, 'error', '2026-11-01')");

it("keeps earlier imports, and lets the version before add parts to them", async () => {
  await migrateBefore(migration);
  await addPart(200);

  await migrateTo(migration);

  await addPart(50);
  expect(await env.DB.prepare("SELECT created, file_name, undone_at FROM imports").first()).toEqual({
    created: 250,
    file_name: null,
    undone_at: null,
  });
  await addRow();
  await expect(addRow()).rejects.toThrow("UNIQUE");
});
