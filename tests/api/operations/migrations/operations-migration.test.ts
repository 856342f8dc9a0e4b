import { env } from "cloudflare:workers";
import { expect, it } from "vitest";
import { migrateBefore, migrateTo } from "../../../support/migrations.ts";

const migration = "0009_operations.sql";

const run = (statement: string) => env.DB.prepare(statement).run();
const insertEntry = (entity: string, id: string, time: string) =>
  run(
    `INSERT INTO audit (at, action, entity, entity_id, before) VALUES ('${time}', 'update', '${entity}', '${id}', '{}')`,
  );

it("keeps accounts and audit entries, and adds the references that people know", async () => {
  await migrateBefore(migration);
  await run(
    `INSERT INTO users (id, username, username_key, email, email_key, password_hash, created_at)
     VALUES ('u', 'Ada', 'ada', 'Ada@example.org', 'ada@example.org', 'x', '2026-11-01T09:00:00.000Z')`,
  );
  await run(
    `INSERT INTO enquiries (id, reference, service, name, email, phone_number, submitted_at)
     VALUES ('e', 'E-1', 'health', 'Ada', 'ada@example.org', '0770000001', '2026-11-01T09:00:00.000Z')`,
  );
  await insertEntry("enquiry", "e", "2026-11-01T10:00:00.000Z");
  await insertEntry("user", "u", "2026-11-01T11:00:00.000Z");

  await migrateTo(migration);

  const { results } = await env.DB.prepare("SELECT entity, entity_id, reference FROM audit ORDER BY n").all();
  expect(results).toEqual([
    { entity: "enquiry", entity_id: "e", reference: "E-1" },
    { entity: "user", entity_id: "u", reference: null },
  ]);
  expect(await env.DB.prepare("SELECT username, email_verified_at FROM users").first()).toEqual({
    username: "Ada",
    email_verified_at: null,
  });
  // The statements of the version before still work.
  await insertEntry("user", "u", "2026-11-01T12:00:00.000Z");
});

it("allows only audit entries older than 24 months to be deleted, and none to be changed", async () => {
  await insertEntry("user", "old", "2020-01-01T00:00:00.000Z");
  await insertEntry("user", "new", new Date().toISOString());
  await expect(run("UPDATE audit SET action = 'create'")).rejects.toThrow("audit entries are never changed");
  await expect(run("DELETE FROM audit WHERE entity_id = 'new'")).rejects.toThrow("kept for 24 months");
  await run("DELETE FROM audit WHERE entity_id = 'old'");
  const { results } = await env.DB.prepare("SELECT entity_id FROM audit").all();
  expect(results).toEqual([{ entity_id: "new" }]);
});
