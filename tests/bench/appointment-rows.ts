import type { AppointmentKind } from "#contract/appointments/appointment-kinds.ts";
import { combineQueries } from "#worker/db/query.ts";
import { listAppointments } from "#worker/modules/appointments/appointment-list.repository.ts";
import { listToTell } from "#worker/modules/appointments/telling/telling.repository.ts";
import { findAvailability } from "#worker/modules/appointments/times/availability.repository.ts";
import { findBusyTimes, findResources } from "#worker/modules/appointments/times/busy-times.repository.ts";
import { findSubject } from "#worker/modules/appointments/times/subjects.repository.ts";
import { addProperties, createDatabase } from "./bench-database.ts";
import { measure } from "./measure.ts";
import type { Report } from "./report.ts";

const size = 100_000;
const perStatement = 10_000;
const colleagues = 20;
const homes = 400;
const dayMs = 86_400_000;
/** Each colleague has nearly ten viewings a day, all year round; half of them lie ahead. */
const minutesBetween = 150;
const budget = 100;

/** Measures the rows that free times and calendars read, at 100,000 appointments; per week and resource. */
export async function appointmentRows(report: Report): Promise<void> {
  const { mf, db } = await createDatabase();
  try {
    const now = new Date();
    await addProperties(db, 0, homes);
    await addAppointments(db, now);
    const home = (await db.prepare("SELECT uuid FROM properties WHERE n = 17").first<string>("uuid")) ?? "";
    report.heading(`Rows read for a week, by resource, at ${size} appointments`);
    const range = { from: now.getTime(), to: now.getTime() + 7 * dayMs };
    const cases: [name: string, kind: AppointmentKind, subject: string, resources: number][] = [
      ["free times of a home with 20 colleagues", "viewing", home, colleagues + 1],
      ["free times of a course with an instructor and a car", "lesson", "course", 2],
      ["free times of a doctor", "clinic", "c1", 1],
    ];
    for (const [name, kind, subject, resources] of cases) {
      const needed = { kind, subject };
      const { cost } = await measure(
        db,
        combineQueries(
          [findSubject(kind, subject), findAvailability, findResources(needed), findBusyTimes(needed, range)],
          (...all) => all,
        ),
      );
      const rows = Math.ceil(cost.rows.reduce((total, read) => total + read, 0) / resources);
      report.line(name, [`${rows}`], `${budget}`, rows <= budget && cost.trips === 1);
    }
    const asked = {
      from: now.toISOString(),
      to: undefined,
      kind: [],
      status: [],
      assignee_id: undefined,
      property_uuid: undefined,
    };
    const { result, cost } = await measure(
      db,
      listAppointments({ seesHealth: true }, { ...asked, resource_id: "c1" }, now),
    );
    const rows = Math.ceil(cost.rows.reduce((total, read) => total + read, 0) / Math.max(1, result.length));
    await db
      .prepare(
        "UPDATE appointments SET tell = 'moved', tell_from = start_at WHERE n IN (SELECT n FROM appointments ORDER BY start_at DESC LIMIT 20)",
      )
      .run();
    const untold = await measure(db, listToTell({ seesHealth: true }, now));
    const perPerson = Math.ceil(untold.cost.rows.reduce((total, read) => total + read, 0) / 20);
    report.line("people still to tell, per person (20)", [`${perPerson}`], "20", perPerson <= 20);
    report.line(`calendar of a colleague, per appointment (${result.length})`, [`${rows}`], "20", rows <= 20);
  } finally {
    await mf.dispose();
  }
}

/** Adds appointments of 20 colleagues, each with a home; the professional and the instructor are two of them. */
async function addAppointments(db: D1Database, now: Date): Promise<void> {
  const at = now.toISOString();
  await db.batch([
    db
      .prepare(
        `INSERT INTO enquiries (id, reference, service, name, email, phone_number, submitted_at)
         VALUES ('00000000-0000-4000-8000-000000000001', 'E-1', 'real-estate', 'Sender', '', '0775550101', ?)`,
      )
      .bind(at),
    db
      .prepare(
        `WITH RECURSIVE numbers (i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM numbers WHERE i + 1 < ${colleagues})
         INSERT INTO resources (id, kind, name, created_at) SELECT 'c' || i, 'colleague', 'Colleague', ? FROM numbers`,
      )
      .bind(at),
    db
      .prepare(
        `INSERT INTO courses (id, position, updated_at, make, model, year, type, seats, transmission, fuelType, pricePerDay,
           location, features, description, mileage, resource_ids)
         VALUES ('course', 0, ?, 'Toyota', 'Vitz', 2015, 'Beginner', 5, 'Manual', 'Petrol', 180, 'Sinkor', '[]', '', '', '["c2","c3"]')`,
      )
      .bind(at),
    db
      .prepare(
        `INSERT INTO professionals (id, position, updated_at, name, specialty, location, availability, contact, description,
           experience, price) VALUES ('c1', 0, ?, 'Doctor', 'Pediatrics', 'Sinkor', '', '', '', '', '')`,
      )
      .bind(at),
  ]);
  const first = now.getTime() - (size / colleagues / 2) * minutesBetween * 60_000;
  for (let from = 0; from < size; from += perStatement) {
    const numbers = `WITH RECURSIVE numbers (i) AS (SELECT ${from} UNION ALL SELECT i + 1 FROM numbers WHERE i + 1 < ${from + perStatement}),
      times AS (SELECT i, ${first} + (i / ${colleagues}) * ${minutesBetween} * 60000 AS start FROM numbers)`;
    const iso = (offset: number) => `strftime('%Y-%m-%dT%H:%M:%fZ', (start + ${offset}) / 1000.0, 'unixepoch')`;
    await db.batch([
      db.prepare(
        `${numbers} INSERT INTO appointments (id, reference, secret_hash, kind, service, status, enquiry_n, property_uuid,
           start_at, end_at, created_at, changed_at)
         SELECT printf('%08x-0000-4000-8000-000000000000', i), 'A-' || i, 'hash ' || i, 'viewing', 'real-estate', 'confirmed', 1,
           (SELECT uuid FROM properties WHERE properties.n = 1 + i % ${homes}), ${iso(0)}, ${iso(3_600_000)}, ${iso(0)}, ${iso(0)}
         FROM times`,
      ),
      db.prepare(
        `${numbers} INSERT INTO appointment_resources (appointment_n, resource_id, start, until, event)
         SELECT i + 1, 'c' || (i % ${colleagues}), start, start + 3600000, 'event ' || i FROM times`,
      ),
      db.prepare(
        `${numbers} INSERT INTO appointment_resources (appointment_n, resource_id, start, until, event)
         SELECT i + 1, (SELECT uuid FROM properties WHERE properties.n = 1 + i % ${homes}), start, start + 3600000, 'event ' || i FROM times`,
      ),
    ]);
  }
}
