import { type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import * as z from "zod";
import { maxPersonEntries, type Person, personSchema } from "#contract/people/person.ts";
import { mergeUndoDays } from "#contract/people/person-limits.ts";
import { coverUrl } from "#shared/images/image-urls.ts";
import { awaitsAnswer } from "#worker/db/awaits-answer.ts";
import { isHealthEnquiry, isVisiblePerson } from "#worker/db/contacts/patients.ts";
import { integerLiteral } from "#worker/db/expressions.ts";
import type { HealthReader } from "#worker/db/health-permission.ts";
import { combineQueries, type Query, selectFirst, selectRows } from "#worker/db/query.ts";
import { storedFlag, storedJson } from "#worker/db/stored-columns.ts";
import { people } from "#worker/db/tables/people.ts";
import { personRow, plainColumns, toSummary } from "./person-rows.ts";
import { selectSuggestions } from "./person-suggestions.ts";
import { selectTimeline } from "./person-timeline.ts";
import { isShown, isVisibleMerge } from "./shown-enquiries.ts";

const others = alias(people, "others");

const { enquiries, appointments, listings, homes, merges, contacts } = personSchema.shape;

const detailRow = personRow.extend({
  contacts: storedJson(contacts),
  note: z.string().nullable(),
  key_holder: z.string().nullable(),
  assignee_id: z.string().nullable(),
  assignee: z.string().nullable(),
  created_at: z.string(),
});

/** Other people with a contact who are named. */
const maxSharing = 5;
/** Open enquiries that are counted. */
const maxOpen = 100;

/** The contacts with the other people who have them. */
const sharedContacts = (
  reader: HealthReader,
) => sql`(SELECT json_group_array(json_object('kind', kind, 'value', value, 'shared_with', json((
    SELECT json_group_array(json_object('id', others.id, 'name', others.name)) FROM (
      SELECT DISTINCT others.id, others.name FROM contacts AS same JOIN people AS others ON others.n = same.person_n
      WHERE same.key = contacts.key AND same.person_n <> people.n AND others.merged_into IS NULL AND ${isVisiblePerson(reader, others)}
        AND (contacts.kind <> 'whatsapp' OR contacts.key GLOB '[+0-9]*') LIMIT ${integerLiteral(maxSharing)}) AS others))) ORDER BY contacts.n)
  FROM contacts WHERE person_n = people.n) AS contacts`;

/** Finds a person with everything that the page shows; undefined if there is none, if it became part of
 * another one, or if the reader may not see it. */
export function findPerson(reader: HealthReader, id: string, now: Date): Query<Person | undefined> {
  const person = sql`(SELECT n FROM people WHERE people.id = ${id} AND merged_into IS NULL AND ${isVisiblePerson(reader)})`;
  // One scan of the enquiries for both, because a person may have many.
  const sent = sql`(SELECT coalesce(sum(${isShown(reader)} AND ${awaitsAnswer(now)}), 0) AS open,
      coalesce(max(${isHealthEnquiry}), 0) AS health
    FROM enquiries INDEXED BY enquiries_person WHERE person_n = ${person}) AS sent`;
  const found = selectRows(
    sql`SELECT ${plainColumns(reader)}, ${sharedContacts(reader)}, min(open, ${integerLiteral(maxOpen)}) AS open_enquiries,
        iif(${reader.seesHealth ? sql`true` : sql`health = 0`}, note, NULL) AS note, key_holder, people.assignee_id, assignees.username AS assignee,
        people.created_at
      FROM people CROSS JOIN ${sent} LEFT JOIN users AS assignees ON assignees.id = people.assignee_id
      WHERE people.id = ${id} AND merged_into IS NULL AND ${isVisiblePerson(reader)}`,
    detailRow,
  );
  return combineQueries(
    [
      selectFirst(found),
      selectEnquiries(reader, person, now),
      selectTimeline(reader, person),
      selectAppointments(reader, person),
      selectOwned(id),
      selectHomes(reader, person),
      selectSuggestions(reader, person),
      selectMerges(reader, person, now),
    ],
    (row, sent, timeline, planned, owned, asked, suggestions, merged) => {
      if (!row) return undefined;
      const { note, key_holder, assignee_id, assignee, created_at } = row;
      return {
        ...toSummary(row),
        contacts: row.contacts,
        note,
        key_holder,
        assignee_id: assignee === null ? null : assignee_id,
        assignee,
        created_at,
        timeline,
        enquiries: sent,
        appointments: planned,
        listings: owned.map(withImage),
        homes: sortHomes(asked.map(withImage), sent),
        suggestions,
        merges: merged,
      };
    },
  );
}

const selectEnquiries = (reader: HealthReader, person: SQL, now: Date) =>
  selectRows(
    sql`SELECT enquiries.id, reference, service, status, channel, name, subject, submitted_at, due_at,
        ${awaitsAnswer(now)} AS awaits_answer, assignees.username AS assignee, property_uuid, next_step, next_step_at
      FROM enquiries INDEXED BY enquiries_person LEFT JOIN users AS assignees ON assignees.id = enquiries.assignee_id
      WHERE person_n = ${person} AND ${isShown(reader)} ORDER BY enquiries.n DESC
      LIMIT ${integerLiteral(maxPersonEntries.enquiries)}`,
    enquiries.element.extend({ awaits_answer: storedFlag }),
  );

/** The appointments, the latest first. */
const selectAppointments = (reader: HealthReader, person: SQL) =>
  selectRows(
    sql`SELECT appointments.id, appointments.reference, appointments.kind, start_at AS start, appointments.status,
        (SELECT title FROM properties WHERE uuid = appointments.property_uuid) AS title,
        enquiries.id AS enquiry_id
      FROM enquiries INDEXED BY enquiries_person CROSS JOIN appointments INDEXED BY appointments_enquiry
        ON appointments.enquiry_n = enquiries.n
      WHERE person_n = ${person} AND ${isShown(reader)} ORDER BY start_at DESC
      LIMIT ${integerLiteral(maxPersonEntries.appointments)}`,
    appointments.element,
  );

const homeColumns = sql`uuid, reference, kind, title, status, price_cents / 100.0 AS price, published,
  deleted_at IS NOT NULL AS deleted, image_numbers ->> 0 AS cover`;
const storedHome = { published: storedFlag, deleted: storedFlag, cover: z.number().nullable() };
const homeRow = homes.element.omit({ image_url: true }).extend(storedHome);
const ownedRow = listings.element.omit({ image_url: true }).extend(storedHome);

/** Adds the address of the cover, which images of drafts and of homes in the bin do not have. */
function withImage<Row extends z.output<typeof homeRow>>({ cover, ...home }: Row) {
  const { kind, uuid, published, deleted } = home;
  return { ...home, image_url: published && !deleted ? coverUrl(kind, uuid, cover) : null };
}

const selectOwned = (id: string) =>
  selectRows(
    sql`SELECT ${homeColumns}, mandate FROM properties INDEXED BY properties_owner WHERE owner_id = ${id}
      ORDER BY deleted_at IS NOT NULL, properties.n DESC LIMIT ${integerLiteral(maxPersonEntries.homes)}`,
    ownedRow,
  );

/** Selects the homes of the newest enquiries. */
const selectHomes = (reader: HealthReader, person: SQL) =>
  selectRows(
    sql`SELECT ${homeColumns} FROM properties WHERE uuid IN (
      SELECT property_uuid FROM enquiries INDEXED BY enquiries_person
      WHERE person_n = ${person} AND ${isShown(reader)} ORDER BY n DESC LIMIT ${integerLiteral(maxPersonEntries.enquiries)})`,
    homeRow,
  );

/** Sorts homes as the enquiries about them, the newest first. */
function sortHomes(found: Person["homes"], sent: Person["enquiries"]): Person["homes"] {
  const order = sent.map(({ property_uuid }) => property_uuid);
  return found.toSorted((one, other) => order.indexOf(one.uuid) - order.indexOf(other.uuid));
}

function selectMerges(reader: HealthReader, person: SQL, now: Date) {
  const since = new Date(now.getTime() - mergeUndoDays * 86_400_000).toISOString();
  return selectRows(
    sql`SELECT person_merges.id AS undo, at, merged.name FROM people AS kept
      JOIN people AS merged INDEXED BY people_merged ON merged.merged_into = kept.id
      JOIN person_merges INDEXED BY person_merges_merged ON merged_n = merged.n AND kept_n = kept.n
      WHERE kept.n = ${person} AND at >= ${since} AND ${isVisibleMerge(reader)} ORDER BY at DESC LIMIT 20`,
    merges.element,
  );
}
