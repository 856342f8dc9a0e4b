import { and, eq, inArray, or, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import * as z from "zod";
import { appointmentStatuses, resourceKinds } from "#contract/appointments/appointment-kinds.ts";
import { builder } from "#worker/db/driver.ts";
import { leftJoined, named } from "#worker/db/expressions.ts";
import { fromJson, storedFlag } from "#worker/db/stored-columns.ts";
import { users } from "#worker/db/tables/accounts.ts";
import { appointmentHistory, appointmentResources, appointments, resources } from "#worker/db/tables/appointments.ts";
import { enquiries } from "#worker/db/tables/enquiries.ts";
import { people } from "#worker/db/tables/people.ts";
import { properties } from "#worker/db/tables/properties.ts";
import { courses, professionals } from "#worker/db/tables/services.ts";

const assignees = alias(users, "assignees");
const others = alias(appointments, "others");

const resourcesSchema = z.array(
  z.object({
    id: z.string(),
    /** Null for homes, courses, professionals, and colleagues without a row. */
    kind: z.enum(resourceKinds).nullable(),
    /** Null for what is no person. */
    name: z.string().nullable(),
    username: z.string().nullable(),
    released: storedFlag,
  }),
);
export type UsedResource = z.output<typeof resourcesSchema>[number];

const usedResources = builder
  .select({
    all: sql`json_group_array(json_object('id', ${appointmentResources.resource_id}, 'kind', ${resources.kind},
      'name', ${resources.name}, 'username', ${users.username}, 'released', ${appointmentResources.released}))`,
  })
  .from(appointmentResources)
  .leftJoin(resources, eq(resources.id, appointmentResources.resource_id))
  .leftJoin(users, sql`${users.id} = coalesce(${resources.user_id}, ${appointmentResources.resource_id})`)
  .where(eq(appointmentResources.appointment_n, appointments.n));

const historySchema = z.array(
  z.object({
    at: z.string(),
    field: z.enum(["start", "status"]),
    from: z.string().nullable(),
    to: z.string().nullable(),
    /** Whether the person with the link made the change, and the colleague who did. */
    by_person: storedFlag,
    by: z.string().nullable(),
  }),
);
export type AppointmentChanges = z.output<typeof historySchema>;

const changes = builder
  .select({
    all: sql`json_group_array(json_object('at', ${appointmentHistory.at}, 'field', ${appointmentHistory.field},
      'from', ${appointmentHistory.before}, 'to', ${appointmentHistory.after},
      'by_person', ${appointmentHistory.actor_id} IS NULL, 'by', ${users.username}) ORDER BY ${appointmentHistory.n})`,
  })
  .from(appointmentHistory)
  .leftJoin(users, eq(users.id, appointmentHistory.actor_id))
  .where(
    and(eq(appointmentHistory.appointment_n, appointments.n), inArray(appointmentHistory.field, ["start", "status"])),
  );

const packageSchema = z.array(
  z.object({ id: z.string(), lesson: z.number(), start: z.string(), status: z.enum(appointmentStatuses) }),
);

const packaged = builder
  .select({
    all: sql`json_group_array(json_object('id', ${others.id}, 'lesson', ${others.lesson}, 'start', ${others.start_at},
      'status', ${others.status}) ORDER BY ${others.lesson})`,
  })
  .from(others)
  .where(eq(others.package_id, appointments.package_id));

/** Selects appointments with their enquiry, what is booked, and their changes; `toAppointmentRow` reads a row. */
export const selectAppointments = () =>
  builder
    .select({
      n: appointments.n,
      id: appointments.id,
      reference: appointments.reference,
      kind: appointments.kind,
      service: appointments.service,
      status: appointments.status,
      property_uuid: appointments.property_uuid,
      course_id: appointments.course_id,
      professional_id: appointments.professional_id,
      start_at: appointments.start_at,
      end_at: appointments.end_at,
      assignee_id: appointments.assignee_id,
      outcome: appointments.outcome,
      note: appointments.note,
      reason: appointments.reason,
      sequence: appointments.sequence,
      package_id: appointments.package_id,
      lesson: appointments.lesson,
      lessons: appointments.lessons,
      created_at: appointments.created_at,
      changed_at: appointments.changed_at,
      reminded_at: appointments.reminded_at,
      tell: appointments.tell,
      tell_from: appointments.tell_from,
      told_at: appointments.told_at,
      name: enquiries.name,
      phone_number: enquiries.phone_number,
      email: enquiries.email,
      message: enquiries.message,
      due_at: enquiries.due_at,
      is_spam: enquiries.spam,
      enquiry_id: named(enquiries.id, "enquiry_id"),
      person_id: leftJoined(people.id, "person_id"),
      assignee: leftJoined(assignees.username, "assignee"),
      property_reference: leftJoined(properties.reference, "property_reference"),
      property_status: leftJoined(properties.status, "property_status"),
      home_title: leftJoined(properties.title, "home_title"),
      home_kind: leftJoined(properties.kind, "home_kind"),
      price_cents: properties.price_cents,
      landmark: properties.landmark,
      address: properties.address,
      area: properties.area,
      city: properties.city,
      contact_number: properties.contact_number,
      type: courses.type,
      pricePerDay: courses.pricePerDay,
      course_location: leftJoined(courses.location, "course_location"),
      professional: leftJoined(professionals.name, "professional"),
      location: professionals.location,
      fee: leftJoined(professionals.price, "fee"),
      contact: professionals.contact,
      resources: sql`(${usedResources})`.mapWith(fromJson(resourcesSchema)).as("resources"),
      changes: sql`(${changes})`.mapWith(fromJson(historySchema)).as("changes"),
      package: sql`(${packaged})`.mapWith(fromJson(packageSchema)).as("package"),
    })
    .from(appointments)
    .innerJoin(enquiries, eq(enquiries.n, appointments.enquiry_n))
    .leftJoin(properties, eq(properties.uuid, appointments.property_uuid))
    .leftJoin(courses, eq(courses.id, appointments.course_id))
    .leftJoin(professionals, eq(professionals.id, appointments.professional_id))
    .leftJoin(assignees, eq(assignees.id, appointments.assignee_id))
    // Patients are named only in visits to professionals, which only colleagues with the permission see.
    .leftJoin(
      people,
      and(eq(people.n, enquiries.person_n), or(eq(people.is_patient, false), eq(appointments.kind, "clinic"))),
    );
export type StoredAppointment = ReturnType<typeof selectAppointments>["_"]["result"][number];
