import ICAL from "ical.js";
import { beforeEach, describe, expect, it } from "vitest";
import type { Availability } from "#contract/appointments/availability.ts";
import { defaultAvailability } from "#shared/appointments/default-availability.ts";
import { callApi, readAllTables, storeSignedIn } from "../../support/accounts.ts";
import {
  callLink,
  firstStart,
  listSlots,
  problemsOf,
  stopClockOnFriday,
  storeCourse,
  storeProfessional,
  storeResource,
} from "../../support/appointments/appointments.ts";
import {
  bookViewing,
  type CalendarClient,
  eleven,
  type SignedIn,
  storeCalendar,
} from "../../support/appointments/calendar-client.ts";
import { queryRows, runSql } from "../../support/storage/rows.ts";
import { unavailableDatabase } from "../../support/stores/unavailable-stores.ts";

stopClockOnFriday();

let mary: SignedIn;
let calendar: CalendarClient;
let home: string;
beforeEach(async () => {
  ({ mary, calendar, home } = await storeCalendar());
});
const viewingAt = (start = firstStart) => bookViewing(home, { start });

describe("the availability", () => {
  const put = (changes: Partial<Availability & { saved_at: string | null }> = {}) =>
    calendar.call("PUT", "/availability", { ...defaultAvailability, ...changes });

  it("has defaults, and is replaced as a whole", async () => {
    expect((await calendar.call("GET", "/availability")).body).toEqual({ ...defaultAvailability, saved_at: null });
    const hours = [{ kind: "lesson" as const, resource_id: null, weekday: 2, from: "10:00", to: "12:00" }];
    const { status, body } = await put({ hours, notice_hours: 0 });
    expect([status, body.hours, body.conflicts]).toEqual([200, hours, []]);
    expect((await calendar.call("GET", "/availability")).body).toEqual({
      ...defaultAvailability,
      hours,
      notice_hours: 0,
      saved_at: "2026-11-27T08:00:00.000Z",
    });
    await storeCourse("beginner");
    expect((await listSlots("kind=lesson&course_id=beginner&days=7")).starts).toEqual([
      "2026-12-01T10:00:00.000Z",
      "2026-12-01T11:00:00.000Z",
    ]);
    expect(await queryRows("SELECT entity, action FROM audit")).toEqual([{ entity: "availability", action: "update" }]);
  });

  it("is saved again without what was deleted", async () => {
    await storeResource("colleague", "ann");
    await storeProfessional("doctor");
    const hours = [
      { kind: "viewing" as const, resource_id: "ann", weekday: 2, from: "10:00", to: "12:00" },
      { kind: "viewing" as const, resource_id: null, weekday: 2, from: "10:00", to: "12:00" },
    ];
    const days_off = [
      { date: "2026-12-25", resource_id: "doctor" },
      { date: "2026-12-25", resource_id: null },
    ];
    expect((await put({ hours, days_off })).status).toBe(200);
    expect((await calendar.call("DELETE", "/resources/ann")).status).toBe(204);
    await runSql("DELETE FROM professionals");
    const { body } = await calendar.call("GET", "/availability");
    expect(body).toMatchObject({ hours: hours.slice(1), days_off: days_off.slice(1) });
    expect((await calendar.call("PUT", "/availability", body)).status).toBe(200);
  });

  it("is not overwritten by what is based on an older version", async () => {
    const { saved_at: first } = (await put({ saved_at: null })).body;
    const { saved_at: second } = (await put({ notice_hours: 3, saved_at: first })).body;
    expect(second > first).toBe(true);
    const before = await readAllTables();
    for (const saved_at of [null, first]) {
      const { status, body } = await put({ notice_hours: 5, saved_at });
      expect([status, body.availability]).toEqual([409, { ...defaultAvailability, notice_hours: 3, saved_at: second }]);
    }
    expect(await readAllTables()).toBe(before);
    expect((await put({ notice_hours: 5 })).body).toMatchObject({ notice_hours: 5 });
  });

  it("lists who must be told of a day off over their appointments, which stay", async () => {
    const [first, other] = [await viewingAt(), await viewingAt("2026-11-28T10:00:00.000Z")];
    const days_off = [{ date: "2026-11-27", resource_id: null }];
    const { body } = await put({ days_off });
    expect(body.conflicts).toEqual([first.id]);
    expect(body.to_tell[0]).toMatchObject({ name: "Ma Kebbeh", text: expect.stringContaining("choose another time") });
    expect((await callLink(first)).status).toBe(200);
    expect((await put({ days_off: [{ date: "2026-11-28", resource_id: home }] })).body.conflicts).toEqual([other.id]);
    await storeResource("car", "corolla");
    expect((await put({ days_off: [{ date: "2026-11-28", resource_id: "corolla" }] })).body.conflicts).toEqual([]);
  });

  it("that is invalid is refused, names the field and changes nothing", async () => {
    const before = await readAllTables();
    const hours = { kind: "lesson" as const, resource_id: "x", weekday: 2, from: "10:00", to: "12:00" };
    for (const [changes, field] of [
      [{ hours: [hours] }, "hours"],
      [{ days_off: [{ date: "2026-11-27", resource_id: "x" }] }, "days_off"],
      [{ slot_minutes: { viewing: 7, lesson: 60, clinic: 30 } }, "slot_minutes.viewing"],
      [{ notice_hours: -1 }, "notice_hours"],
    ] as const) {
      const { status, body } = await calendar.call("PUT", "/availability", { ...defaultAvailability, ...changes });
      expect([status, Object.keys(problemsOf(body))]).toEqual([422, [field]]);
    }
    expect(await readAllTables()).toBe(before);
  });
});

describe("resources", () => {
  it("are added, renamed, given to a colleague and deleted", async () => {
    const { status, body } = await calendar.call("POST", "/resources", { name: " Corolla ", kind: "car" });
    expect([status, body.data.resource]).toEqual([
      201,
      {
        id: expect.any(String),
        kind: "car",
        name: "Corolla",
        user_id: null,
        username: null,
        does_viewings: false,
        fixed: false,
        without_hours: false,
      },
    ]);
    const { id } = body.data.resource;
    const changed = await calendar.call("PATCH", `/resources/${id}`, { name: "Vitz", user_id: mary.id });
    expect(changed.body.data.resource).toMatchObject({ name: "Vitz", username: "mary" });
    expect((await calendar.call("GET", "/resources")).body.data.resources).toContainEqual(changed.body.data.resource);
    expect((await calendar.call("DELETE", `/resources/${id}`)).status).toBe(204);
    expect((await calendar.call("DELETE", `/resources/${id}`)).status).toBe(404);
    expect((await calendar.call("PATCH", `/resources/${id}`, { name: "X" })).status).toBe(404);
    expect((await queryRows("SELECT action FROM audit WHERE entity = 'resource'")).map(({ action }) => action)).toEqual(
      ["create", "update", "delete"],
    );
  });

  it("stay while appointments to come need them", async () => {
    await storeResource("colleague", "ann");
    const booked = await viewingAt();
    expect((await calendar.call("DELETE", "/resources/ann")).status).toBe(409);
    await callLink(booked, "DELETE");
    expect((await calendar.call("DELETE", "/resources/ann")).status).toBe(204);
  });

  it("that are invalid are refused and the field is named", async () => {
    const kind = expect.stringContaining("Must be one of");
    for (const [resource, problems] of [
      [{}, { name: "Name is required", kind }],
      [{ name: "Sam", kind: "boat" }, { kind }],
      [{ name: "Sam", kind: "colleague", user_id: "unknown" }, { user_id: "Choose an active colleague" }],
    ] as const) {
      const { status, body } = await calendar.call("POST", "/resources", resource);
      expect([status, problemsOf(body)]).toEqual([422, problems]);
    }
  });
});

describe("the calendar of a colleague", () => {
  const read = async (url: string) => {
    const { status, text } = await callApi(url.slice(url.indexOf("/calendar/")));
    if (status !== 200) return { status, events: [] };
    const calendar = new ICAL.Component(ICAL.parse(text));
    const events = calendar.getAllSubcomponents("vevent").map((one) => new ICAL.Event(one));
    return {
      status,
      events: events.map(({ uid, summary, sequence, startDate }) => [
        uid.slice(0, 36),
        summary,
        sequence,
        startDate.toJSDate().toISOString(),
      ]),
    };
  };

  it("follows a move, loses a cancelled appointment, and ends when the address is renewed", async () => {
    await storeResource("colleague", "mary-calendar", mary.id);
    const booked = await viewingAt();
    const { url } = (await calendar.call("POST", "/calendar/renew")).body;
    expect(url).toMatch(/^http:\/\/localhost:8787\/api\/v1\/calendar\/[\w-]{43}\.ics$/);
    const event = [booked.id, "Viewing: Villa in Sinkor"];
    expect((await read(url)).events).toEqual([[...event, 0, firstStart]]);
    await calendar.change(booked.id, { start: eleven });
    expect((await read(url)).events).toEqual([[...event, 1, eleven]]);
    await callLink(booked, "PATCH", { start: firstStart });
    expect((await read(url)).events).toEqual([[...event, 2, firstStart]]);
    await callLink(booked, "DELETE");
    expect((await read(url)).events).toEqual([]);
    const other = await viewingAt(eleven);
    expect((await read(url)).events).toHaveLength(1);
    await calendar.change(other.id, { status: "cancelled" });
    expect((await read(url)).events).toEqual([]);
    const renewed = (await calendar.call("POST", "/calendar/renew")).body.url;
    expect([(await read(url)).status, (await read(renewed)).status]).toEqual([404, 200]);
    const before = await readAllTables();
    await read(renewed);
    expect(await readAllTables()).toBe(before);
    expect(before).not.toContain(renewed.slice(-47, -4));
  });

  it("has the colleague's own appointments and those without a colleague", async () => {
    const joy = await storeSignedIn({ role: "admin" });
    const booked = await viewingAt();
    const { url } = (await calendar.call("POST", "/calendar/renew")).body;
    expect((await read(url)).events).toHaveLength(1);
    await calendar.change(booked.id, { assignee_id: joy.id });
    expect((await read(url)).events).toEqual([]);
  });

  it("is unknown without a secret, and 503 while the database is unavailable", async () => {
    for (const file of ["x.ics", `${"x".repeat(43)}`, `${"x".repeat(43)}.ics`])
      expect((await callApi(`/calendar/${file}`)).status).toBe(404);
    const options = { bindings: { DB: unavailableDatabase } };
    expect((await callApi(`/calendar/${"x".repeat(43)}.ics`, options)).status).toBe(503);
  });
});
