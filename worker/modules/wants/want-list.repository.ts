import { and, desc, eq, inArray, lt, type SQL, sql } from "drizzle-orm";
import * as z from "zod";
import { pageSizes } from "#contract/http/pagination.ts";
import type { WantsQuery } from "#contract/wants/want.ts";
import { isVisiblePerson } from "#worker/db/contacts/patients.ts";
import { builder } from "#worker/db/driver.ts";
import type { HealthReader } from "#worker/db/health-permission.ts";
import { selectFirst } from "#worker/db/query.ts";
import { fromJson } from "#worker/db/stored-columns.ts";
import { wants } from "#worker/db/tables/wants.ts";

/** The person of a want: for whom a colleague added it, else who alone has its contact. */
const personOfWant = (reader: HealthReader): SQL =>
  sql`coalesce(wants.person_n, (SELECT min(person_n) FROM contacts JOIN people ON people.n = person_n
    WHERE contacts.key = contact_key AND merged_into IS NULL AND ${isVisiblePerson(reader)} HAVING count(DISTINCT person_n) = 1))`;

/** The id of the person of a want, if the reader may see the person. */
export const personIdOfWant = (reader: HealthReader): SQL<string | null> =>
  sql`(SELECT people.id FROM people WHERE people.n = ${personOfWant(reader)} AND ${isVisiblePerson(reader)})`;

const nameOfWant = sql<
  string | null
>`coalesce(wants.name, (SELECT people.name FROM people WHERE people.n = wants.person_n))`;
const phoneOfWant = sql<
  string | null
>`coalesce(wants.phone_number, (SELECT value FROM contacts WHERE person_n = wants.person_n
  AND contacts.kind IN ('whatsapp', 'phone') ORDER BY contacts.kind = 'phone', n LIMIT 1))`;

/** The uuids of the homes that a colleague has to tell. */
const unsentHomes = sql`(SELECT json_group_array(property_uuid) FROM want_matches
  JOIN properties ON properties.uuid = property_uuid WHERE want_n = wants.n AND sent_at IS NULL AND channel = 'whatsapp'
    AND wants.status = 'active' AND is_listed = 1 AND is_available = 1)`.mapWith(fromJson(z.array(z.string())));

const selectWants = (reader: HealthReader) =>
  builder
    .select({
      n: wants.n,
      id: wants.id,
      kind: wants.kind,
      filters: wants.filters,
      label: wants.label,
      channel: wants.channel,
      status: wants.status,
      note: wants.note,
      created_at: wants.created_at,
      ends_at: wants.ends_at,
      told_at: wants.told_at,
      person_id: personIdOfWant(reader).as("person_id"),
      name: nameOfWant.as("name"),
      phone_number: phoneOfWant.as("phone_number"),
      unsent: unsentHomes.as("unsent"),
    })
    .from(wants);

export type ListedWant = ReturnType<typeof selectWants>["_"]["result"][number];

/** The condition for wants that the reader may see: those of the clinic and of patients need the permission. */
const isVisibleWant = (reader: HealthReader): SQL | undefined =>
  reader.seesHealth
    ? undefined
    : sql`wants.kind <> 'clinic' AND NOT EXISTS (SELECT 1 FROM people WHERE people.n = wants.person_n AND NOT ${isVisiblePerson(reader)})`;

/** Lists one page of wants, the newest first, and one more. */
export function listWants(
  reader: HealthReader,
  { kind, person_id, q, status, limit = pageSizes.default, cursor, to_tell }: WantsQuery,
) {
  const digits = q?.replace(/\D/g, "").replace(/^0+/, "") ?? "";
  const isNumber = digits.length >= 4 && !/\p{L}/u.test(q ?? "");
  const phoneDigits = sql`replace(replace(replace(${phoneOfWant}, ' ', ''), '-', ''), '+', '')`;
  const words = q ? q.toLowerCase().split(/\s+/) : [];
  return selectWants(reader)
    .where(
      and(
        isVisibleWant(reader),
        kind && eq(wants.kind, kind),
        status && eq(wants.status, status),
        cursor ? lt(wants.n, Number(cursor)) : undefined,
        person_id ? eq(personIdOfWant(reader), person_id) : undefined,
        to_tell ? sql`unsent <> '[]'` : undefined,
        ...(isNumber
          ? [sql`instr(${phoneDigits}, ${digits}) > 0`]
          : words.map((word) => sql`instr(lower(label || ' ' || coalesce(${nameOfWant}, '')), ${word}) > 0`)),
      ),
    )
    .orderBy(desc(wants.n))
    .limit(limit + 1);
}

/** Finds a want that the reader may see. */
export const findListedWant = (reader: HealthReader, id: string) =>
  selectFirst(selectWants(reader).where(and(eq(wants.id, id), isVisibleWant(reader))));

/** Returns what all active wants look for. */
export const findAllSearches = builder
  .select({ kind: wants.kind, filters: wants.filters })
  .from(wants)
  .where(and(eq(wants.status, "active"), inArray(wants.kind, ["buy", "rent"])));
