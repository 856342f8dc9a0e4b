import { afterAll, beforeAll, expect, it } from "vitest";
import { addDays, startOfDay, toDay, toIso } from "#shared/appointments/appointment-time.ts";
import { adminToken, createKillableSite } from "../../local/killable-site.ts";

const kills = 8;
const hourMs = 3_600_000;
/** The number of five minutes since 1970. */
const gridMs = 300_000;
const slotsPerHour = hourMs / gridMs;
const course = "11111111-1111-4111-8111-111111111111";

let site: Awaited<ReturnType<typeof createKillableSite>>;
beforeAll(async () => {
  site = await createKillableSite();
  const { db, close } = await site.open();
  await db.batch([
    db.prepare(
      `INSERT INTO professionals (id, position, updated_at, name, specialty, location, availability, contact, description,
         experience, price) VALUES ('weah', 0, '2026-01-01', 'Dr', 'Children', 'Sinkor', '', '', '', '', '')`,
    ),
    db.prepare("INSERT INTO resources (id, kind, name, created_at) VALUES ('sam', 'instructor', 'Sam', '2026-01-01')"),
    db.prepare("INSERT INTO resources (id, kind, name, created_at) VALUES ('car', 'car', 'Car', '2026-01-01')"),
    db.prepare(
      `INSERT INTO courses (id, position, updated_at, make, model, year, type, seats, transmission, fuelType, pricePerDay,
         location, features, description, mileage, resource_ids)
       VALUES ('${course}', 0, '2026-01-01', 'Toyota', 'Vitz', 2015, 'Beginner', 5, 'Manual', 'Petrol', 180, 'Sinkor', '[]', '', '',
         '["sam","car"]')`,
    ),
  ]);
  await close();
}, 180_000);
afterAll(() => site.remove());

/** Returns ten full hours, on the next days. */
const times = Array.from({ length: 10 }, (_, index) =>
  toIso(startOfDay(addDays(toDay(Date.now()), 1 + (index % 5))) + (10 + index) * hourMs),
);

interface Stored {
  id: string;
  start_at: string;
  status: string;
  taken: string;
  slots: number;
}

it("a move that is killed half-way takes one time, never both and never none", async () => {
  let steps = 0;
  for (let round = 0; round < kills; round += 1) {
    const { origin, kill } = await site.start();
    // At the kill, the other two requests are on their way.
    const goal = steps + 8 + round;
    const enough = Promise.withResolvers<void>();
    const call = async (method: string, path: string, body: unknown) => {
      const response = await fetch(`${origin}/api/v1${path}`, {
        method,
        body: JSON.stringify(body),
        headers: { authorization: `Bearer ${adminToken}`, "content-type": "application/json" },
      });
      expect([200, 201, 409, 429], await response.clone().text()).toContain(response.status);
      steps += 1;
      if (steps >= goal) enough.resolve();
      return (await response.json()) as { data?: { appointment: { id: string } } };
    };
    let isKilled = false;
    const work = async (worker: number) => {
      for (let step = 0; !isKilled; step += 1) {
        const start = times[(worker * 3 + step + round) % times.length];
        const created = await call("POST", "/appointments", { kind: "lesson", course_id: course, start, name: "Eve" });
        const id = created.data?.appointment.id;
        if (!id) continue;
        for (const offset of [1, 4, 7])
          await call("PATCH", `/appointments/${id}`, { start: times[(worker + step + offset) % times.length] });
        if (step % 3 > 0) await call("PATCH", `/appointments/${id}`, { status: "cancelled" });
      }
    };
    const workers = [0, 1, 2].map((worker) =>
      work(worker).catch((error) => {
        // Requests to a killed site fail. Any other error is a failure of the site.
        if (!isKilled) throw error;
      }),
    );
    await Promise.race([enough.promise, ...workers]);
    isKilled = true;
    await kill();
    await Promise.all(workers);
    await expectWholeAppointments();
  }
  expect(steps).toBeGreaterThan(kills * 3);
}, 300_000);

async function expectWholeAppointments(): Promise<void> {
  const { db, close } = await site.open();
  try {
    const { results } = await db
      .prepare(
        `SELECT id, start_at, status,
           (SELECT json_group_array(resource_id || ' ' || start || ' ' || released ORDER BY resource_id) FROM appointment_resources
             WHERE appointment_n = appointments.n) AS taken,
           (SELECT count(*) FROM occupied WHERE appointment_n = appointments.n
             AND slot BETWEEN unixepoch(start_at) / 300 AND unixepoch(end_at) / 300 - 1) AS slots
         FROM appointments`,
      )
      .all<Stored>();
    for (const { start_at, status, taken, slots } of results) {
      const isOpen = status === "confirmed";
      const time = Date.parse(start_at);
      expect(JSON.parse(taken)).toEqual(["car", "sam"].map((id) => `${id} ${time} ${isOpen ? 0 : 1}`));
      expect(slots).toBe(isOpen ? 2 * slotsPerHour : 0);
    }
    const open = results.filter(({ status }) => status === "confirmed");
    expect(new Set(open.map(({ start_at }) => start_at)).size).toBe(open.length);
    const total = await db.prepare("SELECT count(*) AS count FROM occupied").first<number>("count");
    expect(total).toBe(open.length * 2 * slotsPerHour);
    // An enquiry is stored with its appointment or not at all.
    const enquiries = await db.prepare("SELECT count(*) AS count FROM enquiries").first<number>("count");
    expect(enquiries).toBe(results.length);
  } finally {
    await close();
  }
}
