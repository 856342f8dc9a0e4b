import { sql } from "drizzle-orm";
import { check, index, integer, real, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { WeeklyHours } from "#contract/appointments/weekly-hours.ts";

const courseColumns = {
  id: text().primaryKey(),
  position: integer().notNull(),
  /** The version. */
  updated_at: text().notNull(),
  make: text().notNull(),
  model: text().notNull(),
  year: integer().notNull(),
  type: text().notNull(),
  seats: integer().notNull(),
  transmission: text().notNull(),
  fuelType: text().notNull(),
  pricePerDay: real().notNull(),
  location: text().notNull(),
  available: integer({ mode: "boolean" }).notNull().default(true),
  rating: real().notNull().default(0),
  features: text({ mode: "json" }).$type<string[]>().notNull(),
  description: text().notNull(),
  mileage: text().notNull(),
  /** How many lessons the course has, for bookings as a package. */
  lessons: integer(),
  /** How many bookings one lesson takes; null for the number in the settings. */
  class_size: integer(),
  /** The instructors, cars and rooms of the course: one of each kind takes part. Without any, the course itself is busy. */
  resource_ids: text({ mode: "json" }).$type<string[]>().notNull().default([]),
  /** When its intakes begin. A course with any is booked by them instead of by single lessons. */
  intakes: text({ mode: "json" }).$type<string[]>().notNull().default([]),
};

export const courses = sqliteTable("courses", courseColumns, (table) => [
  index("courses_position").on(table.position),
  check("courses_rating", sql`rating BETWEEN 0 AND 5`),
]);

const professionalColumns = {
  id: text().primaryKey(),
  position: integer().notNull(),
  /** The version. */
  updated_at: text().notNull(),
  name: text().notNull(),
  specialty: text().notNull(),
  location: text().notNull(),
  /** What the version before shows; now the hours are put in words when they are read. */
  availability: text().notNull(),
  /** When it can be booked, in a week. */
  hours: text({ mode: "json" }).$type<WeeklyHours>().notNull().default([]),
  contact: text().notNull(),
  description: text().notNull(),
  rating: real().notNull().default(0),
  available: integer({ mode: "boolean" }).notNull().default(true),
  experience: text().notNull(),
  price: text().notNull(),
  licence_number: text(),
  /** The day on which a colleague checked the licence, as YYYY-MM-DD. */
  licence_checked_at: text(),
};

export const professionals = sqliteTable("professionals", professionalColumns, (table) => [
  index("professionals_position").on(table.position),
  check("professionals_rating", sql`rating BETWEEN 0 AND 5`),
]);

/** The bin. A deleted item moves to a table of its own with the same columns, so that no query of the others can show it. */
export const binnedCourses = sqliteTable(
  "binned_courses",
  { ...courseColumns, deleted_at: text().notNull() },
  (table) => [index("binned_courses_deleted").on(table.deleted_at)],
);

export const binnedProfessionals = sqliteTable(
  "binned_professionals",
  { ...professionalColumns, deleted_at: text().notNull() },
  (table) => [index("binned_professionals_deleted").on(table.deleted_at)],
);
