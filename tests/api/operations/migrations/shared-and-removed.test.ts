import { applyD1Migrations } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { expect, it } from "vitest";
import { queryRows } from "../../../support/admin-client.ts";
import { expectDerivedDataToMatch } from "../../../support/database-consistency.ts";
import { emptyStorage } from "../../../support/storage/empty-storage.ts";

const position = 8;
/** A statement of the version before: it names none of the new columns. */
const insertRemoved = (uuid: string) =>
  env.DB.prepare(
    `INSERT INTO removed_properties (uuid, kind, property_type, type_key, city, area, area_key, price_cents, removed_at)
     VALUES (?, 'rent', 'House', 'house', 'Monrovia', 'Sinkor', 'sinkor', 80000, '2026-11-01')`,
  ).bind(uuid);

it("keeps removed homes, of which no reference is known, and the statements of the version before still work", async () => {
  await emptyStorage();
  await applyD1Migrations(env.DB, env.MIGRATIONS.slice(0, position));
  await insertRemoved("old").run();
  await applyD1Migrations(env.DB, env.MIGRATIONS.slice(0, position + 1));
  await insertRemoved("new").run();
  expect(await queryRows("SELECT uuid, area, reference, status FROM removed_properties ORDER BY uuid")).toEqual([
    { uuid: "new", area: "Sinkor", reference: null, status: null },
    { uuid: "old", area: "Sinkor", reference: null, status: null },
  ]);
  await applyD1Migrations(env.DB, env.MIGRATIONS);
  await expectDerivedDataToMatch();
});
