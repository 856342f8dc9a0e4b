import { type SQL, sql } from "drizzle-orm";
import { healthServices } from "#contract/accounts/permissions.ts";
import type { HealthReader } from "../health-permission.ts";
import { quotedList } from "../tables/quoted-list.ts";

const healthList = sql.raw(quotedList(healthServices));

/**
 * The condition for people who are known from health services only: all their enquiries are to these, and they are neither
 * owners nor suppliers. Only colleagues with the permission may know of them.
 * @param person the table `people` or its alias
 */
export function isClinicOnly(person = "people"): SQL {
  const theirEnquiries = sql`SELECT 1 FROM enquiries INDEXED BY enquiries_person WHERE person_n = ${sql.raw(`${person}.n`)}`;
  return sql`(${sql.raw(`${person}.is_owner = 0 AND ${person}.is_supplier = 0`)} AND EXISTS (${theirEnquiries})
    AND NOT EXISTS (${theirEnquiries} AND service NOT IN (${healthList})))`;
}

/**
 * The condition for patients: a colleague marked them as patients, or they are known from health services only. Only
 * colleagues with the permission see a patient. An import, an owner link or an enquiry of another name that has the number
 * of a patient does not change that.
 * @param person the table `people` or its alias
 */
export const isPatient = (person = "people"): SQL =>
  sql`(${sql.raw(person)}.is_patient = 1 OR ${isClinicOnly(person)})`;

/**
 * The condition for people whom the reader may see.
 * @param person the table `people` or its alias
 */
export const isVisiblePerson = (reader: HealthReader, person = "people"): SQL =>
  reader.seesHealth ? sql.raw("true") : sql`NOT ${isPatient(person)}`;

/**
 * Returns the statement that marks people who are known from health services only, before they lose what shows it: another
 * kind, another person's data, or the enquiries. @param ids the ids of the people
 */
export const markPatients = (ids: SQL): SQL =>
  sql`UPDATE people SET is_patient = 1 WHERE is_patient = 0 AND people.id IN (${ids}) AND ${isClinicOnly()}`;

/** The condition for enquiries to health services. */
export const isHealthEnquiry = sql`enquiries.service IN (${healthList})`;

/** The condition for people, in `people`, who wrote to health services. */
export const hasHealthEnquiry = sql`EXISTS (SELECT 1 FROM enquiries INDEXED BY enquiries_person WHERE person_n = people.n
  AND service IN (${healthList}))`;

/** The condition for merges of patients, and those that moved enquiries to health services. `moved` is their column, and `merged` the person. */
export const movedPatient = sql`(merged.is_patient = 1 OR EXISTS (SELECT 1 FROM json_each(person_merges.moved, '$.enquiries') AS moved_n
  JOIN enquiries ON enquiries.n = moved_n.value WHERE enquiries.service IN (${healthList})))`;
