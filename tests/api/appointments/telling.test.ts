import { beforeEach, describe, expect, it } from "vitest";
import { defaultAvailability } from "#shared/appointments/default-availability.ts";
import { readAllTables, storeSession, storeSignedIn } from "../../support/accounts.ts";
import {
  callLink,
  firstStart,
  problemsOf,
  secretOf,
  setClock,
  stopClockOnFriday,
} from "../../support/appointments/appointments.ts";
import {
  bookViewing,
  type CalendarClient,
  createCalendarClient,
  eleven,
  type SignedIn,
  storeCalendar,
} from "../../support/appointments/calendar-client.ts";
import { queryRows } from "../../support/storage/rows.ts";
import { getEnquiry } from "../admin/inbox-requests.ts";

stopClockOnFriday();

let mary: SignedIn;
let calendar: CalendarClient;
let home: string;
beforeEach(async () => {
  ({ mary, calendar, home } = await storeCalendar());
});
const viewingAt = (start = firstStart) => bookViewing(home, { start });
const three = "2026-11-27T15:00:00.000Z";
const save = (days_off: object[]) => calendar.call("PUT", "/availability", { ...defaultAvailability, days_off });
const idsToTell = async (of = calendar) => (await of.toTell()).map(({ id }) => id);

describe("who must still be told", () => {
  it("are the people of a day that moved, until each is told, also after the response was closed", async () => {
    const [first, second] = [await viewingAt(), await viewingAt(eleven)];
    const { body } = await calendar.moveDay({ date: "2026-11-27", to_date: "2026-11-30" });
    expect(await calendar.toTell()).toEqual(body.data.appointments);
    const ids = { id: first.id, enquiry_id: expect.any(String), person_id: expect.any(String) };
    const moved = { why: "moved", from: firstStart, to: "2026-11-30T10:00:00.000Z" };
    expect(body.data.appointments[0]).toMatchObject({ ...ids, ...moved });
    expect((await calendar.tell(first.id)).status).toBe(204);
    expect(await idsToTell()).toEqual([second.id]);
    await calendar.tell(second.id, "whatsapp");
    expect(await idsToTell()).toEqual([]);
  });

  it("are those whose appointment a colleague moved or cancelled, with the time that they know", async () => {
    const [moved, cancelled] = [await viewingAt(), await viewingAt(eleven)];
    await calendar.change(moved.id, { start: three });
    await calendar.change(moved.id, { start: "2026-11-27T16:00:00.000Z" });
    await calendar.change(cancelled.id, { status: "cancelled", reason: "The home is being painted." });
    expect(await calendar.toTell()).toMatchObject([
      { id: cancelled.id, why: "cancelled", from: eleven, to: null, text: expect.stringContaining("being painted") },
      { id: moved.id, why: "moved", from: firstStart, to: "2026-11-27T16:00:00.000Z" },
    ]);
  });

  it("are not those whose appointment was moved back before they knew", async () => {
    const booked = await viewingAt();
    await calendar.change(booked.id, { start: three });
    await calendar.change(booked.id, { start: firstStart });
    expect(await idsToTell()).toEqual([]);
    await calendar.change(booked.id, { start: three });
    await calendar.tell(booked.id);
    await calendar.change(booked.id, { start: firstStart });
    expect(await calendar.toTell()).toMatchObject([{ id: booked.id, from: three, to: firstStart }]);
  });

  it("are not those who moved or cancelled it themselves, or whose time is over", async () => {
    const [moved, cancelled, past] = [await viewingAt(), await viewingAt(eleven), await viewingAt(three)];
    for (const [at, { id }] of [moved, cancelled, past].entries())
      await calendar.change(id, { start: `2026-11-27T${12 + at}:00:00.000Z` });
    expect(await idsToTell()).toHaveLength(3);
    await callLink(moved, "PATCH", { start: firstStart });
    await callLink(cancelled, "DELETE");
    expect(await idsToTell()).toEqual([past.id]);
    setClock("2026-11-27T14:00:00.000Z");
    expect(await idsToTell(createCalendarClient((await storeSession(mary.id)).token))).toEqual([]);
  });

  it("are those of a new day off, once, and no longer when the day is not off after all", async () => {
    const [first, second] = [await viewingAt(), await viewingAt(eleven)];
    const friday = { date: "2026-11-27", resource_id: null };
    const { body } = await save([friday]);
    expect(body.to_tell).toMatchObject([{ id: first.id, why: "stuck", to: null, told: null }, { id: second.id }]);
    expect(await calendar.toTell()).toEqual(body.to_tell);
    await calendar.tell(first.id);
    const again = await save([friday, { date: "2026-12-25", resource_id: null }]);
    expect(again.body.to_tell).toMatchObject([
      { id: first.id, told: "colleague" },
      { id: second.id, told: null },
    ]);
    expect(await idsToTell()).toEqual([second.id]);
    await save([]);
    expect(await idsToTell()).toEqual([]);
  });

  it("still have to hear of a move when the day off of the new time is taken back", async () => {
    const booked = await viewingAt();
    await calendar.change(booked.id, { start: "2026-11-30T10:00:00.000Z" });
    await save([{ date: "2026-11-30", resource_id: home }]);
    expect(await calendar.toTell()).toMatchObject([{ why: "stuck", from: firstStart }]);
    await save([]);
    expect(await calendar.toTell()).toMatchObject([{ why: "moved", from: firstStart, to: "2026-11-30T10:00:00.000Z" }]);
  });

  it("are not those whose data were erased", async () => {
    const booked = await viewingAt();
    await calendar.change(booked.id, { start: three });
    const { token } = await storeSignedIn({ role: "super_admin" });
    await createCalendarClient(token).call("POST", "/privacy/erase", { phone_number: "0775 550 101" });
    expect(await idsToTell()).toEqual([]);
    expect(await queryRows("SELECT tell, tell_from, told_at FROM appointments")).toEqual([
      { tell: null, tell_from: null, told_at: null },
    ]);
  });
});

describe("telling by hand", () => {
  it("is recorded in the enquiry and in the history, without the secret of the link", async () => {
    const booked = await viewingAt();
    await calendar.change(booked.id, { start: three });
    await calendar.tell(booked.id, "whatsapp");
    const { appointment } = (await calendar.get(booked.id)).body.data;
    expect(appointment.history.at(-1)).toMatchObject({ by: "mary", field: "told", to: "moved" });
    const { submission } = (await getEnquiry(mary.token, appointment.enquiry_id)).body.data;
    expect(submission.events).toMatchObject([
      { kind: "whatsapp", by: "mary" },
      { kind: "reply", text: expect.stringContaining("The new time is Friday 27 November, 15:00") },
    ]);
    expect(await readAllTables()).not.toContain(secretOf(booked));
  });

  it("counts as a contact when there is nothing to tell, and names the way", async () => {
    const booked = await viewingAt();
    const { status, body } = await calendar.tell(booked.id, "pigeon");
    expect([status, Object.keys(problemsOf(body))]).toEqual([422, ["by"]]);
    expect((await calendar.tell(crypto.randomUUID())).status).toBe(404);
    expect((await calendar.tell(booked.id)).status).toBe(204);
    const { appointment } = (await calendar.get(booked.id)).body.data;
    expect(appointment.history.map(({ field }) => field)).toEqual(["status"]);
    const { submission } = (await getEnquiry(mary.token, appointment.enquiry_id)).body.data;
    expect(submission).toMatchObject({ answered_by: "mary", events: [{ kind: "call" }] });
  });

  it("is taken back, and then the person is to be told again", async () => {
    const booked = await viewingAt();
    await calendar.change(booked.id, { start: three });
    await calendar.tell(booked.id);
    await calendar.tell(booked.id);
    expect((await calendar.call("DELETE", `/appointments/${booked.id}/told`)).status).toBe(204);
    expect(await idsToTell()).toEqual([booked.id]);
    const { history } = (await calendar.get(booked.id)).body.data.appointment;
    expect(history.slice(-2).map(({ field, to }) => [field, to])).toEqual([
      ["told", "moved"],
      ["told", null],
    ]);
  });
});
