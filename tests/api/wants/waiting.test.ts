import { env } from "cloudflare:workers";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { SlotsResponse } from "#contract/appointments/booking.ts";
import type { PublicWantResponse } from "#contract/wants/want.ts";
import { runAlerts } from "#worker/flows/run-schedule.ts";
import { storeProfessional } from "../../support/appointments/appointments.ts";
import { startAlertedSite, stopAlertedSite } from "../../support/push/alerted-site.ts";
import { queryRows } from "../../support/storage/rows.ts";
import { createWantsSite, secretOf, subscription } from "./wants-site.ts";

let site: ReturnType<typeof startAlertedSite>;
const call = createWantsSite(() => site.all);
/** A Thursday, the day after the tests. */
const start = "2026-12-03T10:00:00.000Z";
beforeEach(async () => {
  site = startAlertedSite();
  await storeProfessional("doctor", true, [{ weekday: 4, from: "10:00", to: "12:00" }]);
});
afterEach(stopAlertedSite);

const tick = () => runAlerts({ ...env, ...site.all }, new Date());
const person = { name: "Ma Kebbeh", phone_number: "0886 654 321" };
const wait = async (name: string, more: object = {}) => {
  const doctor = { kind: "clinic", professional_id: "doctor", channel: "push", push: subscription(name) };
  return secretOf((await call("/public/waiting", { ...doctor, ...more })).body.manage_url);
};
const book = () =>
  call<{ manage_url: string }>("/public/appointments", { kind: "clinic", professional_id: "doctor", start, ...person });
const cancel = async (booked: Awaited<ReturnType<typeof book>>) =>
  call(`/public/appointments/${booked.body.manage_url.split("/").at(-1)}`, undefined, "DELETE");
const show = async (secret: string) => (await call<PublicWantResponse>(`/public/wants/${secret}`)).body.data;
const listStarts = async () =>
  (
    await call<SlotsResponse>("/public/slots?kind=clinic&professional_id=doctor&days=1&from=2026-12-03")
  ).body.data.slots.map((slot) => slot.start);

it("a cancelled time is offered to the first who waits, and kept for 30 minutes", async () => {
  const booked = await book();
  const [first, second] = [await wait("first"), await wait("second")];
  await tick();
  expect(site.pushed).toEqual([]);
  expect((await cancel(booked)).status).toBe(200);
  await tick();
  await tick();
  expect(site.pushed).toEqual(["first"]);
  expect((await show(first)).held).toEqual({ start, until: new Date(Date.now() + 30 * 60_000).toISOString() });
  expect((await show(second)).held).toBeNull();
  expect(await listStarts()).not.toContain(start);
  expect((await book()).status).toBe(409);
  const taken = await call(`/public/wants/${first}/take`, person);
  expect(taken.status).toBe(201);
  expect(await queryRows("SELECT status FROM appointments ORDER BY n")).toMatchObject([{ status: "cancelled" }, {}]);
  expect((await call(`/public/wants/${first}`)).status).toBe(410);
  await tick();
  expect(site.pushed).toEqual(["first"]);
});

it("then it is offered to the next one whom the day suits, once, and is free for all after that", async () => {
  const booked = await book();
  const first = await wait("first");
  await wait("friday", { days: [5] });
  await wait("third", { days: [4] });
  await cancel(booked);
  for (let round = 0; round < 3; round++) {
    await tick();
    vi.setSystemTime(Date.now() + 31 * 60_000);
  }
  await tick();
  expect(site.pushed).toEqual(["first", "third"]);
  expect((await call(`/public/wants/${first}/take`, person)).status).toBe(409);
  expect(await listStarts()).toContain(start);
});

it.each([
  [{ professional_id: "nobody" }, "professional_id"],
  [{ professional_id: "" }, "professional_id"],
  [{ days: [8] }, "days"],
  [{ kind: "viewing" }, "kind"],
])("rejects a place on the waiting list with %j", async (change, field) => {
  const { status, body } = await call("/public/waiting", {
    ...{ kind: "clinic", professional_id: "doctor", channel: "none" },
    ...change,
  });
  expect([status, JSON.stringify(body)]).toEqual([422, expect.stringContaining(field)]);
});
