import { and, desc, eq, inArray, type SQL } from "drizzle-orm";
import { maxPersonEntries, type TimelineEntry } from "#contract/people/person.ts";
import { builder } from "#worker/db/driver.ts";
import type { HealthReader } from "#worker/db/health-permission.ts";
import { combineQueries, type Query } from "#worker/db/query.ts";
import { users } from "#worker/db/tables/accounts.ts";
import { enquiries, enquiryEvents, enquiryHistory } from "#worker/db/tables/enquiries.ts";
import { personEvents, personMerges } from "#worker/db/tables/people.ts";
import { isShown, isVisibleMerge, merged } from "./shown-enquiries.ts";

/** Entries of the newest enquiries that are read, because a database that sorts them reads them twice. */
const maxEntries = 150;

/** Selects what colleagues did for the newest enquiries that the reader may see, and the calls to the person. */
export function selectEvents(reader: HealthReader, person: SQL): Query<TimelineEntry[]> {
  const sent = builder
    .select({ n: enquiries.n, id: enquiries.id, reference: enquiries.reference })
    .from(enquiries)
    .where(and(eq(enquiries.person_n, person), isShown(reader)))
    .orderBy(desc(enquiries.n))
    .limit(maxPersonEntries.enquiries)
    .as("sent");
  const ofEnquiry = { enquiry_id: sent.id, reference: sent.reference };
  const { at, kind, reached, text } = enquiryEvents;
  const events = builder
    .select({ at, kind, by: users.username, reached, text, ...ofEnquiry })
    .from(sent)
    .crossJoin(enquiryEvents)
    .leftJoin(users, eq(users.id, enquiryEvents.actor_id))
    .where(eq(enquiryEvents.enquiry_n, sent.n))
    .limit(maxEntries);
  const { field, after } = enquiryHistory;
  const changes = builder
    .select({ at: enquiryHistory.at, field, by: users.username, text: after, ...ofEnquiry })
    .from(sent)
    .crossJoin(enquiryHistory)
    .leftJoin(users, eq(users.id, enquiryHistory.actor_id))
    .where(and(eq(enquiryHistory.enquiry_n, sent.n), inArray(field, ["note", "status"])))
    .limit(maxEntries);
  const calls = builder
    .select({ at: personEvents.at, kind: personEvents.kind, by: users.username })
    .from(personEvents)
    .leftJoin(users, eq(users.id, personEvents.actor_id))
    .where(eq(personEvents.person_n, person))
    .orderBy(desc(personEvents.n))
    .limit(maxPersonEntries.timeline);
  return combineQueries([events, changes, calls], (done, changed, called) => [
    ...done.map(({ reached: isReached, ...entry }) =>
      isReached === false ? { ...entry, text: "Not reached" } : entry,
    ),
    ...changed.flatMap(({ field: kind, ...entry }) =>
      kind === "note" || kind === "status" ? [{ ...entry, kind }] : [],
    ),
    ...called.map((entry) => ({ ...entry, text: null, enquiry_id: null, reference: null })),
  ]);
}

/** Selects the merges by which others became part of a person, the newest first. @param id of the person */
export const selectMerges = (reader: HealthReader, person: SQL, id: string) =>
  builder
    .select({ undo: personMerges.id, at: personMerges.at, by: users.username, name: merged.name })
    .from(merged)
    .innerJoin(personMerges, eq(personMerges.merged_n, merged.n))
    .leftJoin(users, eq(users.id, personMerges.actor_id))
    .where(and(eq(merged.merged_into, id), eq(personMerges.kept_n, person), isVisibleMerge(reader)))
    .orderBy(desc(personMerges.at))
    .limit(20);

/** Returns the newest entries, the newest first. */
export const newestEntries = (entries: TimelineEntry[]): TimelineEntry[] =>
  entries
    .toSorted((one, other) => (one.at < other.at ? 1 : one.at > other.at ? -1 : 0))
    .slice(0, maxPersonEntries.timeline);
