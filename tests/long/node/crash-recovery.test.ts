import { Miniflare } from "miniflare";
import { afterAll, beforeAll, expect, it } from "vitest";
import { addDays, startOfDay, toDay, toIso } from "#shared/appointments/appointment-time.ts";
import { applyMigrations } from "../../../migrations/apply-migrations.ts";
import { splitStatements } from "../../../migrations/drill/split-statements.ts";
import { adminToken, createKillableSite } from "../../local/killable-site.ts";
import { miniflareOptions } from "../../support/bundled-worker.ts";
import { buildPng } from "../../support/images.ts";

/** Enough for each number of steps at which the site is killed. */
const kills = 10;
const rowsPerImport = 20;
const course = "11111111-1111-4111-8111-111111111111";
const fields = {
  title: "House with a mango tree",
  description: "Quiet.",
  price: "90000",
  property_type: "House",
  address: "12 Broad Street",
  city: "Monrovia",
  state: "Montserrado",
  country: "Liberia",
};

let site: Awaited<ReturnType<typeof createKillableSite>>;
beforeAll(async () => {
  site = await createKillableSite();
  const { db, close } = await site.open();
  await db
    .prepare(
      `INSERT INTO courses (id, position, updated_at, make, model, year, type, seats, transmission, fuelType, pricePerDay,
         location, features, description, mileage)
       VALUES (?, 0, '2026-01-01', 'Toyota', 'Vitz', 2015, 'Beginner', 5, 'Manual', 'Petrol', 180, 'Sinkor', '[]', '', '')`,
    )
    .bind(course)
    .run();
  await close();
}, 180_000);
afterAll(() => site.remove());

async function call(url: string, method: string, body: BodyInit, headers: Record<string, string> = {}) {
  const response = await fetch(url, { method, body, headers: { authorization: `Bearer ${adminToken}`, ...headers } });
  const text = await response.text();
  expect([200, 201], text).toContain(response.status);
  return JSON.parse(text);
}
const json = { "content-type": "application/json" };

/** Creates a property with two images sent as files, and returns its uuid. */
async function createFromForm(origin: string, key: string): Promise<string> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  for (const name of ["1.png", "2.png"]) form.append("images", new Blob([buildPng()]), name);
  const url = `${origin}/api/v1/create/buy/property`;
  return ((await call(url, "POST", form, { "idempotency-key": key })) as { uuid: string }).uuid;
}

async function upload(origin: string): Promise<string> {
  const id = crypto.randomUUID();
  await call(`${origin}/api/v1/uploads/${id}`, "PUT", buildPng());
  return id;
}

async function createFromUploads(origin: string, key: string, uploads: string[]): Promise<string> {
  const url = `${origin}/api/v1/create/buy/property`;
  const body = JSON.stringify({ ...fields, uploads });
  return ((await call(url, "POST", body, { ...json, "idempotency-key": key })) as { uuid: string }).uuid;
}

/** Imports rows with new references and returns the references. */
async function importRows(origin: string, name: string): Promise<string[]> {
  const rows = Array.from({ length: rowsPerImport }, (_, row) => ({
    ...fields,
    kind: "buy",
    reference: `${name}-${row}`,
  }));
  await call(`${origin}/api/v1/import/properties`, "POST", JSON.stringify({ rows }), json);
  return rows.map(({ reference }) => reference);
}

/** Books a lesson at a time of its own, and returns the id of the appointment. */
async function book(origin: string, number: number): Promise<string> {
  const start = toIso(startOfDay(addDays(toDay(Date.now()), 1 + Math.floor(number / 20))) + (number % 20) * 3_600_000);
  const body = JSON.stringify({ kind: "lesson", course_id: course, start, name: `Eve ${number}` });
  const { data } = (await call(`${origin}/api/v1/appointments`, "POST", body, json)) as {
    data: { appointment: { id: string } };
  };
  return data.appointment.id;
}

/** Runs the schedule at night, which backs up the database and the images in steps. */
async function runSchedule(origin: string, night: number): Promise<void> {
  const time = Date.UTC(2026, 10, 1 + night, 3);
  const response = await fetch(`${origin}/cdn-cgi/local/scheduled?time=${time}&cron=*/5+*+*+*+*`);
  expect(response.status, await response.text()).toBe(200);
}

/** Loads the newest copy of the database into an empty one and returns its number of properties. */
async function countCopiedProperties(backups: R2Bucket): Promise<number> {
  const { objects } = await backups.list({ prefix: "database/" });
  const newest =
    objects
      .map(({ key }) => key)
      .sort()
      .at(-1) ?? "no copy";
  const text = (await (await backups.get(newest))?.text()) ?? "";
  const empty = new Miniflare(miniflareOptions());
  try {
    const db = (await empty.getD1Database("DB")) as unknown as D1Database;
    await applyMigrations(db);
    await db.batch(splitStatements(text).map((statement) => db.prepare(statement)));
    return (await db.prepare("SELECT count(*) AS count FROM properties").first<number>("count")) ?? 0;
  } finally {
    await empty.dispose();
  }
}

it("ten kills during uploads, imports, bookings and backups lose nothing confirmed and leave nothing partial", async () => {
  const confirmed: Record<"properties" | "uploads" | "rows" | "bookings", string[]> = {
    ...{ properties: [], uploads: [], rows: [], bookings: [] },
  };
  let lessons = 0;
  for (let round = 0; round < kills; round++) {
    const { origin, kill } = await site.start();
    let steps = 0;
    let killed: Promise<void> | undefined;
    /** Repeats a piece of work until the site is killed. Kills it after a number of steps that grows by round. */
    const repeat = async (work: (key: string) => Promise<void>) => {
      for (let number = 0; !killed; number++) {
        try {
          await work(`${round}-${number}`);
        } catch (error) {
          // Requests to a killed site fail. Any other error is a failure of the site.
          if (!killed) throw error;
        }
        steps += 1;
        // The other pieces of work are still running.
        if (steps >= 4 + (round % 7)) killed ??= kill();
      }
    };
    await Promise.all([
      repeat(async (key) => void confirmed.properties.push(await createFromForm(origin, `form-${key}`))),
      repeat(async (key) => {
        const uploads = [await upload(origin), await upload(origin)];
        confirmed.uploads.push(...uploads);
        confirmed.properties.push(await createFromUploads(origin, `uploads-${key}`, uploads));
      }),
      repeat(async (key) => void confirmed.rows.push(...(await importRows(origin, `I-${key}`)))),
      repeat(async () => {
        lessons += 1;
        confirmed.bookings.push(await book(origin, lessons));
      }),
      repeat(() => runSchedule(origin, round)),
    ]);
    await killed;
  }
  // Enough runs to complete the copies that the kills interrupted.
  const { origin, kill } = await site.start();
  for (let run = 0; run < 10; run++) await runSchedule(origin, kills);
  await kill();

  const { db, images, backups, close } = await site.open();
  try {
    const read = async <T>(query: string) => (await db.prepare(query).all<T>()).results;
    const listings = await read<{ uuid: string; reference: string; images: string }>(
      "SELECT uuid, reference, images FROM properties",
    );
    const uuids = new Set(listings.map(({ uuid }) => uuid));
    const references = new Set(listings.map(({ reference }) => reference));
    expect(confirmed.properties.filter((uuid) => !uuids.has(uuid))).toEqual([]);
    expect(confirmed.rows.filter((reference) => !references.has(reference))).toEqual([]);
    expect(confirmed.properties.length).toBeGreaterThan(kills);
    expect(confirmed.rows.length).toBeGreaterThan(kills * rowsPerImport);

    // A part of an import is stored completely or not at all.
    const imported = listings.filter(({ reference }) => reference.startsWith("I-"));
    expect(imported.length % rowsPerImport).toBe(0);
    for (const { uuid, reference, images } of listings)
      expect(JSON.parse(images), uuid).toHaveLength(reference.startsWith("I-") ? 0 : 2);

    // A booking has its enquiry with a person, its resource and its time, or is not there at all.
    const bookings = await read<{ id: string; person_n: number | null; resources: number; slots: number }>(
      `SELECT appointments.id, person_n,
        (SELECT count(*) FROM appointment_resources WHERE appointment_n = appointments.n) AS resources,
        (SELECT count(*) FROM occupied WHERE appointment_n = appointments.n) AS slots
       FROM appointments LEFT JOIN enquiries ON enquiries.n = enquiry_n`,
    );
    const booked = new Set(bookings.map(({ id }) => id));
    expect(confirmed.bookings.filter((id) => !booked.has(id))).toEqual([]);
    expect(confirmed.bookings.length).toBeGreaterThan(kills);
    expect(bookings.filter(({ person_n, resources, slots }) => !person_n || resources === 0 || slots === 0)).toEqual(
      [],
    );

    const files = await read<{ id: string; key: string }>(
      "SELECT id, key FROM images UNION SELECT id, key FROM uploads",
    );
    const ids = new Set(files.map(({ id }) => id));
    expect(confirmed.uploads.filter((id) => !ids.has(id))).toEqual([]);
    for (const { key } of files) {
      expect(await images.head(key), key).not.toBeNull();
      expect(await backups.head(`images/${key}`), `copy of ${key}`).not.toBeNull();
    }

    const [counted] = await read<{ count: number }>("SELECT count(*) AS count FROM property_search");
    expect(counted?.count).toBe(listings.length);
    expect(await read("PRAGMA foreign_key_check")).toEqual([]);
    expect(await countCopiedProperties(backups)).toBe(listings.length);
  } finally {
    await close();
  }
}, 300_000);
