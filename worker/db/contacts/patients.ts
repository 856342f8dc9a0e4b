import { and, eq, exists, inArray, not, notExists, notInArray, or, type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import { healthServices } from "#contract/accounts/permissions.ts";
import { builder, type Statement } from "../driver.ts";
import type { HealthReader } from "../health-permission.ts";
import { enquiries } from "../tables/enquiries.ts";
import { people, personMerges } from "../tables/people.ts";

/** The table `people` or an alias of it. */
type PeopleTable = Record<"n" | "is_owner" | "is_supplier" | "is_patient", SQLiteColumn>;

const sentBy = (person: PeopleTable, condition?: SQL) =>
  builder
    .select({ n: enquiries.n })
    .from(enquiries)
    .where(and(eq(enquiries.person_n, person.n), condition));

/**
 * The condition for people who are known from health services only: all their enquiries are to these, and they are neither
 * owners nor suppliers. Only colleagues with the permission may know of them.
 */
export const isClinicOnly = (person: PeopleTable = people): SQL =>
  sql`${and(
    not(person.is_owner),
    not(person.is_supplier),
    exists(sentBy(person)),
    notExists(sentBy(person, notInArray(enquiries.service, [...healthServices]))),
  )}`;

/**
 * The condition for patients: a colleague marked them as patients, or they are known from health services only. Only
 * colleagues with the permission see a patient. An import, an owner link or an enquiry of another name that has the number
 * of a patient does not change that.
 */
export const isPatient = (person: PeopleTable = people): SQL => sql`${or(person.is_patient, isClinicOnly(person))}`;

/** The condition for people whom the reader may see. */
export const isVisiblePerson = (reader: HealthReader, person: PeopleTable = people): SQL =>
  reader.seesHealth ? sql`true` : not(isPatient(person));

/**
 * Returns the statement that marks people who are known from health services only, before they lose what shows it: another
 * kind, another person's data, or the enquiries. @param isChosen the condition for the people, in `people`
 */
export const markPatients = (isChosen: SQL): Statement =>
  builder
    .update(people)
    .set({ is_patient: true })
    .where(and(not(people.is_patient), isChosen, isClinicOnly()));

/** The condition for enquiries to health services. */
export const isHealthEnquiry = inArray(enquiries.service, healthServices);

/** The condition for people, in `people`, who wrote to health services. */
export const hasHealthEnquiry = exists(sentBy(people, isHealthEnquiry));

/** The condition for merges of patients, and those that moved enquiries to health services. @param merged the merged person */
export const movedPatient = (merged: PeopleTable): SQL =>
  sql`(${merged.is_patient} OR EXISTS (SELECT 1 FROM json_each(${personMerges.moved}, '$.enquiries') AS moved_n
    JOIN enquiries ON enquiries.n = moved_n.value WHERE ${isHealthEnquiry}))`;
