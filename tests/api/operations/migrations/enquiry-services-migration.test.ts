import { env } from "cloudflare:workers";
import { expect, it } from "vitest";
import { migrateBefore, migrateTo } from "../../../support/migrations.ts";

const migration = "0008_open_enquiry_services.sql";
const tables = ["enquiries", "enquiry_history", "mail_outbox", "enquiry_counts", "enquiry_days"];

const readTables = async () => {
  const results = await env.DB.batch(tables.map((table) => env.DB.prepare(`SELECT * FROM ${table} ORDER BY 1, 2`)));
  return Object.fromEntries(results.map((result, index) => [tables[index], result.results]));
};
const findWords = async (words: string) =>
  (await env.DB.prepare("SELECT rowid FROM enquiry_index WHERE enquiry_index MATCH ?").bind(words).all()).results;
const insertEnquiry = (id: string, service: string) =>
  env.DB.prepare(
    `INSERT INTO enquiries (id, reference, service, name, email, phone_number, message, submitted_at, due_at, changed_at)
     VALUES (?, ?, ?, 'Ma Kebbeh', 'kebbeh@example.org', '0770 000 001', 'Is the villa free?', ?4, ?4, ?4)`.replaceAll(
      "?4",
      "'2026-11-01T09:00:00.000Z'",
    ),
  )
    .bind(id, `E-${id}`, service)
    .run();

it("keeps enquiries, history, queued mail, counters and search when the check on services is removed", async () => {
  await migrateBefore(migration);
  for (const [id, service] of [
    ["a", "health"],
    ["b", "general"],
    ["c", "janitorial"],
  ] as const)
    await insertEnquiry(id, service);
  await env.DB.prepare("UPDATE enquiries SET status = 'read' WHERE id = 'b'").run();
  await env.DB.prepare("DELETE FROM enquiries WHERE id = 'c'").run();
  await env.DB.batch([
    env.DB.prepare(
      "INSERT INTO enquiry_history (enquiry_n, at, actor_id, field, before, after) SELECT n, '2026-11-01T10:00:00.000Z', 'x', 'status', 'new', 'read' FROM enquiries WHERE id = 'b'",
    ),
    env.DB.prepare("INSERT INTO mail_outbox (enquiry_n, next_at) SELECT n, '2026-11-01T10:00:00.000Z' FROM enquiries"),
  ]);
  const before = await readTables();
  await expect(insertEnquiry("d", "report")).rejects.toThrow(/CHECK/);

  await migrateTo(migration);

  expect(await readTables()).toEqual(before);
  expect(await findWords("villa")).toHaveLength(2);
  await insertEnquiry("d", "report");
  // The number of the deleted enquiry is not reused, and the triggers still maintain counters and index.
  expect(await env.DB.prepare("SELECT n FROM enquiries WHERE id = 'd'").first("n")).toBe(4);
  expect(await env.DB.prepare("SELECT count FROM enquiry_counts WHERE service = 'report'").first("count")).toBe(1);
  expect(await findWords("villa")).toHaveLength(3);
});
