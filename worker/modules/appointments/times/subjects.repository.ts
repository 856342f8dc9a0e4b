import { and, eq, exists, isNull, type SQL, sql } from "drizzle-orm";
import type { AppointmentKind } from "#contract/appointments/appointment-kinds.ts";
import { builder } from "#worker/db/driver.ts";
import { combineQueries, type Query } from "#worker/db/query.ts";
import { properties, removedProperties } from "#worker/db/tables/properties.ts";
import { binnedCourses, binnedProfessionals, courses, professionals } from "#worker/db/tables/services.ts";
import { coursePrice, homePlace, homePrice } from "../rows/booked.ts";

/** What an appointment is about: a home, a course or a professional. */
export interface Subject {
  id: string;
  title: string;
  /** Whether visitors may book it. */
  is_open: boolean;
  meeting_point: string | null;
  contact_number: string | null;
  /** In words. */
  price: string | null;
  class_size: number | null;
  resource_ids: string[];
  intakes: string[];
}

const noResources = { class_size: null, resource_ids: [], intakes: [] };

/** The condition for homes that can be viewed. */
const isHomeOpen = and(
  eq(properties.published, true),
  isNull(properties.deleted_at),
  eq(properties.is_on_market, true),
);

const findHome = (id: string): Query<Subject | undefined> => {
  const { title, kind, price_cents, landmark, address, area, city, contact_number } = properties;
  const is_open = sql`${isHomeOpen}`.mapWith(Boolean).as("is_open");
  return combineQueries(
    [
      builder
        .select({ title, kind, price_cents, landmark, address, area, city, contact_number, is_open })
        .from(properties)
        .where(eq(properties.uuid, id)),
      builder.select({ id: removedProperties.uuid }).from(removedProperties).where(eq(removedProperties.uuid, id)),
    ],
    ([home], [removed]) => {
      if (home)
        return {
          ...noResources,
          id,
          title: home.title,
          is_open: home.is_open,
          meeting_point: homePlace(home),
          contact_number: home.contact_number || null,
          price: homePrice(home.price_cents, home.kind),
        };
      const gone = { title: "Home", is_open: false, meeting_point: null, contact_number: null, price: null };
      return removed && { ...noResources, ...gone, id };
    },
  );
};

const findCourse = (id: string): Query<Subject | undefined> =>
  combineQueries(
    [
      builder.select().from(courses).where(eq(courses.id, id)),
      builder.select().from(binnedCourses).where(eq(binnedCourses.id, id)),
    ],
    ([course], [binned]) => {
      const one = course ?? binned;
      if (!one) return undefined;
      const { type, location, class_size, resource_ids, intakes } = one;
      const price = course ? coursePrice(course.pricePerDay) : null;
      const of = { class_size, resource_ids, intakes, contact_number: null, price };
      return { ...of, id, title: type, is_open: course?.available ?? false, meeting_point: location };
    },
  );

/** Returns the professionals that visitors may book. */
export const findBookableProfessionals: Query<Pick<Subject, "id" | keyof typeof noResources>[]> = combineQueries(
  [builder.select({ id: professionals.id }).from(professionals).where(eq(professionals.available, true))],
  (rows) => rows.map(({ id }) => ({ ...noResources, id })),
);

const findProfessional = (id: string): Query<Subject | undefined> =>
  combineQueries(
    [
      builder.select().from(professionals).where(eq(professionals.id, id)),
      builder.select().from(binnedProfessionals).where(eq(binnedProfessionals.id, id)),
    ],
    ([professional], [binned]) => {
      const one = professional ?? binned;
      if (!one) return undefined;
      const price = professional?.price || null;
      const of = {
        ...noResources,
        contact_number: one.contact || null,
        price,
        is_open: professional?.available ?? false,
      };
      return { ...of, id, title: one.name, meeting_point: one.location };
    },
  );

const finders = { viewing: findHome, lesson: findCourse, clinic: findProfessional };

/** Finds what a booking is about; undefined if it is unknown. */
export const findSubject = (kind: AppointmentKind, id: string): Query<Subject | undefined> => finders[kind](id);

/** The condition, in a batch, that visitors may still book it. */
export function isSubjectOpen(kind: AppointmentKind, id: string): SQL {
  if (kind === "viewing")
    return exists(
      builder
        .select({ n: properties.n })
        .from(properties)
        .where(and(eq(properties.uuid, id), isHomeOpen)),
    );
  const table = kind === "lesson" ? courses : professionals;
  return exists(
    builder
      .select({ id: table.id })
      .from(table)
      .where(and(eq(table.id, id), eq(table.available, true))),
  );
}
