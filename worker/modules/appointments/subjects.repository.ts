import { type SQL, sql } from "drizzle-orm";
import * as z from "zod";
import type { AppointmentKind } from "#contract/appointments/appointment-kinds.ts";
import { combineQueries, type Query, selectFirst, selectRows } from "#worker/db/query.ts";
import { storedFlag, storedJson } from "#worker/db/stored-columns.ts";
import { coursePrice, homePlace, homePrice, professionalPrice } from "./booked-columns.ts";

/** What an appointment is about: a home, a course or a professional. */
const subjectRow = z.object({
  id: z.string(),
  title: z.string(),
  /** Whether visitors may book it. */
  is_open: storedFlag,
  meeting_point: z.string().nullable(),
  contact_number: z.string().nullable(),
  /** In words. */
  price: z.string().nullable(),
  class_size: z.number().nullable(),
  resource_ids: storedJson(z.array(z.string())),
  intakes: storedJson(z.array(z.string())),
});
export type Subject = z.output<typeof subjectRow>;

const noResources = sql.raw("NULL AS class_size, '[]' AS resource_ids, '[]' AS intakes");

/** Whether a home, by its row in `properties`, can be viewed. */
const isHomeOpen = sql.raw("(published = 1 AND deleted_at IS NULL AND is_on_market = 1)");

function selectSubject(kind: AppointmentKind, id: SQL): SQL {
  if (kind === "viewing")
    return sql`SELECT uuid AS id, title, ${isHomeOpen} AS is_open,
        ${sql.raw(homePlace("properties"))} AS meeting_point, contact_number, ${sql.raw(homePrice("properties"))} AS price, ${noResources}
      FROM properties WHERE uuid = ${id}
      UNION ALL SELECT uuid, 'Home', 0, NULL, NULL, NULL, NULL, '[]', '[]' FROM removed_properties WHERE uuid = ${id}`;
  if (kind === "lesson")
    return sql`SELECT id, type AS title, available AS is_open, location AS meeting_point, NULL AS contact_number,
        ${sql.raw(coursePrice)} AS price, class_size, resource_ids, intakes FROM courses WHERE id = ${id}
      UNION ALL SELECT id, type, 0, location, NULL, NULL, class_size, resource_ids, intakes FROM binned_courses WHERE id = ${id}`;
  return sql`SELECT id, name AS title, available AS is_open, location AS meeting_point, contact AS contact_number,
        ${sql.raw(professionalPrice)} AS price, ${noResources}
      FROM professionals WHERE id = ${id}
      UNION ALL SELECT id, name, 0, location, contact, NULL, ${noResources} FROM binned_professionals WHERE id = ${id}`;
}

/** Finds what a booking is about; undefined if it is unknown. */
export const findSubject = (kind: AppointmentKind, id: string): Query<Subject | undefined> =>
  combineQueries(
    [selectFirst(selectRows(selectSubject(kind, sql`${id}`), subjectRow))],
    (row) => row && { ...row, contact_number: row.contact_number || null },
  );

/** The condition, in a batch, that visitors may still book it. */
export const isSubjectOpen = (kind: AppointmentKind, id: string): SQL =>
  sql`EXISTS (SELECT 1 FROM (${selectSubject(kind, sql`${id}`)}) WHERE is_open = 1)`;
