import { type SQL, sql } from "drizzle-orm";
import * as z from "zod";
import { pageSizes } from "#contract/http/pagination.ts";
import type { AdminWant, WantsQuery } from "#contract/wants/want.ts";
import { isVisiblePerson } from "#worker/db/contacts/patients.ts";
import { integerLiteral } from "#worker/db/expressions.ts";
import type { HealthReader } from "#worker/db/health-permission.ts";
import { type Query, selectFirst, selectRows } from "#worker/db/query.ts";
import { storedColumns, storedJson } from "#worker/db/stored-columns.ts";
import { wants } from "#worker/db/tables/wants.ts";

const listedRow = storedColumns(wants, [
  "n",
  "id",
  "kind",
  "filters",
  "label",
  "channel",
  "status",
  "note",
  "created_at",
  "ends_at",
  "told_at",
]).extend({
  person_id: z.string().nullable(),
  name: z.string().nullable(),
  phone_number: z.string().nullable(),
  unsent: storedJson(z.array(z.string())),
});
export type ListedWant = z.output<typeof listedRow> & Omit<AdminWant, "matches" | "to_tell">;

/** The person of a want: for whom a colleague added it, else who alone has its contact. */
const personOfWant = (reader: HealthReader): SQL =>
  sql`coalesce(wants.person_n, (SELECT min(person_n) FROM contacts JOIN people ON people.n = person_n
    WHERE contacts.key = contact_key AND merged_into IS NULL AND ${isVisiblePerson(reader)} HAVING count(DISTINCT person_n) = 1))`;

/** The id of the person of a want, if the reader may see the person. */
export const personIdOfWant = (reader: HealthReader): SQL =>
  sql`(SELECT people.id FROM people WHERE people.n = ${personOfWant(reader)} AND ${isVisiblePerson(reader)})`;

const contactOf = (kind: "name" | "phone"): SQL =>
  kind === "name"
    ? sql.raw("coalesce(wants.name, (SELECT people.name FROM people WHERE people.n = wants.person_n))")
    : sql.raw(`coalesce(wants.phone_number, (SELECT value FROM contacts WHERE person_n = wants.person_n
        AND contacts.kind IN ('whatsapp', 'phone') ORDER BY contacts.kind = 'phone', n LIMIT 1))`);

const columns = (
  reader: HealthReader,
) => sql`wants.n, wants.id, wants.kind, filters, label, channel, wants.status, wants.note,
  wants.created_at, ends_at, told_at, ${personIdOfWant(reader)} AS person_id, ${contactOf("name")} AS name,
  ${contactOf("phone")} AS phone_number, (SELECT json_group_array(property_uuid) FROM want_matches
    JOIN properties ON properties.uuid = property_uuid WHERE want_n = wants.n AND sent_at IS NULL AND channel = 'whatsapp'
    AND wants.status = 'active' AND is_listed = 1 AND is_available = 1) AS unsent`;

/** The condition for wants that the reader may see: those of the clinic and of patients need the permission. */
const isVisibleWant = (reader: HealthReader): SQL =>
  reader.seesHealth
    ? sql.raw("true")
    : sql`wants.kind <> 'clinic' AND NOT EXISTS (SELECT 1 FROM people WHERE people.n = wants.person_n AND NOT ${isVisiblePerson(reader)})`;

/** Lists one page of wants, the newest first, and one more. */
export function listWants(
  reader: HealthReader,
  { kind, person_id, q, status, limit = pageSizes.default, cursor, to_tell }: WantsQuery,
): Query<ListedWant[]> {
  const text = q?.toLowerCase();
  const digits = q?.replace(/\D/g, "").replace(/^0+/, "");
  const isNumber = digits && digits.length >= 4 && !/\p{L}/u.test(q ?? "");
  const conditions = [
    isVisibleWant(reader),
    ...(kind ? [sql`wants.kind = ${kind}`] : []),
    ...(status ? [sql`wants.status = ${status}`] : []),
    ...(cursor ? [sql`wants.n < ${cursor}`] : []),
    ...(person_id ? [sql`${personIdOfWant(reader)} = ${person_id}`] : []),
    ...(to_tell ? [sql`unsent <> '[]'`] : []),
    ...(isNumber
      ? [sql`instr(replace(replace(replace(${contactOf("phone")}, ' ', ''), '-', ''), '+', ''), ${digits}) > 0`]
      : text
        ? text
            .split(/\s+/)
            .map((word) => sql`instr(lower(label || ' ' || coalesce(${contactOf("name")}, '')), ${word}) > 0`)
        : []),
  ];
  return selectRows(
    sql`SELECT ${columns(reader)} FROM wants WHERE ${sql.join(conditions, sql` AND `)}
      ORDER BY wants.n DESC LIMIT ${integerLiteral(limit + 1)}`,
    listedRow,
  );
}

/** Finds a want that the reader may see. */
export const findListedWant = (reader: HealthReader, id: string): Query<ListedWant | undefined> =>
  selectFirst(
    selectRows(
      sql`SELECT ${columns(reader)} FROM wants WHERE wants.id = ${id} AND ${isVisibleWant(reader)}`,
      listedRow,
    ),
  );

const searchRow = storedColumns(wants, ["kind", "filters"]);
/** Returns what all active wants look for. */
export const findAllSearches: Query<z.output<typeof searchRow>[]> = selectRows(
  sql`SELECT kind, filters FROM wants WHERE status = 'active' AND kind IN ('buy', 'rent')`,
  searchRow,
);
