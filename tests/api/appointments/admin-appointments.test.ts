import { beforeEach, describe, expect, it } from "vitest";
import { callApi, readAllTables, storeSession, storeSignedIn } from "../../support/accounts.ts";
import {
  book,
  callLink,
  countOccupied,
  firstStart,
  problemsOf,
  setClock,
  stopClockOnFriday,
  storeCourse,
  storeResource,
} from "../../support/appointments/appointments.ts";
import {
  bookViewing,
  type CalendarClient,
  createCalendarClient,
  eleven,
  type SignedIn,
  storeCalendar,
} from "../../support/appointments/calendar-client.ts";
import { queryRows, runSql } from "../../support/storage/rows.ts";
import { getEnquiry } from "../admin/inbox-requests.ts";

stopClockOnFriday();

let mary: SignedIn;
let calendar: CalendarClient;
let home: string;
beforeEach(async () => {
  ({ mary, calendar, home } = await storeCalendar());
});
const viewingAt = (changes: object = {}) => bookViewing(home, changes);
/** Moves the clock and signs in again. */
async function comeBackAt(time: string): Promise<void> {
  setClock(time);
  calendar = createCalendarClient((await storeSession(mary.id)).token);
}

describe("the list of appointments", () => {
  it("has those of a range in the order of their times, with the requests that wait on top", async () => {
    const later = await viewingAt({ start: "2026-12-10T10:00:00Z" });
    const second = await viewingAt({ start: eleven });
    const first = await viewingAt();
    await calendar.change(first.id, { status: "confirmed" });
    const { status, body } = await calendar.list("?from=2026-11-27&to=2026-11-27");
    expect(status).toBe(200);
    expect(body.data.appointments.map(({ id }) => id)).toEqual([first.id, second.id]);
    expect(body.data.requests.map(({ id }) => id)).toEqual([second.id, later.id]);
    expect(body.data.appointments[1]).toMatchObject({
      title: "Villa in Sinkor",
      property_reference: "MH-7",
      property_status: "available",
      name: "Ma Kebbeh",
      phone_number: "0775 550 101",
      email: null,
      status: "requested",
      resource_ids: expect.arrayContaining([home, mary.id]),
      manage_url: second.manage_url,
    });
    expect(body.data.appointments[0]?.text).toBe(
      `Hello Ma Kebbeh, your viewing of Villa in Sinkor on Friday 27 November, 10:00 (Monrovia time, GMT) is confirmed. We meet at: 12 Broad Street, Monrovia.\n${first.reference}: ${first.manage_url}`,
    );
  });

  it("is filtered by kind, resource, colleague, home and status", async () => {
    await storeResource("colleague", "mary-calendar", mary.id);
    await storeCourse("beginner");
    const viewing = await viewingAt();
    const lesson = (await book({ kind: "lesson", course_id: "beginner", start: firstStart })).body;
    const cancelled = await viewingAt({ start: eleven });
    await callLink(cancelled, "DELETE");
    const idsOf = async (query: string) => (await calendar.list(query)).body.data.appointments.map(({ id }) => id);
    expect(await idsOf("")).toEqual([viewing.id, lesson.id]);
    expect(await idsOf("?kind=lesson")).toEqual([lesson.id]);
    expect(await idsOf("?resource_id=mary-calendar")).toEqual([viewing.id]);
    expect(await idsOf(`?resource_id=${home}&status=cancelled`)).toEqual([cancelled.id]);
    expect(await idsOf(`?assignee_id=${mary.id}`)).toEqual([viewing.id]);
    expect(await idsOf(`?property_uuid=${home}&status=requested&status=cancelled`)).toEqual([viewing.id, cancelled.id]);
    expect(await idsOf("?from=2026-11-28")).toEqual([]);
  });

  it("refuses an invalid query and names the parameter", async () => {
    for (const [query, problems] of [
      ["?from=tomorrow", { from: "Must be a day or a time" }],
      ["?from=2026-12-02&to=2026-12-01", { to: "Must not be before its beginning" }],
      ["?from=2026-01-01&to=2026-12-01", { to: "At most 62 days" }],
      ["?kind=party", { "kind.0": "Must be one of viewing, lesson, clinic" }],
    ] as const) {
      const { status, body } = await calendar.list(query);
      expect([status, problemsOf(body)]).toEqual([422, problems]);
    }
  });

  it("leaves out what is suspected spam, until a colleague says otherwise", async () => {
    const spam = await viewingAt({ website: "x", elapsed_ms: 1 });
    expect((await calendar.list()).body.data.appointments).toEqual([]);
    expect((await calendar.get(spam.id)).status).toBe(404);
    await runSql("UPDATE enquiries SET spam = 0");
    expect((await calendar.change(spam.id, { status: "confirmed" })).status).toBe(200);
    expect(await countOccupied()).toEqual({ [home]: 12, [mary.id]: 12 });
  });
});

describe("a request", () => {
  it("is confirmed: its person is told by mail, the enquiry is answered, and the history has the author", async () => {
    const { body: booked } = await book({
      kind: "viewing",
      property_uuid: home,
      start: firstStart,
      email: "kebbeh@example.org",
    });
    const { status, body } = await calendar.change(booked.id, { status: "confirmed" });
    // Mail is not configured in tests.
    expect([status, body.data.appointment.status, body.told]).toEqual([200, "confirmed", null]);
    expect(body.data.appointment.history).toEqual([
      { at: "2026-11-27T08:00:00.000Z", by: null, field: "status", from: null, to: "requested" },
      { at: "2026-11-27T08:00:00.000Z", by: "mary", field: "status", from: "requested", to: "confirmed" },
    ]);
    const { submission } = (await getEnquiry(mary.token, body.data.appointment.enquiry_id)).body.data;
    expect(submission).toMatchObject({ status: "replied", answered_by: "mary" });
    expect((await callLink(booked)).body.data.appointment).toMatchObject({ status: "confirmed", sequence: 1 });
    expect(await queryRows("SELECT action, entity, after FROM audit WHERE entity = 'appointment'")).toEqual([
      { action: "update", entity: "appointment", after: JSON.stringify({ status: "confirmed", start: firstStart }) },
    ]);
  });

  it("is declined with a reason, which its person reads, and its time is free", async () => {
    const booked = await viewingAt();
    await calendar.change(booked.id, { status: "cancelled", reason: "The home is being painted." });
    expect(await countOccupied()).toEqual({});
    const { status, body } = await callLink(booked);
    expect([status, body.appointment?.reason]).toEqual([410, "The home is being painted."]);
    expect((await calendar.change(booked.id, { status: "confirmed" })).status).toBe(409);
  });
});

describe("a change", () => {
  it("of the time releases the old one and takes the new one, also outside the hours", async () => {
    const booked = await viewingAt();
    const { body } = await calendar.change(booked.id, { start: "2026-11-29T18:05:00Z" });
    expect(body.data.appointment).toMatchObject({ start: "2026-11-29T18:05:00.000Z", status: "requested" });
    expect(await countOccupied()).toEqual({ [home]: 12, [mary.id]: 12 });
    expect(body.data.appointment.text).toContain("received your request");
    expect((await viewingAt()).status).toBe("requested");
  });

  it("to a busy or past time is refused with free times", async () => {
    const booked = await viewingAt();
    await viewingAt({ start: eleven });
    const before = await readAllTables();
    const taken = await calendar.change(booked.id, { start: eleven });
    expect([taken.status, taken.body.slots[0]?.start]).toEqual([409, firstStart]);
    const past = await calendar.change(booked.id, { start: "2026-11-26T10:00:00Z" });
    expect([past.status, problemsOf(past.body)]).toEqual([422, { start: "This time is over. Choose another one." }]);
    expect(await readAllTables()).toBe(before);
  });

  it("of the colleague takes this person's calendar and releases the other one", async () => {
    const joy = await storeSignedIn({ role: "admin", username: "joy" });
    await storeResource("colleague", "mary-calendar", mary.id);
    const booked = await viewingAt();
    await storeResource("colleague", "joy-calendar", joy.id);
    const { body } = await calendar.change(booked.id, { assignee_id: joy.id });
    expect(body.data.appointment).toMatchObject({ assignee: "joy", start: firstStart });
    expect(await countOccupied()).toEqual({ [home]: 12, "joy-calendar": 12 });
    const visitor = await storeSignedIn();
    const refused = await calendar.change(booked.id, { assignee_id: visitor.id });
    expect([refused.status, Object.keys(problemsOf(refused.body))]).toEqual([422, ["assignee_id"]]);
  });

  it("of the outcome after the viewing ends it", async () => {
    const booked = await viewingAt();
    const early = await calendar.change(booked.id, { outcome: "liked" });
    expect([early.status, problemsOf(early.body)]).toEqual([422, { outcome: "This appointment has not begun" }]);
    await comeBackAt("2026-11-27T10:30:00.000Z");
    const { body } = await calendar.change(booked.id, { outcome: "too_dear", note: "Budget 500" });
    expect(body.data.appointment).toMatchObject({ status: "done", outcome: "too_dear", note: "Budget 500" });
    expect((await calendar.change(booked.id, { outcome: "liked" })).body.data.appointment.outcome).toBe("liked");
    expect(JSON.stringify(await queryRows("SELECT before, after FROM audit"))).not.toContain("Budget");
  });

  it("to no-show offers a new time", async () => {
    const booked = await viewingAt();
    await comeBackAt("2026-11-27T10:30:00.000Z");
    const { body } = await calendar.change(booked.id, { status: "no_show" });
    expect(body.data.appointment.text).toContain("we missed you");
    expect(body.data.appointment.text).toContain(booked.manage_url);
  });

  it("that is invalid is refused, names the field and changes nothing", async () => {
    const booked = await viewingAt();
    const before = await readAllTables();
    for (const [change, problems] of [
      [{}, { status: "Nothing to change" }],
      [{ status: "gone" }, { status: expect.stringContaining("Must be one of") }],
      [{ outcome: "boring" }, { outcome: expect.stringContaining("Must be one of") }],
      [{ start: "ten" }, { start: "Must be a time such as 2026-12-01T10:00:00Z" }],
      [{ note: "x".repeat(2001) }, { note: "Must be at most 2,000 characters" }],
      [{ resource_ids: ["nothing"] }, { resource_ids: "Choose from the list of resources" }],
      [{ status: "done" }, { status: "This appointment has not begun" }],
    ] as const) {
      const { status, body } = await calendar.change(booked.id, change);
      expect([status, problemsOf(body)]).toEqual([422, problems]);
    }
    expect(await readAllTables()).toBe(before);
  });
});

describe("an appointment by hand", () => {
  const caller = { name: "Musa", phone_number: "0886 123 456" };

  it("is confirmed, has a person and an answered enquiry, and is stored once for a key", async () => {
    const body = { kind: "viewing", property_uuid: home, start: "2026-11-27T08:30:00Z", note: "Has a car", ...caller };
    const first = await calendar.create(body, "call-1");
    expect(first.status).toBe(201);
    expect(first.body.data.appointment).toMatchObject({
      status: "confirmed",
      start: "2026-11-27T08:30:00.000Z",
      name: "Musa",
      note: "Has a car",
    });
    expect((await calendar.create(body, "call-1")).body.data.appointment.id).toBe(first.body.data.appointment.id);
    expect(await queryRows("SELECT name FROM people")).toEqual([{ name: "Musa" }]);
    expect(await queryRows("SELECT channel, status, subject FROM enquiries")).toEqual([
      { channel: "phone", status: "replied", subject: expect.stringMatching(/^Viewing: \w/) },
    ]);
    const [stored] = await queryRows<{ response: string }>("SELECT response FROM idempotency_records");
    expect(Object.keys(JSON.parse(stored?.response ?? "{}"))).toEqual(["id", "told"]);
  });

  it("may be that of an enquiry", async () => {
    const { body: sent } = await callApi<{ id: string }>("/public/contact-us/real-estate", {
      body: { ...caller, no_email: true, elapsed_ms: 60_000 },
    });
    const { status, body } = await calendar.create({
      kind: "viewing",
      property_uuid: home,
      start: firstStart,
      enquiry_id: sent.id,
    });
    expect([status, body.data.appointment.enquiry_id, body.data.appointment.name]).toEqual([201, sent.id, "Musa"]);
    const other = await calendar.create({ kind: "lesson", course_id: "x", start: firstStart, enquiry_id: sent.id });
    expect(problemsOf(other.body)).toEqual({ enquiry_id: "This enquiry is not known" });
  });

  it("that is invalid is refused and names the field", async () => {
    const before = await readAllTables();
    for (const [changes, problems] of [
      [{ name: undefined, phone_number: undefined }, { name: "Enter a name or a number" }],
      [{ start: "2026-11-26T10:00:00Z" }, { start: "This time is over. Choose another one." }],
      [{ property_uuid: "x" }, { property_uuid: "This home is not known" }],
      [{ lessons: 3 }, { lessons: "Only lessons are booked as a package" }],
      [{ resource_ids: ["x"] }, { resource_ids: "Choose from the list of resources" }],
    ] as const) {
      const body = { kind: "viewing", property_uuid: home, start: firstStart, ...caller, ...changes };
      const response = await calendar.create(body);
      expect([response.status, problemsOf(response.body)]).toEqual([422, problems]);
    }
    expect(await readAllTables()).toBe(before);
  });
});
