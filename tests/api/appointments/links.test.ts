import { env } from "cloudflare:workers";
import ICAL from "ical.js";
import { beforeEach, describe, expect, it } from "vitest";
import { callApi, readAllTables } from "../../support/accounts.ts";
import { queryRows } from "../../support/admin-client.ts";
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
  storeDoctor,
} from "../../support/appointments/appointments.ts";
import { storeProperty } from "../../support/properties.ts";
import { unavailableDatabase } from "../../support/stores/unavailable-stores.ts";

stopClockOnFriday();

let home: string;
beforeEach(async () => {
  home = (await storeProperty({ title: "Villa, Sinkor", contact_number: "0886 123 456" })).uuid;
});
const bookViewing = async (start = firstStart) => (await book({ kind: "viewing", property_uuid: home, start })).body;
const eleven = "2026-11-27T11:00:00.000Z";

/** Reads a calendar file with a parser of its own. */
async function readCalendar(secret: string) {
  const response = await callApi(`/public/appointments/${secret}.ics`);
  const calendar = new ICAL.Component(ICAL.parse(response.text));
  const [event] = calendar.getAllSubcomponents("vevent").map((one) => new ICAL.Event(one));
  return {
    status: response.status,
    type: response.headers.get("content-type"),
    method: calendar.getFirstPropertyValue("method"),
    uid: event?.uid,
    sequence: event?.sequence,
    summary: event?.summary,
    location: event?.location,
    state: event?.component.getFirstPropertyValue("status"),
    start: event?.startDate.toJSDate().toISOString(),
    end: event?.endDate.toJSDate().toISOString(),
  };
}

describe("the link of an appointment", () => {
  it("shows when, where and who, and neither name nor number of its person", async () => {
    const receipt = await bookViewing();
    const { status, text, body, headers } = await callLink(receipt);
    expect(status).toBe(200);
    expect(headers.get("cache-control")).toBe("no-store");
    expect(body.data.appointment).toMatchObject({
      reference: receipt.reference,
      status: "requested",
      start: firstStart,
      title: "Villa, Sinkor",
      meeting_point: "12 Broad Street, Monrovia",
      contact_number: "0886 123 456",
      can_change: true,
      sequence: 0,
      package: [],
      manage_url: receipt.manage_url,
    });
    expect(text).not.toMatch(/Kebbeh|550 101/);
  });

  it("changes nothing when scanners open it, its calendar or other methods", async () => {
    const receipt = await bookViewing();
    const before = await readAllTables();
    for (const suffix of ["", ".ics"])
      for (const method of ["GET", "HEAD", "OPTIONS"])
        await callApi(`/public/appointments/${secretOf(receipt)}${suffix}`, { method });
    expect(await readAllTables()).toBe(before);
  });

  it("is unknown without the right secret", async () => {
    await bookViewing();
    for (const secret of ["x", "x".repeat(43), "x".repeat(44)])
      for (const method of ["GET", "DELETE"])
        expect((await callApi(`/public/appointments/${secret}`, { method })).status).toBe(404);
    expect((await callApi(`/public/appointments/${"x".repeat(43)}.ics`)).status).toBe(404);
  });

  it("is 503 while the database is unavailable", async () => {
    const path = `/public/appointments/${secretOf(await bookViewing())}`;
    const bindings = { DB: unavailableDatabase };
    for (const [method, body] of [["GET"], ["DELETE"], ["PATCH", { start: eleven }]] as const)
      expect((await callApi(path, { method, body, bindings })).status).toBe(503);
  });
});

describe("a move", () => {
  it("releases the old time and takes the new one", async () => {
    const receipt = await bookViewing();
    const { status, body } = await callLink(receipt, "PATCH", { start: eleven });
    expect(status).toBe(200);
    expect(body.data.appointment).toMatchObject({ start: eleven, end: "2026-11-27T12:00:00.000Z", sequence: 1 });
    expect(await countOccupied()).toEqual({ [home]: 12 });
    const { starts } = await listSlots(`kind=viewing&property_uuid=${home}&days=1`);
    expect([starts.includes(firstStart), starts.includes(eleven)]).toEqual([true, false]);
    expect(
      await queryRows("SELECT field, before, after, actor_id FROM appointment_history WHERE field = 'start'"),
    ).toEqual([{ field: "start", before: firstStart, after: eleven, actor_id: null }]);
  });

  it("may overlap its own old time", async () => {
    await storeAvailability({
      hours: [10, 11].map((hour) => ({
        kind: "viewing",
        resource_id: null,
        weekday: 5,
        from: hour === 10 ? "10:00" : "11:30",
        to: hour === 10 ? "11:00" : "12:30",
      })),
      buffer_minutes: 60,
    });
    const receipt = await bookViewing();
    const { status } = await callLink(receipt, "PATCH", { start: "2026-11-27T11:30:00Z" });
    expect(status).toBe(200);
  });

  it("needs a new confirmation, unless bookings are confirmed at once", async () => {
    const receipt = await bookViewing();
    await env.DB.prepare("UPDATE appointments SET status = 'confirmed'").run();
    expect((await callLink(receipt, "PATCH", { start: eleven })).body.data.appointment.status).toBe("requested");
    await storeAvailability({ mode: { viewing: "confirm", lesson: "request", clinic: "request" } });
    expect((await callLink(receipt, "PATCH", { start: firstStart })).body.data.appointment.status).toBe("confirmed");
  });

  it("to a taken time gives 409 and to no time on offer 422, and changes nothing", async () => {
    const receipt = await bookViewing();
    await bookViewing(eleven);
    const before = await readAllTables();
    const taken = await callLink(receipt, "PATCH", { start: eleven });
    expect([taken.status, taken.body.slots?.[0]?.start]).toEqual([409, firstStart]);
    const outside = await callLink(receipt, "PATCH", { start: "2026-11-27T22:00:00Z" });
    expect([outside.status, problemsOf(outside.body)]).toEqual([422, { start: "Choose one of the times on offer." }]);
    expect((await callLink(receipt, "PATCH", {})).status).toBe(422);
    expect(await readAllTables()).toBe(before);
  });

  it("to the same time changes nothing", async () => {
    const receipt = await bookViewing();
    expect((await callLink(receipt, "PATCH", { start: firstStart })).body.data.appointment.sequence).toBe(0);
  });
});

describe("a cancellation", () => {
  it("releases the time, and the link says so", async () => {
    const receipt = await bookViewing();
    const { status, body } = await callLink(receipt, "DELETE");
    expect([status, body.data.appointment.status]).toEqual([200, "cancelled"]);
    expect(await countOccupied()).toEqual({});
    const after = await callLink(receipt);
    expect([after.status, after.body.detail]).toEqual([410, "This appointment was cancelled."]);
    expect(after.body.appointment).toMatchObject({ status: "cancelled", start: firstStart, can_change: false });
    expect((await callLink(receipt, "DELETE")).status).toBe(410);
    expect((await callLink(receipt, "PATCH", { start: eleven })).status).toBe(410);
    expect((await bookViewing()).status).toBe("requested");
  });

  it("is not possible once the appointment has begun", async () => {
    const receipt = await bookViewing();
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
    const receipt = await bookViewing();
    const secret = secretOf(receipt);
    const first = await readCalendar(secret);
    expect(first).toEqual({
      status: 200,
      type: "text/calendar; charset=utf-8",
      method: "PUBLISH",
      uid: `${receipt.id}@localhost`,
      sequence: 0,
      summary: "Viewing: Villa, Sinkor",
      location: "12 Broad Street, Monrovia",
      state: "TENTATIVE",
      start: firstStart,
      end: "2026-11-27T11:00:00.000Z",
    });
    await callLink(receipt, "PATCH", { start: eleven });
    expect(await readCalendar(secret)).toMatchObject({ uid: first.uid, sequence: 1, start: eleven });
    await callLink(receipt, "DELETE");
    expect(await readCalendar(secret)).toMatchObject({
      status: 200,
      method: "CANCEL",
      uid: first.uid,
      sequence: 2,
      state: "CANCELLED",
    });
  });

  it("names no doctor and no clinic", async () => {
    await storeDoctor("weah");
    const { body } = await book({ kind: "clinic", professional_id: "weah", start: firstStart });
    const { text } = await callApi(`/public/appointments/${secretOf(body)}.ics`);
    expect(text).not.toMatch(/Weah|doctor|clinic|health|LOCATION/i);
  });
});
