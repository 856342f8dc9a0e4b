import { applyD1Migrations } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { expect, it } from "vitest";
import { expectDerivedDataToMatch } from "../../../support/database-consistency.ts";
import { emptyStorage } from "../../../support/storage/empty-storage.ts";

const position = 1;
const insert = (id: string, email: string) =>
  env.DB.prepare(
    `INSERT INTO enquiries (id, reference, service, name, email, phone_number, submitted_at, changed_at)
     VALUES (?, ?, 'general', 'Ma Kebbeh', ?, '0775 550 909', '2024-01-01T00:00:00.000Z', '2024-01-01T00:00:00.000Z')`,
  ).bind(id, `E-${id}`, email);
const anonymizeOld = () =>
  env.DB.prepare(
    "UPDATE enquiries SET name = '', email = '', phone_number = '' WHERE email <> '' AND spam = 0 AND changed_at < ?",
  )
    .bind("2025-01-01T00:00:00.000Z")
    .run();
const readNames = async () => (await env.DB.prepare("SELECT id, name FROM enquiries ORDER BY n").all()).results;

it("keeps enquiries, and the statements of the version before still work", async () => {
  await emptyStorage();
  await applyD1Migrations(env.DB, env.MIGRATIONS.slice(0, position));
  await insert("before", "kebbeh@example.org").run();
  await applyD1Migrations(env.DB, env.MIGRATIONS.slice(0, position + 1));
  await insert("after", "").run();
  expect(await readNames()).toEqual([
    { id: "before", name: "Ma Kebbeh" },
    { id: "after", name: "Ma Kebbeh" },
  ]);
  await anonymizeOld();
  expect(await readNames()).toEqual([
    { id: "before", name: "" },
    { id: "after", name: "Ma Kebbeh" },
  ]);
  await applyD1Migrations(env.DB, env.MIGRATIONS);
  await expectDerivedDataToMatch();
});

it("has an index for the retention of enquiries without an email", async () => {
  // SQLite rejects the statement if the index cannot find its rows.
  const statement = "UPDATE enquiries INDEXED BY enquiries_changed SET name = '' WHERE name <> '' AND changed_at < ?";
  await expect(env.DB.prepare(statement).bind("2025-01-01").run()).resolves.toMatchObject({ success: true });
});
