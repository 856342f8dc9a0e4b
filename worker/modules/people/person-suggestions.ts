import { type SQL, sql } from "drizzle-orm";
import * as z from "zod";
import { maxPersonEntries, type Person, personSchema } from "#contract/people/person.ts";
import { isVisiblePerson } from "#worker/db/contacts/patients.ts";
import { integerLiteral } from "#worker/db/expressions.ts";
import type { HealthReader } from "#worker/db/health-permission.ts";
import { combineQueries, type Query, selectRows } from "#worker/db/query.ts";
import { differentFrom } from "./different-people.repository.ts";
import { firstContacts, personRow } from "./person-rows.ts";

const { reason } = personSchema.shape.suggestions.element.shape;
/** People who are looked at for each reason. */
const maxCandidates = 5;

/** The orders of a name as `nameOrders` returns them, in SQL. */
function nameOrdersOf(column: string): SQL {
  const beforeLast = `rtrim(${column}, replace(${column}, ' ', ''))`;
  const firstLast = `trim(substr(${column}, instr(${column}, ' ') + 1) || ' ' || substr(${column}, 1, instr(${column}, ' ') - 1))`;
  const lastFirst = `trim(substr(${column}, length(${beforeLast}) + 1) || ' ' || rtrim(${beforeLast}))`;
  return sql.raw(`${column}, iif(instr(${column}, ' '), ${firstLast}, ${column}), ${lastFirst}`);
}

const suggestedRow = personRow
  .pick({ id: true, name: true, last_contact_at: true, contacts: true })
  .extend({ reason: z.string().pipe(reason) });

/** Selects people who may be the same: with the same number or address, the same name in any order, or a WhatsApp name that is the name. Without those of whom a colleague said that they are not. */
export function selectSuggestions(reader: HealthReader, person: SQL): Query<Person["suggestions"]> {
  const isOther = (n: string) => sql`${sql.raw(n)} <> ${person} AND ${sql.raw(n)} NOT IN ${differentFrom(person)}`;
  const own = sql`people AS own JOIN contacts ON contacts.person_n = own.n`;
  const candidates = sql`
    SELECT * FROM (SELECT others.person_n AS n, 'contact' AS reason, 1 AS rank FROM ${own}
      JOIN contacts AS others ON others.key = contacts.key
      WHERE own.n = ${person} AND (contacts.kind <> 'whatsapp' OR contacts.key GLOB '[+0-9]*') AND ${isOther("others.person_n")} LIMIT ${integerLiteral(maxCandidates)})
    UNION ALL SELECT * FROM (SELECT same.n, 'name', 2 FROM people AS own JOIN people AS same ON same.name_key IN (${nameOrdersOf("own.name_key")})
      WHERE own.n = ${person} AND own.name_key <> '' AND ${isOther("same.n")} LIMIT ${integerLiteral(maxCandidates)})
    UNION ALL SELECT * FROM (SELECT named.n, 'whatsapp name', 3 FROM ${own} JOIN people AS named ON named.name_key = contacts.key
      WHERE own.n = ${person} AND contacts.kind = 'whatsapp' AND ${isOther("named.n")} LIMIT ${integerLiteral(maxCandidates)})
    UNION ALL SELECT * FROM (SELECT contacts.person_n, 'whatsapp name', 3 FROM people AS own JOIN contacts ON contacts.key = own.name_key
      WHERE own.n = ${person} AND own.name_key <> '' AND contacts.kind = 'whatsapp' AND ${isOther("contacts.person_n")} LIMIT ${integerLiteral(maxCandidates)})`;
  // The people are chosen first, so that contacts of others are not read.
  const rows = selectRows(
    sql`SELECT chosen.id, chosen.name, chosen.last_contact_at, reason,
        (SELECT json_group_array(json_object('kind', kind, 'value', value) ORDER BY contacts.n) FROM contacts
          WHERE person_n = chosen.n) AS contacts
      FROM (SELECT people.n, people.id, people.name, last_contact_at, candidates.reason, candidates.rank FROM (
          SELECT n, reason, min(rank) AS rank FROM (${candidates}) GROUP BY n) AS candidates
        CROSS JOIN people ON people.n = candidates.n
        WHERE merged_into IS NULL AND ${isVisiblePerson(reader)} ORDER BY candidates.rank, last_contact_at DESC
        LIMIT ${integerLiteral(maxPersonEntries.suggestions)}) AS chosen
      ORDER BY chosen.rank, chosen.last_contact_at DESC`,
    suggestedRow,
  );
  return combineQueries([rows], (found) =>
    found.map((row) => {
      const { id, name, contacts, last_contact_at, reason: common } = row;
      return { id, name, ...firstContacts(contacts), last_contact_at, reason: common };
    }),
  );
}
