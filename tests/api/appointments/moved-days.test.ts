import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { callApi, readAllTables } from "../../support/accounts.ts";
import { queryRows } from "../../support/admin-client.ts";
import {
  book,
  callLink,
  countOccupied,
  firstStart,
  fixedNow,
  listSlots,
  problemsOf,
  stopClockOnFriday,
  storeCourse,
  storeResource,
} from "../../support/appointments/appointments.ts";
import {
  bookViewing,
  type Desk,
  type DeskBody,
  eleven,
  type SignedIn,
  storeDesk,
} from "../../support/appointments/desk.ts";
import { storeProperty } from "../../support/properties.ts";
import { databaseUntil, readOnlyDatabase } from "../../support/stores/failing-stores.ts";

stopClockOnFriday();

let mary: SignedIn;
let desk: Desk;
let home: string;
beforeEach(async () => {
  ({ mary, desk, home } = await storeDesk());
});
const viewingAt = (start = firstStart) => bookViewing(home, { start });

/** Books as many viewings, each of another home, on the first of December. */
async function storeManyViewings(count: number): Promise<void> {
  await env.DB.batch([
    env.DB.prepare(
      `INSERT INTO enquiries (id, reference, service, name, email, phone_number, submitted_at, due_at, changed_at)
       VALUES ('00000000-0000-4000-8000-000000000001', 'E-1', 'real-estate', 'Many', '', '0775 550 101', ?1, ?1, ?1)`,
    ).bind(fixedNow.toISOString()),
  ]);
  const homes = await Promise.all(Array.from({ length: count }, () => storeProperty()));
  const [start, end] = ["2026-12-01T10:00:00.000Z", "2026-12-01T11:00:00.000Z"];
  for (const [index, { uuid }] of homes.entries()) {
    const id = `00000000-0000-4000-9000-${String(index).padStart(12, "0")}`;
    const times = [Date.parse(start), Date.parse(end), `${uuid} ${start}`];
    await env.DB.batch([
      env.DB.prepare(
        `INSERT INTO appointments (id, reference, secret_hash, kind, service, status, enquiry_n, property_uuid, start_at, end_at,
           created_at, changed_at) VALUES (?1, ?1, ?1, 'viewing', 'real-estate', 'confirmed',
           (SELECT max(n) FROM enquiries), ?2, ?3, ?4, ?3, ?3)`,
      ).bind(id, uuid, start, end),
      env.DB.prepare(
        `INSERT INTO appointment_resources (appointment_n, resource_id, start, until, event)
         SELECT max(n), ?1, ?2, ?3, ?4 FROM appointments`,
      ).bind(uuid, ...times),
    ]);
  }
}

describe("rain", () => {
  it("moves all of a day to the same times of another day, with a message for each person", async () => {
    const [first, second] = [await viewingAt(), await viewingAt(eleven)];
    const { status, body } = await desk.moveDay({ date: "2026-11-27", to_date: "2026-11-30" });
    expect([status, body.moved, body.unmoved]).toEqual([200, 2, 0]);
    expect(body.data.appointments).toMatchObject([
      { id: first.id, from: firstStart, to: "2026-11-30T10:00:00.000Z", told: null, phone_number: "0775 550 101" },
      { id: second.id, from: eleven, to: "2026-11-30T11:00:00.000Z" },
    ]);
    expect(body.data.appointments[0]).toMatchObject({
      text: expect.stringContaining("The new time is Monday 30 November, 10:00."),
    });
    expect(await countOccupied()).toEqual({ [home]: 24 });
    expect((await listSlots(`kind=viewing&property_uuid=${home}&days=1`)).starts).toContain(firstStart);
    expect((await desk.moveDay({ date: "2026-11-27" })).body).toMatchObject({ moved: 0, unmoved: 0 });
  });

  it("finds the next free day without one, and another time if the same one is taken", async () => {
    await storeResource("colleague", "ann");
    const other = await storeProperty();
    await book({ kind: "viewing", property_uuid: other.uuid, start: "2026-11-28T10:00:00Z" });
    await viewingAt();
    const late = await viewingAt("2026-11-27T16:00:00.000Z");
    const { body } = await desk.moveDay({ date: "2026-11-27" });
    expect(body.data.appointments.map(({ to }) => to)).toEqual([
      "2026-11-28T09:00:00.000Z",
      "2026-11-28T11:00:00.000Z",
    ]);
    expect((await callLink(late)).body.data.appointment.sequence).toBe(1);
  });

  it("lists those without a free time, which stay", async () => {
    const booked = await viewingAt();
    const { body } = await desk.moveDay({ date: "2026-11-27", to_date: "2026-11-29" });
    expect(body).toMatchObject({ moved: 0, unmoved: 1 });
    expect(body.data.appointments[0]).toMatchObject({
      to: null,
      text: expect.stringContaining("Please choose another time."),
    });
    expect((await callLink(booked)).body.data.appointment.start).toBe(firstStart);
  });

  it("leaves the seats of an intake where they are if the course has none on the other day", async () => {
    const [monday, later] = ["2026-12-07T09:00:00.000Z", "2027-04-05T09:00:00.000Z"];
    await storeCourse("theory", { class_size: 12, intakes: [monday, later] });
    const { body: seat } = await book({ kind: "lesson", course_id: "theory", start: monday });
    const refused = await desk.moveDay({ date: "2026-12-07", to_date: "2026-12-08" });
    expect(refused.body).toMatchObject({ moved: 0, unmoved: 1 });
    expect((await desk.moveDay({ date: "2026-12-07" })).body).toMatchObject({ moved: 0, unmoved: 1 });
    expect((await desk.moveDay({ date: "2026-12-07", to_date: "2027-04-05" })).body.moved).toBe(1);
    expect((await callLink(seat)).body.data.appointment.start).toBe(later);
  });

  it("may move the appointments of one resource only", async () => {
    const other = await storeProperty();
    await viewingAt();
    await book({ kind: "viewing", property_uuid: other.uuid, start: firstStart });
    const { body } = await desk.moveDay({ date: "2026-11-27", resource_id: other.uuid });
    expect(body.moved).toBe(1);
  });

  it("moves more than one batch, and goes on where it stopped", async () => {
    await storeManyViewings(103);
    const first = await desk.moveDay({ date: "2026-12-01", to_date: "2026-12-03" });
    expect(first.body).toMatchObject({ moved: 100, unmoved: 0, left: 3, next_cursor: expect.any(String) });
    const { next_cursor: cursor } = first.body;
    const second = await desk.moveDay({ date: "2026-12-01", to_date: "2026-12-03", cursor });
    expect(second.body).toMatchObject({ moved: 3, unmoved: 0, left: 0, next_cursor: null });
    expect(await queryRows("SELECT count(*) AS count FROM appointments WHERE start_at LIKE '2026-12-03%'")).toEqual([
      { count: 103 },
    ]);
    expect(await queryRows("SELECT count(*) AS count FROM occupied")).toEqual([{ count: 103 * 12 }]);
  });

  it("goes on after those without a free time", async () => {
    await storeManyViewings(101);
    const first = await desk.moveDay({ date: "2026-12-01", to_date: "2026-11-29" });
    expect(first.body).toMatchObject({ moved: 0, unmoved: 100, left: 1 });
    const { next_cursor: cursor } = first.body;
    const second = await desk.moveDay({ date: "2026-12-01", to_date: "2026-11-29", cursor });
    expect(second.body).toMatchObject({ moved: 0, unmoved: 1, left: 0, next_cursor: null });
  });

  it("says what is left when a batch fails, and keeps what has moved", async () => {
    await storeManyViewings(25);
    const { status, body } = await callApi<DeskBody>("/appointments/move-day", {
      body: { date: "2026-12-01", to_date: "2026-12-03" },
      token: mary.token,
      bindings: { DB: databaseUntil(1, /INSERT INTO appointment_history/) },
    });
    expect([status, body.moved, body.left]).toEqual([200, 20, 5]);
    expect(await desk.toTell()).toHaveLength(20);
    const { next_cursor: cursor } = body;
    const rest = await desk.moveDay({ date: "2026-12-01", to_date: "2026-12-03", cursor });
    expect(rest.body).toMatchObject({ moved: 5, left: 0 });
  });

  it("moves nothing when the first batch fails", async () => {
    await viewingAt();
    const before = await readAllTables();
    const body = { date: "2026-11-27" };
    const options = { body, token: mary.token, bindings: { DB: readOnlyDatabase() } };
    expect((await callApi("/appointments/move-day", options)).status).toBe(503);
    expect(await readAllTables()).toBe(before);
  });

  it.each([
    [{ date: "2026-11-27", resource_id: "unknown" }, { resource_id: "Choose from the list of resources" }],
    [{ date: "2026-11-27", cursor: "next" }, { cursor: "Must be the next_cursor of the response before" }],
    [{}, { date: "Must be a day such as 2026-12-01" }],
    [{ date: "2026-11-27", to_date: "2026-11-27" }, { to_date: "Choose another day" }],
  ])("with %j is refused", async (request, problems) => {
    const { status, body } = await desk.moveDay(request);
    expect([status, problemsOf(body)]).toEqual([422, problems]);
  });
});
