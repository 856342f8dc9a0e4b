import { applyD1Migrations } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { expect, it } from "vitest";
import { expectDerivedDataToMatch } from "../../../support/database-consistency.ts";
import { emptyStorage } from "../../../support/storage/empty-storage.ts";

const position = 4;
/** Statements of the version before: they name none of the new columns. */
const insert = (id: string, name: string, isOwner: number) => [
  env.DB.prepare(
    `INSERT INTO people (id, name, name_key, is_client, is_owner, created_at, changed_at, last_contact_at)
     VALUES (?1, ?2, lower(?2), 1, ?3, '2026-11-27', '2026-11-27', '2026-11-27')`,
  ).bind(id, name, isOwner),
  env.DB.prepare(
    "INSERT INTO contacts (person_n, kind, value, key) SELECT n, 'phone', '0775 550 909', '+231775550909' FROM people WHERE id = ?",
  ).bind(id),
];
const find = async (match: string) => {
  const { results } = await env.DB.prepare(
    "SELECT id FROM enquiry_index_people JOIN people ON people.n = enquiry_index_people.rowid WHERE enquiry_index_people MATCH ? ORDER BY people.n",
  )
    .bind(match)
    .all<{ id: string }>();
  return results.map(({ id }) => id);
};

it("keeps people, finds them by kind and colleague too, and the statements of the version before still work", async () => {
  await emptyStorage();
  await applyD1Migrations(env.DB, env.MIGRATIONS.slice(0, position));
  await env.DB.batch([...insert("mary", "Mary", 1), ...insert("joy", "Joy", 0)]);
  await applyD1Migrations(env.DB, env.MIGRATIONS.slice(0, position + 1));
  expect(await find('"_phone_0909" AND "_is_owner"')).toEqual(["mary"]);
  expect(await find('"jo" *')).toEqual(["joy"]);
  expect((await env.DB.prepare("SELECT is_patient FROM people").all()).results).toEqual([
    { is_patient: 0 },
    { is_patient: 0 },
  ]);

  await env.DB.batch([
    ...insert("ben", "Ben", 1),
    env.DB.prepare("UPDATE people SET name = 'Joyce', is_supplier = 1 WHERE id = 'joy'"),
    env.DB.prepare("UPDATE people SET last_contact_at = '2026-11-28', is_client = 1 WHERE id = 'mary'"),
    env.DB.prepare("UPDATE people SET is_owner = 0 WHERE id = 'mary'"),
  ]);
  expect(await find('"_phone_0909" AND "_is_owner"')).toEqual(["ben"]);
  expect(await find('"joyc" * AND "_is_supplier"')).toEqual(["joy"]);
  await env.DB.prepare("DELETE FROM people").run();
  expect(await find('"_is_client" OR "_is_owner" OR "_phone_0909" OR "joyce"')).toEqual([]);
  await applyD1Migrations(env.DB, env.MIGRATIONS);
  await expectDerivedDataToMatch();
});
