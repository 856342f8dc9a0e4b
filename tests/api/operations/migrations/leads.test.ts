import { applyD1Migrations } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { expect, it } from "vitest";
import { runSchedule } from "#worker/flows/run-schedule.ts";
import { expectDerivedDataToMatch } from "../../../support/database-consistency.ts";
import { emptyStorage } from "../../../support/storage/empty-storage.ts";

const position = 2;
/** A statement of the version before: it names none of the new columns. */
const insert = (id: string, status: string) =>
  env.DB.prepare(
    `INSERT INTO enquiries (id, reference, service, name, email, phone_number, status, submitted_at, due_at, changed_at)
     VALUES (?, ?, 'general', 'Ma Kebbeh', '', '0775 550 909', ?, '2026-11-01T00:00:00.000Z', '2026-11-02T00:00:00.000Z',
       '2026-11-01T09:00:00.000Z')`,
  ).bind(id, `E-${id}`, status);
const insertReply = (n: number, at: string) =>
  env.DB.prepare(
    "INSERT INTO enquiry_history (enquiry_n, at, actor_id, field, before, after) VALUES (?, ?, 'mary', 'status', 'new', 'replied')",
  ).bind(n, at);
const readEnquiries = async () =>
  (await env.DB.prepare("SELECT id, channel, answered_at, answered_by, opened_at FROM enquiries ORDER BY n").all())
    .results;

it("keeps enquiries with what is known of their answers, and the statements of the version before still work", async () => {
  await emptyStorage();
  await applyD1Migrations(env.DB, env.MIGRATIONS.slice(0, position));
  await env.DB.batch([insert("new", "new"), insert("read", "read"), insert("replied", "replied")]);
  await env.DB.batch([
    insertReply(3, "2026-11-01T08:00:00.000Z"),
    insertReply(3, "2026-11-01T08:30:00.000Z"),
    env.DB.prepare(
      `INSERT INTO users (id, username, username_key, email, email_key, password_hash, role, created_at)
       VALUES ('mary', 'mary', 'mary', 'm@example.org', 'm@example.org', 'x', 'admin', '2026-01-01')`,
    ),
  ]);
  await applyD1Migrations(env.DB, env.MIGRATIONS);
  const before = { channel: "form", answered_at: null, answered_by: null };
  const answered_at = "2026-11-01T08:00:00.000Z";
  expect(await readEnquiries()).toEqual([
    { id: "new", ...before, opened_at: null },
    { id: "read", ...before, opened_at: "2026-11-01T09:00:00.000Z" },
    { id: "replied", channel: "form", answered_at, answered_by: "mary", opened_at: answered_at },
  ]);
  await insert("after", "new").run();
  await env.DB.prepare(
    `INSERT INTO users (id, username, username_key, email, email_key, password_hash, role, created_at)
     VALUES ('joy', 'joy', 'joy', 'j@example.org', 'j@example.org', 'x', 'admin', '2026-01-01')`,
  ).run();
  expect(await readEnquiries()).toHaveLength(4);
  await runSchedule(env, new Date("2026-11-27T12:00:00.000Z"));
  const { results } = await env.DB.prepare(
    "SELECT DISTINCT people.name FROM enquiries JOIN people ON people.n = person_n",
  ).all();
  expect(results).toEqual([{ name: "Ma Kebbeh" }]);
  const found = await env.DB.prepare(
    "SELECT rowid FROM enquiry_index_people WHERE enquiry_index_people MATCH '\"_phone_0909\"'",
  ).all();
  expect(found.results).toHaveLength(1);
  await applyD1Migrations(env.DB, env.MIGRATIONS);
  await expectDerivedDataToMatch();
});

it("has indexes for the people of enquiries and for their search", async () => {
  const statements = [
    "SELECT n FROM enquiries INDEXED BY enquiries_without_person WHERE person_n IS NULL AND name <> '' AND spam = 0 AND is_unlinked = 0",
    "SELECT n FROM people INDEXED BY people_last_contact WHERE merged_into IS NULL ORDER BY last_contact_at DESC",
    "SELECT n FROM people INDEXED BY people_merged WHERE merged_into = 'x'",
  ];
  // SQLite rejects the statement if the index cannot find its rows.
  for (const statement of statements) expect((await env.DB.prepare(statement).all()).success).toBe(true);
});
