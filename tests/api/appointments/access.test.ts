import { beforeEach, expect, it } from "vitest";
import { callApi, storeSignedIn } from "../../support/accounts.ts";
import {
  book,
  firstStart,
  problemsOf,
  stopClockOnFriday,
  storeProfessional,
} from "../../support/appointments/appointments.ts";
import {
  bookViewing,
  type CalendarClient,
  createCalendarClient,
  eleven,
  storeCalendar,
} from "../../support/appointments/calendar-client.ts";
import { runSql } from "../../support/storage/rows.ts";

stopClockOnFriday();

let calendar: CalendarClient;
let home: string;
beforeEach(async () => {
  ({ calendar, home } = await storeCalendar());
});
const viewingAt = (changes: object = {}) => bookViewing(home, changes);

it("visits of the clinic are hidden without the permission: in lists, calendars and days that move or are off", async () => {
  await storeProfessional("weah");
  const { body: visit } = await book({ kind: "clinic", professional_id: "weah", start: firstStart });
  const viewing = await viewingAt();
  const other = await storeSignedIn({ role: "admin", sees_health: false });
  const without = createCalendarClient(other.token);
  const { body } = await without.list("?from=2026-11-27");
  expect(body.data.appointments.map(({ id }) => id)).toEqual([viewing.id]);
  expect(body.data.requests.map(({ id }) => id)).toEqual([viewing.id]);
  expect((await without.list("?resource_id=weah")).body.data.appointments).toEqual([]);
  const { resources } = (await without.call("GET", "/resources")).body.data;
  expect(resources.filter(({ kind }) => kind !== "colleague")).toEqual([]);
  for (const [method, end, body] of [
    ["GET", ""],
    ["PATCH", "", { status: "confirmed" }],
    ["POST", "/reminded", { by: "call" }],
    ["POST", "/told", { by: "call" }],
    ["DELETE", "/told"],
  ] as const)
    expect((await without.call(method, `/appointments/${visit.id}${end}`, body)).status, end).toBe(404);
  const created = await without.create({ kind: "clinic", professional_id: "weah", start: eleven, name: "X" });
  expect([created.status, Object.keys(problemsOf(created.body))]).toEqual([422, ["kind"]]);
  const moved = await without.moveDay({ date: "2026-11-27" });
  expect(moved.body.data.appointments.map(({ id }) => id)).toEqual([viewing.id]);
  await calendar.change(visit.id, { start: eleven });
  const idsToTell = async (of: CalendarClient) => (await of.toTell()).map(({ id }) => id);
  expect([await idsToTell(without), await idsToTell(calendar)]).toEqual([[viewing.id], [visit.id, viewing.id]]);
  const { hours: _, ...settings } = (await without.call("GET", "/availability")).body;
  const days_off = [{ date: "2026-11-27" }];
  const saved = await without.call("PUT", "/availability", { ...settings, hours: [], days_off });
  expect(saved.body.conflicts).toEqual([]);
  const { url } = (await without.call("POST", "/calendar/renew")).body;
  expect((await callApi(url.slice(url.indexOf("/calendar/")))).text).not.toContain(visit.reference);
  const list = await calendar.list("?from=2026-11-27");
  expect(list.body.data.appointments.map(({ id }) => id)).toContain(visit.id);
  expect((await calendar.change(visit.id, { assignee_id: other.id })).status).toBe(422);
  expect((await calendar.get(visit.id)).body.data.appointment.text).not.toMatch(/Weah|doctor|clinic/i);
});

it("names a patient in visits to professionals only", async () => {
  await storeProfessional("doctor");
  const [viewing, visit] = [
    await viewingAt(),
    (await book({ kind: "clinic", professional_id: "doctor", start: eleven })).body,
  ];
  const nurse = createCalendarClient((await storeSignedIn({ role: "admin", sees_health: true })).token);
  const personOf = async (id: string) => (await nurse.get(id)).body.data.appointment.person_id;
  expect(await personOf(viewing.id)).not.toBeNull();
  await runSql("UPDATE people SET is_patient = 1");
  expect([await personOf(viewing.id), typeof (await personOf(visit.id))]).toEqual([null, "string"]);
});
