import { type SQL, sql } from "drizzle-orm";
import * as z from "zod";
import { mergeUndoDays, personLimits } from "#contract/people/person-limits.ts";
import { hasChangedRows, insertAuditEntry } from "#worker/db/audit-entries.ts";
import { isClinicOnly, isVisiblePerson, markPatients } from "#worker/db/contacts/patients.ts";
import { integerLiteral } from "#worker/db/expressions.ts";
import type { HealthReader } from "#worker/db/health-permission.ts";
import { combineQueries, type Query, selectFirst, selectRows } from "#worker/db/query.ts";
import { storedJson } from "#worker/db/stored-columns.ts";
import type { AdminActor } from "#worker/http/actor.ts";
import { isVisibleMerge } from "./shown-enquiries.ts";

/** The fields of the kept person that a merge may change. */
const combinedFields = [
  "is_client",
  "is_owner",
  "is_supplier",
  "is_patient",
  "note",
  "key_holder",
  "assignee_id",
  "last_contact_at",
] as const;

/** Who is known from health services only stays a patient, also after the merge and after its end. */
const isPatientOnce = (person: "kept" | "merged"): SQL =>
  sql`max(${sql.raw(person)}.is_patient, ${isClinicOnly(person)})`;

/** The values of these fields of the kept person before a merge. */
const before = (name: (typeof combinedFields)[number]): SQL =>
  name === "is_patient" ? isPatientOnce("kept") : sql.raw(`kept.${name}`);

const noteAfter = sql.raw(
  "CASE WHEN kept.note <> merged.note THEN kept.note || char(10) || merged.note ELSE coalesce(kept.note, merged.note) END",
);

/** The values of these fields after a merge. What the kept person has stays; both notes are kept. */
const combined: Record<(typeof combinedFields)[number], SQL> = {
  is_client: sql.raw("max(kept.is_client, merged.is_client)"),
  is_owner: sql.raw("max(kept.is_owner, merged.is_owner)"),
  is_supplier: sql.raw("max(kept.is_supplier, merged.is_supplier)"),
  is_patient: sql`max(${isPatientOnce("kept")}, ${isPatientOnce("merged")})`,
  note: noteAfter,
  key_holder: sql.raw("coalesce(kept.key_holder, merged.key_holder)"),
  assignee_id: sql.raw("coalesce(kept.assignee_id, merged.assignee_id)"),
  last_contact_at: sql.raw("max(kept.last_contact_at, merged.last_contact_at)"),
};

const noteTogether = sql`coalesce(length(${noteAfter}), 0)`;

const asJson = (values: (name: (typeof combinedFields)[number]) => SQL): SQL =>
  sql`json_object(${sql.join(
    combinedFields.map((name) => sql`${sql.raw(`'${name}'`)}, ${values(name)}`),
    sql`, `,
  )})`;

/** What stops a merge. */
interface MergeOutcome {
  isKeptFound: boolean;
  isMerged: boolean;
  /** What both people have together; undefined if one of them is unknown. */
  together: { contacts: number; note: number } | undefined;
}

/** How many contacts both people have together, each once. */
const contactsTogether = sql`(SELECT count(*) FROM (SELECT DISTINCT kind, key FROM contacts WHERE person_n IN (kept.n, merged.n)))`;

/**
 * Makes another person a part of this one: contacts, enquiries, calls and homes move, kinds and notes are combined. The row of
 * the other person stays until the merge is final. People who could not be saved afterwards are not merged.
 * @param token undoes the merge
 */
export function mergePeople(
  actor: AdminActor,
  { id, otherId, token }: { id: string; otherId: string; token: string },
  now: Date,
): Query<MergeOutcome> {
  const at = now.toISOString();
  const merge = sql`(SELECT merged_n FROM person_merges WHERE person_merges.id = ${token})`;
  const people = sql`people AS kept, people AS merged
    WHERE kept.id = ${id} AND merged.id = ${otherId} AND kept.n <> merged.n
      AND kept.merged_into IS NULL AND merged.merged_into IS NULL
      AND ${isVisiblePerson(actor, "kept")} AND ${isVisiblePerson(actor, "merged")}`;
  const kept = sql`(SELECT kept_n FROM person_merges WHERE person_merges.id = ${token})`;
  return combineQueries(
    [
      selectRows(
        sql`SELECT count(*) AS count FROM people
          WHERE people.id = ${id} AND merged_into IS NULL AND ${isVisiblePerson(actor)}`,
        z.object({ count: z.number() }),
      ),
      selectRows(
        sql`SELECT ${contactsTogether} AS contacts, ${noteTogether} AS note FROM ${people}`,
        z.object({ contacts: z.number(), note: z.number() }),
      ),
      sql`INSERT INTO person_merges (id, kept_n, merged_n, at, actor_id, moved)
        SELECT ${token}, kept.n, merged.n, ${at}, ${actor.id}, json_object(
          'contacts', json((SELECT json_group_array(json_object('kind', kind, 'key', key)) FROM contacts WHERE person_n = merged.n AND NOT EXISTS (
            SELECT 1 FROM contacts AS own WHERE own.person_n = kept.n AND own.kind = contacts.kind AND own.key = contacts.key))),
          'enquiries', json((SELECT json_group_array(n) FROM enquiries WHERE person_n = merged.n)),
          'listings', json((SELECT json_group_array(uuid) FROM properties WHERE owner_id = merged.id)),
          'events', json((SELECT json_group_array(n) FROM person_events WHERE person_n = merged.n)),
          'wants', json((SELECT json_group_array(n) FROM wants WHERE person_n = merged.n)),
          'kept', json((SELECT json_group_array(json_object('kind', kind, 'key', key)) FROM contacts WHERE person_n = kept.n)),
          'newest', (SELECT coalesce(max(n), 0) FROM enquiries), 'before', ${asJson(before)}, 'after', ${asJson((name) => combined[name])})
        FROM ${people} AND ${contactsTogether} <= ${personLimits.contacts} AND ${noteTogether} <= ${personLimits.note}`,
      insertAuditEntry(
        actor,
        { action: "merge", entity: "person", entityId: id, after: { other_id: otherId } },
        now,
        hasChangedRows,
      ),
      markPatients(sql`SELECT people.id FROM people WHERE n = ${merge}`),
      sql`UPDATE contacts SET person_n = ${kept} WHERE person_n = ${merge} AND ${isMovedContact(token)}`,
      sql`UPDATE enquiries SET person_n = ${kept} WHERE n IN (${movedBy(token, "enquiries")})`,
      sql`UPDATE person_events SET person_n = ${kept} WHERE n IN (${movedBy(token, "events")})`,
      sql`UPDATE wants SET person_n = ${kept} WHERE n IN (${movedBy(token, "wants")})`,
      sql`UPDATE properties SET owner_id = ${id} WHERE uuid IN (${movedBy(token, "listings")})`,
      sql`DELETE FROM different_people WHERE one_n = min(${kept}, ${merge}) AND other_n = max(${kept}, ${merge})`,
      sql`UPDATE people SET changed_at = ${at}, ${sql.join(
        combinedFields.map((name) => sql`${sql.raw(name)} = ${storedValue(token, "after", name)}`),
        sql`, `,
      )} WHERE n = ${kept}`,
      sql`UPDATE people SET merged_into = ${id}, changed_at = ${at} WHERE n = ${merge}`,
      selectRows(
        sql`SELECT count(*) AS count FROM person_merges WHERE person_merges.id = ${token}`,
        z.object({ count: z.number() }),
      ),
    ],
    ([found], [together], ...rest) => ({
      isKeptFound: found?.count === 1,
      isMerged: rest.at(-1)?.[0]?.count === 1,
      together,
    }),
  );
}

/** A contact gets another number when its person is saved, so its kind and key say which one moved. */
const isMovedContact = (token: string): SQL =>
  sql`EXISTS (SELECT 1 FROM person_merges, json_each(moved, '$.contacts') WHERE person_merges.id = ${token}
    AND value ->> 'kind' = contacts.kind AND value ->> 'key' = contacts.key)`;

/** The keys of the rows that a merge moved. */
const movedBy = (token: string, what: "enquiries" | "events" | "listings" | "wants"): SQL =>
  sql`SELECT value FROM person_merges, json_each(moved, ${sql.raw(`'$.${what}'`)}) WHERE person_merges.id = ${token}`;

const storedValue = (token: string, when: "before" | "after", name: string): SQL =>
  sql`(SELECT moved ->> ${sql.raw(`'$.${when}.${name}'`)} FROM person_merges WHERE person_merges.id = ${token})`;

const contactKeys = storedJson(z.array(z.string()));
const mergedRow = z.object({
  id: z.string(),
  other_id: z.string(),
  kept_into: z.string().nullable(),
  name_key: z.string(),
  other_name_key: z.string(),
  moved: contactKeys,
  kept: contactKeys,
  shared: contactKeys,
  sent: storedJson(z.array(z.object({ n: z.number(), name: z.string(), email: z.string(), phone_number: z.string() }))),
});
/** A merge that can be undone, with what came since. */
export type FoundMerge = z.output<typeof mergedRow>;

/** What came since a merge and goes with the merged person when both are separated. */
export interface Following {
  /** The numbers (`n`) of enquiries. */
  enquiries: number[];
  /** The keys of contacts that these enquiries brought. */
  keys: string[];
}

/** An outage stores enquiries later than they were sent, so their numbers say which came since. */
const isSinceMerge = sql`enquiries.n > moved ->> '$.newest'`;

/** More enquiries since a merge stay with the person who was kept. */
const maxSent = 200;

/**
 * Finds a merge that can be undone, if the reader may see its people, with the enquiries of the kept person since. The keys
 * of contacts are those that moved, those that the kept person had, and those of them that the merged person had too.
 */
export function findMerge(reader: HealthReader, token: string, now: Date): Query<FoundMerge | undefined> {
  const selectKeys = (part: "contacts" | "kept") =>
    sql`(SELECT json_group_array(value ->> 'key') FROM json_each(moved, ${sql.raw(`'$.${part}'`)}))`;
  return selectFirst(
    selectRows(
      sql`SELECT kept.id, merged.id AS other_id, kept.merged_into AS kept_into, kept.name_key, merged.name_key AS other_name_key,
          ${selectKeys("contacts")} AS moved, ${selectKeys("kept")} AS kept,
          (SELECT json_group_array(key) FROM contacts WHERE person_n = merged.n) AS shared,
          (SELECT json_group_array(json_object('n', n, 'name', name, 'email', email, 'phone_number', phone_number)) FROM (
            SELECT n, name, email, phone_number FROM enquiries INDEXED BY enquiries_person
            WHERE person_n = kept.n AND ${isSinceMerge} AND name <> '' ORDER BY n DESC LIMIT ${integerLiteral(maxSent)})) AS sent
        FROM person_merges
        JOIN people AS kept ON kept.n = kept_n JOIN people AS merged ON merged.n = merged_n
        WHERE person_merges.id = ${token} AND at >= ${undoStart(now)} AND ${isVisibleMerge(reader)}
          AND ${isVisiblePerson(reader, "kept")}`,
      mergedRow,
    ),
  );
}

const undoStart = (now: Date) => new Date(now.getTime() - mergeUndoDays * 86_400_000).toISOString();

/**
 * Separates two people again: everything that moved and is still with the kept person goes back, and the enquiries that came
 * since and follow the merged person. A field of the kept person that was changed since stays.
 */
export function undoMerge(
  actor: AdminActor,
  token: string,
  { enquiries, keys }: Following,
  now: Date,
): Query<undefined> {
  const [sent, found] = [JSON.stringify(enquiries), JSON.stringify(keys)];
  const merge = sql`SELECT 1 FROM person_merges JOIN people ON people.n = kept_n
    WHERE person_merges.id = ${token} AND people.merged_into IS NULL`;
  const of = (column: string) =>
    sql`(SELECT ${sql.raw(column)} FROM person_merges WHERE person_merges.id = ${token} AND EXISTS (${merge}))`;
  const selectId = (column: string) => sql`(SELECT people.id FROM people WHERE people.n = ${of(column)})`;
  return combineQueries(
    [
      sql`INSERT INTO audit (at, actor_id, action, entity, entity_id, after)
        SELECT ${now.toISOString()}, ${actor.id}, 'undo-merge', 'person', ${selectId("kept_n")}, json_object('other_id', ${selectId("merged_n")})
        WHERE EXISTS (${merge})`,
      sql`UPDATE contacts SET person_n = ${of("merged_n")} WHERE person_n = ${of("kept_n")} AND ${isMovedContact(token)}`,
      sql`UPDATE enquiries SET person_n = ${of("merged_n")} WHERE n IN (${movedBy(token, "enquiries")}) AND person_n = ${of("kept_n")}`,
      sql`UPDATE enquiries SET person_n = ${of("merged_n")}
        WHERE n IN (SELECT value FROM json_each(${sent})) AND person_n = ${of("kept_n")}`,
      sql`UPDATE contacts SET person_n = ${of("merged_n")}
        WHERE key IN (SELECT value FROM json_each(${found})) AND person_n = ${of("kept_n")}
          AND NOT EXISTS (SELECT 1 FROM contacts AS own WHERE own.person_n = ${of("merged_n")} AND own.kind = contacts.kind AND own.key = contacts.key)`,
      sql`UPDATE person_events SET person_n = ${of("merged_n")} WHERE n IN (${movedBy(token, "events")}) AND person_n = ${of("kept_n")}`,
      sql`UPDATE wants SET person_n = ${of("merged_n")} WHERE n IN (${movedBy(token, "wants")}) AND person_n = ${of("kept_n")}`,
      sql`UPDATE properties SET owner_id = ${selectId("merged_n")} WHERE uuid IN (${movedBy(token, "listings")}) AND owner_id = ${selectId("kept_n")}`,
      sql`UPDATE people SET changed_at = ${now.toISOString()}, ${sql.join(
        combinedFields.map((name) => {
          const column = sql.raw(name);
          return sql`${column} = iif(${column} IS ${storedValue(token, "after", name)}, ${storedValue(token, "before", name)}, ${column})`;
        }),
        sql`, `,
      )} WHERE n = ${of("kept_n")}`,
      sql`UPDATE people SET merged_into = NULL, last_contact_at = max(last_contact_at,
          coalesce((SELECT max(submitted_at) FROM enquiries WHERE n IN (SELECT value FROM json_each(${sent}))), ''))
        WHERE n = ${of("merged_n")}`,
      sql`DELETE FROM person_merges WHERE person_merges.id = ${token} AND EXISTS (${merge})`,
    ],
    () => undefined,
  );
}

/** Deletes people who became part of others more than thirty days ago, at most a hundred. */
export function finishMerges(now: Date): SQL[] {
  const finished = sql`FROM person_merges INDEXED BY person_merges_at WHERE at < ${undoStart(now)} ORDER BY at LIMIT 100`;
  return [
    // An owner keeps the link, unless the person has another one.
    sql`UPDATE OR IGNORE owner_links SET person_n = (SELECT kept_n FROM person_merges WHERE merged_n = person_n)
      WHERE person_n IN (SELECT merged_n ${finished})`,
    sql`DELETE FROM people WHERE n IN (SELECT merged_n ${finished})`,
  ];
}
