import { not, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import { hasHealthEnquiry, movedPatient } from "#worker/db/contacts/patients.ts";
import { type HealthReader, isVisibleService } from "#worker/db/health-permission.ts";
import { enquiries } from "#worker/db/tables/enquiries.ts";
import { people } from "#worker/db/tables/people.ts";

/** The person who became part of another one, in statements that read merges. */
export const merged = alias(people, "merged");

/** The condition for enquiries that a person's page and the lists of people show to the reader and count. The plus keeps the index of their person. */
export const isShown = (reader: HealthReader): SQL =>
  sql`+${enquiries.spam} = 0 AND ${isVisibleService(reader, enquiries.service)}`;

/** The condition for people whose notes the reader may read and change: who also wrote to health services has private ones. */
export const isVisibleNote = (reader: HealthReader): SQL => (reader.seesHealth ? sql`true` : not(hasHealthEnquiry));

/** The condition for merges, in `person_merges`, whose people the reader may see. Needs the merged person as `merged`. */
export const isVisibleMerge = (reader: HealthReader): SQL =>
  reader.seesHealth ? sql`true` : not(movedPatient(merged));
