import { and, desc, eq, isNotNull, isNull, ne, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import { maxPersonEntries, type Person, personSchema } from "#contract/people/person.ts";
import { mergeUndoDays } from "#contract/people/person-limits.ts";
import { coverUrl } from "#shared/images/image-urls.ts";
import { awaitsAnswer } from "#worker/db/awaits-answer.ts";
import { isHealthEnquiry, isVisiblePerson } from "#worker/db/contacts/patients.ts";
import { groupSenders } from "#worker/db/contacts/sender-groups.ts";
import { builder } from "#worker/db/driver.ts";
import type { HealthReader } from "#worker/db/health-permission.ts";
import { combineQueries, type Query } from "#worker/db/query.ts";
import { fromJson } from "#worker/db/stored-columns.ts";
import { users } from "#worker/db/tables/accounts.ts";
import { appointments } from "#worker/db/tables/appointments.ts";
import { enquiries } from "#worker/db/tables/enquiries.ts";
import { contacts, people } from "#worker/db/tables/people.ts";
import { properties } from "#worker/db/tables/properties.ts";
import { maxOpen, plainColumns, toSummary } from "./person-rows.ts";
import { isIdentifyingContact, selectSuggestions } from "./person-suggestions.ts";
import { newestEntries, selectEvents, selectMerges } from "./person-timeline.ts";
import { isShown } from "./shown-enquiries.ts";

/** Other people with a contact who are named. */
const maxSharing = 5;
const others = alias(people, "others");
const same = alias(contacts, "same");
const loggers = alias(users, "loggers");

/**
 * Finds a person with everything that the page shows; undefined if there is none, if it became part of another one, or if the
 * reader may not see it.
 */
export function findPerson(reader: HealthReader, id: string, now: Date): Query<Person | undefined> {
  const visible = builder
    .select({ n: people.n })
    .from(people)
    .where(and(eq(people.id, id), isNull(people.merged_into), isVisiblePerson(reader)));
  const person = sql`${visible}`;
  const undoable = new Date(now.getTime() - mergeUndoDays * 86_400_000).toISOString();
  return combineQueries(
    [
      selectRow(reader, person, now),
      selectContacts(reader, person),
      selectEnquiries(reader, person, now),
      selectEvents(reader, person),
      selectMerges(reader, person, id),
      selectAppointments(reader, person),
      selectOwned(id),
      selectHomes(reader, person),
      selectSuggestions(reader, person),
    ],
    ([row], ownContacts, sent, events, merges, planned, owned, asked, suggestions) => {
      if (!row) return undefined;
      const { note, key_holder, assignee_id, assignee, created_at, open, health } = row;
      const timeline = newestEntries([
        ...sent.map(({ id: enquiry_id, reference, submitted_at: at, logged_by: by, message, subject }) => ({
          ...{ at, kind: "enquiry" as const, by, text: message ?? subject, enquiry_id, reference },
        })),
        ...events,
        ...merges.map(({ at, by, name: text }) => ({
          ...{ at, kind: "merge" as const, by, text, enquiry_id: null, reference: null },
        })),
      ]);
      return {
        ...toSummary({ ...row, contacts: ownContacts, open_enquiries: Math.min(open, maxOpen) }),
        contacts: ownContacts,
        // Who also wrote to health services has private notes.
        note: reader.seesHealth || health === 0 ? note : null,
        key_holder,
        assignee_id: assignee === null ? null : assignee_id,
        assignee,
        created_at,
        timeline,
        enquiries: sent.map(
          ({ n: _n, message: _m, logged_by: _by, email: _e, phone_number: _p, ...enquiry }) => enquiry,
        ),
        appointments: planned,
        listings: owned.map(({ mandate, ...home }) => ({ ...toHome(home), mandate })),
        homes: homesInOrder(asked.map(toHome), sent),
        suggestions,
        senders: groupSenders(
          sent.filter(({ name }) => name !== ""),
          row,
        ),
        merges: merges.filter(({ at }) => at >= undoable).map(({ undo, at, name }) => ({ undo, at, name })),
      };
    },
  );
}

function selectRow(reader: HealthReader, person: SQL, now: Date) {
  // One scan of the enquiries for both, because a person may have many.
  const sent = builder
    .select({
      open: sql<number>`coalesce(sum(${isShown(reader)} AND ${awaitsAnswer(now)}), 0)`.as("open"),
      health: sql<number>`coalesce(max(${isHealthEnquiry}), 0)`.as("health"),
    })
    .from(enquiries)
    .where(eq(enquiries.person_n, person))
    .as("sent");
  const { note, key_holder, assignee_id, created_at, one_sender_n } = people;
  const more = { note, key_holder, assignee_id, created_at, one_sender_n, assignee: users.username };
  return builder
    .select({ ...plainColumns(reader), ...more, open: sent.open, health: sent.health })
    .from(people)
    .crossJoin(sent)
    .leftJoin(users, eq(users.id, people.assignee_id))
    .where(eq(people.n, person));
}

/** Selects the contacts with the other people who have them. */
function selectContacts(reader: HealthReader, person: SQL) {
  const isOther = and(
    ne(same.person_n, contacts.person_n),
    isNull(others.merged_into),
    isVisiblePerson(reader, others),
  );
  const sharing = builder
    .selectDistinct({ id: others.id, name: others.name })
    .from(same)
    .innerJoin(others, eq(others.n, same.person_n))
    .where(and(eq(same.key, contacts.key), isIdentifyingContact, isOther))
    .limit(maxSharing)
    .as("sharing");
  const list = sql`(SELECT json_group_array(json_object('id', ${sharing.id}, 'name', ${sharing.name})) FROM ${sharing})`;
  const shared = list.mapWith(fromJson(personSchema.shape.contacts.element.shape.shared_with)).as("shared_with");
  return builder
    .select({ kind: contacts.kind, value: contacts.value, shared_with: shared })
    .from(contacts)
    .where(eq(contacts.person_n, person))
    .orderBy(contacts.n);
}

function selectEnquiries(reader: HealthReader, person: SQL, now: Date) {
  const { n, id, reference, service, status, channel, name, email, phone_number, subject } = enquiries;
  const { submitted_at, due_at, property_uuid, next_step, next_step_at, message } = enquiries;
  return builder
    .select({
      ...{ n, id, reference, service, status, channel, name, email, phone_number, subject, message },
      ...{ submitted_at, due_at },
      awaits_answer: awaitsAnswer(now).mapWith(Boolean).as("awaits_answer"),
      assignee: users.username,
      logged_by: sql<string | null>`${loggers.username}`.as("logged_by"),
      ...{ property_uuid, next_step, next_step_at },
    })
    .from(enquiries)
    .leftJoin(users, eq(users.id, enquiries.assignee_id))
    .leftJoin(loggers, eq(loggers.id, enquiries.logged_by))
    .where(and(eq(enquiries.person_n, person), isShown(reader)))
    .orderBy(desc(enquiries.n))
    .limit(maxPersonEntries.enquiries);
}

/** Selects the appointments, the latest first. */
function selectAppointments(reader: HealthReader, person: SQL) {
  const { id, reference, kind, start_at, status } = appointments;
  const enquiry_id = sql<string>`${enquiries.id}`.as("enquiry_id");
  return builder
    .select({ id, reference, kind, start: start_at, status, title: properties.title, enquiry_id })
    .from(enquiries)
    .crossJoin(appointments)
    .leftJoin(properties, eq(properties.uuid, appointments.property_uuid))
    .where(and(eq(enquiries.person_n, person), isShown(reader), eq(appointments.enquiry_n, enquiries.n)))
    .orderBy(desc(start_at))
    .limit(maxPersonEntries.appointments);
}

const { uuid, reference, kind, title, status, price_cents, published, deleted_at, image_numbers } = properties;
const homeColumns = { uuid, reference, kind, title, status, price_cents, published, deleted_at, image_numbers };
type HomeRow = Pick<typeof properties.$inferSelect, keyof typeof homeColumns>;

/** Converts a row to a home. The address of its cover misses for drafts and homes in the bin. */
function toHome({ price_cents: cents, deleted_at: deletedAt, image_numbers: images, ...home }: HomeRow) {
  const deleted = deletedAt !== null;
  const image_url = home.published && !deleted ? coverUrl(home.kind, home.uuid, images[0] ?? null) : null;
  return { ...home, price: cents / 100, deleted, image_url };
}

const selectOwned = (id: string) =>
  builder
    .select({ ...homeColumns, mandate: properties.mandate })
    .from(properties)
    .where(eq(properties.owner_id, id))
    .orderBy(isNotNull(deleted_at), desc(properties.n))
    .limit(maxPersonEntries.homes);

/** Selects the homes of the newest enquiries, one for each enquiry. */
function selectHomes(reader: HealthReader, person: SQL) {
  const asked = builder
    .select({ asked_uuid: sql<string | null>`${enquiries.property_uuid}`.as("asked_uuid") })
    .from(enquiries)
    .where(and(eq(enquiries.person_n, person), isShown(reader)))
    .orderBy(desc(enquiries.n))
    .limit(maxPersonEntries.enquiries)
    .as("asked");
  return builder.select(homeColumns).from(asked).innerJoin(properties, eq(uuid, asked.asked_uuid));
}

/** Returns each home once, in the order of the enquiries about them. */
function homesInOrder(
  homes: Person["homes"],
  sent: Pick<Person["enquiries"][number], "property_uuid">[],
): Person["homes"] {
  const byUuid = new Map(homes.map((home) => [home.uuid, home]));
  const asked = new Set(sent.map(({ property_uuid }) => property_uuid ?? ""));
  return [...asked].flatMap((one) => byUuid.get(one) ?? []);
}
