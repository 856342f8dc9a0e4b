import { applyD1Migrations } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { expect, it } from "vitest";
import { storeUser } from "../../../support/accounts.ts";
import { queryRows } from "../../../support/admin-client.ts";
import { emptyStorage } from "../../../support/storage/empty-storage.ts";

const position = 9;

it("adds a table for saved searches, whose rows are deleted with their account", async () => {
  await emptyStorage();
  await applyD1Migrations(env.DB, env.MIGRATIONS.slice(0, position));
  const { id } = await storeUser();
  await applyD1Migrations(env.DB, env.MIGRATIONS.slice(0, position + 1));
  const insert = env.DB.prepare(
    "INSERT INTO saved_searches (user_id, path, query, label, saved_at) VALUES (?, '/rent', '', 'Rent', '2026-11-01')",
  ).bind(id);
  await insert.run();
  await expect(insert.run()).rejects.toThrow("UNIQUE");
  await applyD1Migrations(env.DB, env.MIGRATIONS);
  await env.DB.prepare("DELETE FROM users WHERE id = ?").bind(id).run();
  expect(await queryRows("SELECT * FROM saved_searches")).toEqual([]);
});
