import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { callApi, readAllTables } from "../../support/accounts.ts";
import {
  book,
  callLink,
  countOccupied,
  firstStart,
  listSlots,
  problemsOf,
  stopClockOnFriday,
  storeCourse,
  storeResource,
} from "../../support/appointments/appointments.ts";
import {
  bookViewing,
  type CalendarBody,
  type CalendarClient,
  eleven,
  type SignedIn,
  storeCalendar,
} from "../../support/appointments/calendar-client.ts";
import { buildProperty, storeProperties, storeProperty } from "../../support/properties.ts";
import { queryRows } from "../../support/storage/rows.ts";
import { databaseUntil, readOnlyDatabase } from "../../support/stores/failing-stores.ts";

stopClockOnFriday();

let mary: SignedIn;
let calendar: CalendarClient;
let home: string;
beforeEach(async () => {
  ({ mary, calendar, home } = await storeCalendar());
});
const viewingAt = (start = firstStart) => bookViewing(home, { start });

/** Books as many viewings, each of another home, at ten on the first of December. */
async function storeManyViewings(count: number): Promise<void> {
  await viewingAt("2026-12-04T10:00:00.000Z");
  for (let index = 0; index < count; index += 1) await storeResource("colleague", `guide-${index}`);
  await storeProperties(...Array.from({ length: count }, () => buildProperty()));
  const start = "2026-12-01T10:00:00.000Z";
  const times = [Date.parse(start), Date.parse(start) + 3_600_000];
  await env.DB.batch([
    env.DB.prepare(
      `INSERT INTO appointments (id, reference, secret_hash, kind, service, status, enquiry_n, property_uuid, start_at, end_at,
         created_at, changed_at)
       SELECT uuid, uuid, uuid, 'viewing', 'real-estate', 'confirmed', (SELECT max(n) FROM enquiries), uuid, ?1,
         '2026-12-01T11:00:00.000Z', ?1, ?1 FROM properties WHERE uuid <> ?2 ORDER BY n`,
    ).bind(start, home),
    env.DB.prepare(
      `INSERT INTO appointment_resources (appointment_n, resource_id, start, until, event)
       SELECT n, property_uuid, ?1, ?2, property_uuid || ?3 FROM appointments WHERE property_uuid <> ?4`,
    ).bind(...times, ` ${start}`, home),
  ]);
}

describe("rain", () => {
  it("moves all of a day to the same times of another day, with a message for each person", async () => {
    const [first, second] = [await viewingAt(), await viewingAt(eleven)];
    const { status, body } = await calendar.moveDay({ date: "2026-11-27", to_date: "2026-11-30" });
    expect([status, body.moved, body.unmoved]).toEqual([200, 2, 0]);
    const text = expect.stringContaining("The new time is Monday 30 November, 10:00 (Monrovia time, GMT).");
    const told = { told: null, phone_number: "0775 550 101", text };
    expect(body.data.appointments).toMatchObject([
      { id: first.id, from: firstStart, to: "2026-11-30T10:00:00.000Z", ...told },
      { id: second.id, from: eleven, to: "2026-11-30T11:00:00.000Z" },
    ]);
    expect(await countOccupied()).toEqual({ [home]: 24, [mary.id]: 24 });
    expect((await listSlots(`kind=viewing&property_uuid=${home}&days=1`)).starts).toContain(firstStart);
    expect((await calendar.moveDay({ date: "2026-11-27" })).body).toMatchObject({ moved: 0, unmoved: 0 });
  });

  it("finds the next free day without one, and another time if the same one is taken", async () => {
    await bookViewing((await storeProperty()).uuid, { start: "2026-11-28T10:00:00Z" });
    await viewingAt();
    const late = await viewingAt("2026-11-27T16:00:00.000Z");
    const { body } = await calendar.moveDay({ date: "2026-11-27" });
    const times = ["2026-11-28T09:00:00.000Z", "2026-11-28T11:00:00.000Z"];
    expect(body.data.appointments.map(({ to }) => to)).toEqual(times);
    expect((await callLink(late)).body.data.appointment.sequence).toBe(1);
  });

  it("lists those without a free time, which stay", async () => {
    const booked = await viewingAt();
    const { body } = await calendar.moveDay({ date: "2026-11-27", to_date: "2026-11-29" });
    expect(body).toMatchObject({ moved: 0, unmoved: 1 });
    const text = expect.stringContaining("Please choose another time.");
    expect(body.data.appointments[0]).toMatchObject({ to: null, text });
    expect((await callLink(booked)).body.data.appointment.start).toBe(firstStart);
  });

  it("leaves the seats of an intake where they are if the course has none on the other day", async () => {
    const [monday, later] = ["2026-12-07T09:00:00.000Z", "2027-04-05T09:00:00.000Z"];
    await storeCourse("theory", { class_size: 2, intakes: [monday, later] });
    const { body: seat } = await book({ kind: "lesson", course_id: "theory", start: monday });
    for (const to_date of ["2026-12-08", undefined])
      expect((await calendar.moveDay({ date: "2026-12-07", to_date })).body).toMatchObject({ moved: 0, unmoved: 1 });
    expect((await calendar.moveDay({ date: "2026-12-07", to_date: "2027-04-05" })).body.moved).toBe(1);
    expect((await callLink(seat)).body.data.appointment.start).toBe(later);
  });

  it("may move the appointments of one resource only", async () => {
    const other = await storeProperty();
    await storeResource("colleague", "ann");
    await viewingAt();
    await bookViewing(other.uuid);
    expect((await calendar.moveDay({ date: "2026-11-27", resource_id: other.uuid })).body.moved).toBe(1);
  });

  it("takes more than one batch, and goes on where it stopped, also after those without a free time", async () => {
    await storeManyViewings(103);
    const page = async (to_date: string, cursor?: string) => {
      const { body } = await calendar.moveDay({ date: "2026-12-01", to_date, ...(cursor && { cursor }) });
      return { cursor: body.next_cursor ?? "", numbers: [body.moved, body.unmoved, body.left] };
    };
    const closed = await page("2026-11-29");
    expect(closed.numbers).toEqual([0, 100, 3]);
    expect(await page("2026-11-29", closed.cursor)).toEqual({ cursor: "", numbers: [0, 3, 0] });
    const first = await page("2026-12-03");
    expect(first.numbers).toEqual([100, 0, 3]);
    expect(await page("2026-12-03", first.cursor)).toEqual({ cursor: "", numbers: [3, 0, 0] });
    const moved = "SELECT count(*) AS count FROM appointments WHERE start_at LIKE '2026-12-03%'";
    expect(await queryRows(moved)).toEqual([{ count: 103 }]);
    expect(Object.values(await countOccupied()).reduce((sum, slots) => sum + slots)).toBe(104 * 2 * 12);
  });

  it("says what is left when a batch fails, and keeps what has moved", async () => {
    await storeManyViewings(25);
    const request = { date: "2026-12-01", to_date: "2026-12-03" };
    const bindings = { DB: databaseUntil(1, /insert into "appointment_history"/i) };
    const options = { body: request, token: mary.token, bindings };
    const { status, body } = await callApi<CalendarBody>("/appointments/move-day", options);
    expect([status, body.moved, body.left]).toEqual([200, 20, 5]);
    expect(await calendar.toTell()).toHaveLength(20);
    const rest = await calendar.moveDay({ ...request, cursor: body.next_cursor });
    expect(rest.body).toMatchObject({ moved: 5, left: 0 });
  });

  it("moves nothing when the first batch fails", async () => {
    await viewingAt();
    const before = await readAllTables();
    const options = { body: { date: "2026-11-27" }, token: mary.token, bindings: { DB: readOnlyDatabase() } };
    expect((await callApi("/appointments/move-day", options)).status).toBe(503);
    expect(await readAllTables()).toBe(before);
  });

  it("is refused for an invalid request, and the field is named", async () => {
    for (const [request, problems] of [
      [{ date: "2026-11-27", resource_id: "unknown" }, { resource_id: "Choose from the list of resources" }],
      [{ date: "2026-11-27", cursor: "next" }, { cursor: "Must be the next_cursor of the response before" }],
      [{}, { date: "Must be a day such as 2026-12-01" }],
      [{ date: "2026-11-27", to_date: "2026-11-27" }, { to_date: "Choose another day" }],
    ] as const) {
      const { status, body } = await calendar.moveDay(request);
      expect([status, problemsOf(body)]).toEqual([422, problems]);
    }
  });
});
