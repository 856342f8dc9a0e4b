import ICAL from "ical.js";
import { beforeEach, describe, expect, it } from "vitest";
import { callApi, readAllTables } from "../../support/accounts.ts";
import {
  book,
  callLink,
  countOccupied,
  firstStart,
  listSlots,
  problemsOf,
  secretOf,
  setClock,
  stopClockOnFriday,
  storeAvailability,
  storeProfessional,
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

const twelve = "2026-11-27T12:00:00.000Z";
const at = "2026-11-27T08:00:00.000Z";
let mary: SignedIn;
let calendar: CalendarClient;
let home: string;
let receipt: Awaited<ReturnType<typeof bookViewing>>;
beforeEach(async () => {
  ({ mary, calendar, home } = await storeCalendar());
  receipt = await bookViewing(home);
});
const show = async () => (await callLink(receipt)).body.data.appointment;
const move = (start?: string) => callLink(receipt, "PATCH", { start });

/** Reads a calendar file with a parser of its own. */
async function readCalendar(secret: string) {
  const { status, headers, text } = await callApi(`/public/appointments/${secret}.ics`);
  const calendar = new ICAL.Component(ICAL.parse(text));
  const [event] = calendar.getAllSubcomponents("vevent").map((one) => new ICAL.Event(one));
  return {
    ...{ status, type: headers.get("content-type"), method: calendar.getFirstPropertyValue("method") },
    ...{ uid: event?.uid, sequence: event?.sequence, summary: event?.summary, location: event?.location },
    state: event?.component.getFirstPropertyValue("status"),
    start: event?.startDate.toJSDate().toISOString(),
    end: event?.endDate.toJSDate().toISOString(),
  };
}

describe("the link of an appointment", () => {
  it("shows when, where and who, and neither name nor number of its person", async () => {
    await runSql("UPDATE properties SET contact_number = '0886 123 456'");
    const { status, text, body, headers } = await callLink(receipt);
    expect([status, headers.get("cache-control")]).toEqual([200, "no-store"]);
    expect(body.data.appointment).toMatchObject({
      ...{ reference: receipt.reference, status: "requested", start: firstStart, title: "Villa in Sinkor" },
      ...{ meeting_point: "12 Broad Street, Monrovia", contact_number: "0886 123 456", can_change: true },
      ...{ sequence: 0, package: [], manage_url: receipt.manage_url, moved: null, cancelled: null },
    });
    expect(text).not.toMatch(/Kebbeh|550 101/);
  });

  it("changes nothing when scanners open it, its calendar or other methods", async () => {
    const before = await readAllTables();
    for (const suffix of ["", ".ics"])
      for (const method of ["GET", "HEAD", "OPTIONS"])
        await callApi(`/public/appointments/${secretOf(receipt)}${suffix}`, { method });
    expect(await readAllTables()).toBe(before);
  });

  it("is unknown without the right secret, and 503 while the database is unavailable", async () => {
    for (const secret of ["x", "x".repeat(43), "x".repeat(44)])
      for (const method of ["GET", "DELETE"])
        expect((await callApi(`/public/appointments/${secret}`, { method })).status).toBe(404);
    expect((await callApi(`/public/appointments/${"x".repeat(43)}.ics`)).status).toBe(404);
    const path = `/public/appointments/${secretOf(receipt)}`;
    const bindings = { DB: unavailableDatabase };
    for (const [method, body] of [["GET"], ["DELETE"], ["PATCH", { start: eleven }]] as const)
      expect((await callApi(path, { method, body, bindings })).status).toBe(503);
  });

  it("names the last move with its old time, and whether its person moved it", async () => {
    await calendar.change(receipt.id, { status: "confirmed" });
    expect((await show()).moved).toBeNull();
    await move(eleven);
    expect((await show()).moved).toEqual({ at, from: firstStart, to: eleven, by_you: true });
    await calendar.change(receipt.id, { start: twelve });
    expect((await show()).moved).toEqual({ at, from: eleven, to: twelve, by_you: false });
  });
});

describe("a move", () => {
  it("releases the old time and takes the new one", async () => {
    const { status, body } = await move(eleven);
    expect(status).toBe(200);
    expect(body.data.appointment).toMatchObject({ start: eleven, end: twelve, sequence: 1 });
    expect(await countOccupied()).toEqual({ [home]: 12, [mary.id]: 12 });
    const { starts } = await listSlots(`kind=viewing&property_uuid=${home}&days=1`);
    expect([starts.includes(firstStart), starts.includes(eleven)]).toEqual([true, false]);
    const history = "SELECT field, before, after, actor_id FROM appointment_history WHERE field = 'start'";
    expect(await queryRows(history)).toEqual([{ field: "start", before: firstStart, after: eleven, actor_id: null }]);
  });

  it("may overlap its own old time, and to the same time changes nothing", async () => {
    expect((await move(firstStart)).body.data.appointment.sequence).toBe(0);
    const hours = { kind: "viewing" as const, resource_id: null, weekday: 5 };
    await storeAvailability({
      hours: [
        { ...hours, from: "10:00", to: "11:00" },
        { ...hours, from: "11:30", to: "12:30" },
      ],
      buffer_minutes: 60,
    });
    await runSql("UPDATE appointment_resources SET until = until + 3600000");
    expect((await move("2026-11-27T11:30:00Z")).status).toBe(200);
  });

  it("needs a new confirmation, unless bookings are confirmed at once", async () => {
    await runSql("UPDATE appointments SET status = 'confirmed'");
    expect((await move(eleven)).body.data.appointment.status).toBe("requested");
    await storeAvailability({ mode: { viewing: "confirm", lesson: "request", clinic: "request" } });
    expect((await move(firstStart)).body.data.appointment.status).toBe("confirmed");
  });

  it("to a taken time gives 409 and to a time that cannot be booked 422, and changes nothing", async () => {
    await bookViewing(home, { start: eleven });
    const before = await readAllTables();
    const taken = await move(eleven);
    expect([taken.status, taken.body.slots?.[0]?.start]).toEqual([409, firstStart]);
    const outside = await move("2026-11-27T22:00:00Z");
    expect([outside.status, problemsOf(outside.body)]).toEqual([422, { start: "Choose one of the times on offer." }]);
    expect((await move()).status).toBe(422);
    expect(await readAllTables()).toBe(before);
  });
});

describe("a cancellation", () => {
  const cancelled = async () => (await calendar.list("?status=cancelled")).body.data.appointments;

  it("by its person releases the time, and colleagues and the link say who cancelled it", async () => {
    const { status, body } = await callLink(receipt, "DELETE");
    expect([status, body.data.appointment.status]).toEqual([200, "cancelled"]);
    expect(await countOccupied()).toEqual({});
    const after = await callLink(receipt);
    expect([after.status, after.body.detail]).toEqual([410, "This appointment was cancelled."]);
    const shown = { status: "cancelled", start: firstStart, can_change: false, cancelled: { at, by_you: true } };
    expect(after.body.appointment).toMatchObject(shown);
    expect(await cancelled()).toMatchObject([{ reason: null, cancelled: { at, by: null, by_person: true } }]);
    expect((await callLink(receipt, "DELETE")).status).toBe(410);
    expect((await move(eleven)).status).toBe(410);
    expect((await bookViewing(home)).status).toBe("requested");
  });

  it("by a colleague has a reason and its author", async () => {
    await calendar.change(receipt.id, { status: "cancelled", reason: "Heavy rain." });
    const byMary = { at, by: "mary", by_person: false };
    expect(await cancelled()).toMatchObject([{ reason: "Heavy rain.", cancelled: byMary }]);
    const { body } = await callLink(receipt);
    expect(body.appointment).toMatchObject({ reason: "Heavy rain.", cancelled: { at, by_you: false } });
  });

  it("is not possible once the appointment has begun", async () => {
    setClock("2026-11-27T10:30:00.000Z");
    expect((await callLink(receipt)).status).toBe(200);
    expect((await callLink(receipt, "DELETE")).status).toBe(410);
    setClock("2026-11-27T11:00:00.000Z");
    const { status, body } = await callLink(receipt);
    expect([status, body.detail]).toEqual([410, "This appointment is over."]);
  });
});

describe("the calendar file", () => {
  it("is read by another program, and follows moves and the cancellation", async () => {
    await runSql("UPDATE properties SET title = 'Villa, Sinkor'");
    const secret = secretOf(receipt);
    const uid = `${receipt.id}@localhost`;
    expect(await readCalendar(secret)).toEqual({
      ...{ status: 200, type: "text/calendar; charset=utf-8", method: "PUBLISH", uid, sequence: 0 },
      ...{ summary: "Viewing: Villa, Sinkor", location: "12 Broad Street, Monrovia", state: "TENTATIVE" },
      ...{ start: firstStart, end: eleven },
    });
    await move(eleven);
    expect(await readCalendar(secret)).toMatchObject({ uid, sequence: 1, start: eleven });
    await callLink(receipt, "DELETE");
    const ended = { status: 200, method: "CANCEL", uid, sequence: 2, state: "CANCELLED" };
    expect(await readCalendar(secret)).toMatchObject(ended);
  });

  it("names no professional and no clinic", async () => {
    await storeProfessional("weah");
    const { body } = await book({ kind: "clinic", professional_id: "weah", start: firstStart });
    const { text } = await callApi(`/public/appointments/${secretOf(body)}.ics`);
    expect(text).not.toMatch(/Weah|doctor|clinic|health|LOCATION/i);
  });
});
