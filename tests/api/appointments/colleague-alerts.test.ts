import { env } from "cloudflare:workers";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type * as z from "zod";
import type { appointmentResponseSchema } from "#contract/appointments/admin-appointment.ts";
import type { BookingReceipt } from "#contract/appointments/booking.ts";
import { runSchedule } from "#worker/flows/run-schedule.ts";
import { callApi, readAllTables } from "../../support/accounts.ts";
import { secretOf, stopViewings, visitor } from "../../support/appointments/appointments.ts";
import { storeProperty } from "../../support/properties.ts";
import {
  readAlerts,
  runAfter,
  startAlertedSite,
  stopAlertedSite,
  storeColleague,
} from "../../support/push/alerted-site.ts";
import { countRows, runSql } from "../../support/storage/rows.ts";
import { databaseUntil } from "../../support/stores/failing-stores.ts";

type AppointmentResponse = z.output<typeof appointmentResponseSchema>;

const start = "2026-12-02T14:00:00.000Z";
const later = "2026-12-02T16:00:00.000Z";

let site: ReturnType<typeof startAlertedSite>;
let mary: Awaited<ReturnType<typeof storeColleague>>;
let joy: typeof mary;
let author: typeof mary;
let home: string;
beforeEach(async () => {
  site = startAlertedSite();
  mary = await storeColleague({ username: "mary" });
  joy = await storeColleague({ username: "joy" });
  author = await storeColleague({ username: "author" });
  home = (await storeProperty()).uuid;
  await stopViewings(joy.id, author.id);
});
afterEach(stopAlertedSite);

const call = <T>(path: string, options: Parameters<typeof callApi>[1]) =>
  callApi<T>(path, { bindings: site.push, ...options });
const enter = async () => {
  const body = { kind: "viewing", property_uuid: home, start, ...visitor };
  return (await call<AppointmentResponse>("/appointments", { body, token: author.token })).body.data.appointment;
};
const change = (id: string, body: object, token = author.token) =>
  call(`/appointments/${id}`, { method: "PATCH", body, token });
/** Waits for what is sent after the responses to visitors. */
const waitForPushes = (count: number) => vi.waitFor(() => expect(site.pushed).toHaveLength(count));
/** Returns who was told since the last call, and why. */
async function takeAlerts() {
  const names = new Map([mary, joy, author].map(({ id, username }) => [id, username]));
  const all = (await readAlerts()).map(({ user_id, reason }) => `${names.get(user_id)}: ${reason}`);
  await runSql("DELETE FROM alerts");
  return all.sort();
}

it("tells the colleague who gets, keeps or loses an appointment that a colleague changes", async () => {
  const { id } = await enter();
  expect(await takeAlerts()).toEqual(["mary: assigned"]);
  await change(id, { start: later });
  expect(await takeAlerts()).toEqual(["mary: moved"]);
  await change(id, { note: "Has a car" });
  expect(await takeAlerts()).toEqual([]);
  await change(id, { assignee_id: joy.id });
  expect(await takeAlerts()).toEqual(["joy: assigned", "mary: moved"]);
  await call("/appointments/move-day", { body: { date: "2026-12-02", to_date: "2026-12-03" }, token: mary.token });
  expect(await takeAlerts()).toContain("joy: moved");
  await change(id, { status: "cancelled" });
  expect((await takeAlerts())[0]).toMatch("cancelled");
});

it("never tells the author", async () => {
  const { id } = await enter();
  await takeAlerts();
  await change(id, { start: later }, mary.token);
  expect(await takeAlerts()).toEqual([]);
});

it("sends an assignment, unless another colleague has the enquiry by then", async () => {
  const { id } = await enter();
  await runSql("UPDATE appointments SET assignee_id = ? WHERE id = ?", joy.id, id);
  await runAfter(1, site.push);
  expect([site.pushed, await readAlerts()]).toEqual([[], []]);
  const other = await storeProperty();
  const body = { kind: "viewing", property_uuid: other.uuid, start: later, ...visitor };
  await call("/appointments", { body, token: author.token });
  await runAfter(2, site.push);
  expect(site.pushed).toEqual(["mary"]);
});

it("tells both colleagues when its person moves it to a time of another one", async () => {
  const body = { kind: "viewing", property_uuid: home, start, elapsed_ms: 60_000, ...visitor };
  const receipt = (await call<BookingReceipt>("/public/appointments", { body })).body;
  await waitForPushes(1);
  await takeAlerts();
  await runSql("DELETE FROM resources WHERE id = ?", joy.id);
  await stopViewings(mary.id);
  const path = `/public/appointments/${secretOf(receipt)}`;
  expect((await call(path, { method: "PATCH", body: { start: later } })).status).toBe(200);
  await waitForPushes(3);
  expect(await takeAlerts()).toEqual(["joy: moved", "mary: moved"]);
});

it("tells everyone who was told, and the owner's address, that its person cancelled it, and nobody of the booking then", async () => {
  const body = { kind: "viewing", property_uuid: home, start, elapsed_ms: 60_000, ...visitor };
  const bindings = site.all;
  const receipt = (await callApi<BookingReceipt>("/public/appointments", { body, bindings })).body;
  await waitForPushes(1);
  await runSql(
    "INSERT INTO alerts (enquiry_n, user_id, channel, reason, created_at, next_at, sent_at) SELECT n, ?, 'push', 'unopened', '', ?, ? FROM enquiries",
    joy.id,
    null,
    "2026-11-27",
  );
  await runSql(
    "INSERT INTO alerts (enquiry_n, user_id, channel, reason, created_at, next_at) SELECT n, ?, 'push', 'unopened', '', '2026-01-01' FROM enquiries",
    author.id,
  );
  expect((await callApi(`/public/appointments/${secretOf(receipt)}`, { method: "DELETE", bindings })).status).toBe(200);
  await waitForPushes(3);
  const cancelled = (await readAlerts()).filter(({ reason }) => reason === "cancelled").map(({ user_id }) => user_id);
  expect(cancelled.sort()).toEqual(["", joy.id, mary.id].sort());
  expect((await readAlerts()).filter(({ user_id }) => user_id === author.id)).toEqual([]);
});

it("is confirmed within a new deadline after its person moved it", async () => {
  const body = {
    kind: "viewing",
    property_uuid: home,
    start: "2026-12-08T14:00:00.000Z",
    elapsed_ms: 60_000,
    ...visitor,
  };
  const receipt = (await call<BookingReceipt>("/public/appointments", { body })).body;
  await waitForPushes(1);
  vi.setSystemTime(new Date("2026-12-04T10:00:00.000Z"));
  const path = `/public/appointments/${secretOf(receipt)}`;
  const moved = await call<{ data: { appointment: { reply_by: string } } }>(path, {
    method: "PATCH",
    body: { start: "2026-12-09T14:00:00.000Z" },
  });
  expect(moved.body.data.appointment.reply_by).toBe("2026-12-07T18:00:00.000Z");
  await waitForPushes(2);
});

it("stores the mail to its person together with the booking, which a crash right after it keeps", async () => {
  const body = { kind: "viewing", property_uuid: home, start, ...visitor, email: "kebbeh@example.org" };
  const headers = { "idempotency-key": "call-1" };
  const options = { body, token: author.token, headers };
  const crashed = { ...site.mail, DB: databaseUntil(1, /insert into "appointment_history"/i) };
  expect((await call("/appointments", { ...options, bindings: crashed })).status).toBe(503);
  expect(await countRows("messages")).toBe(1);
  const again = await call<AppointmentResponse>("/appointments", { ...options, bindings: site.mail });
  expect([again.status, again.body.told]).toEqual([201, "mail"]);
  await runSchedule({ ...env, ...site.mail });
  expect(site.mailsTo("kebbeh@example.org")).toHaveLength(1);
});

it("mails the link to its person, which is stored nowhere, and greets without a name", async () => {
  const body = { kind: "viewing", property_uuid: home, start, ...visitor, email: "kebbeh@example.org" };
  const options = { body, token: author.token, bindings: site.mail };
  const { appointment } = (await call<AppointmentResponse>("/appointments", options)).body.data;
  expect(await readAllTables()).not.toContain(appointment.manage_url.slice(-43));
  expect(await env.DB.prepare("SELECT body FROM messages").first("body")).not.toContain(visitor.name);
  await runSchedule({ ...env, ...site.mail });
  const [mail] = site.mailsTo("kebbeh@example.org");
  expect(mail).toMatchObject({ text: expect.stringMatching(/^Hello, your viewing/) });
  expect(mail).toMatchObject({
    text: expect.stringContaining(`\n${appointment.reference}: ${appointment.manage_url}`),
  });
});

it("mails at once what its person booked, and at most five times a day to an address", async () => {
  const email = "kebbeh@example.org";
  await stopViewings(mary.id);
  await runSql("UPDATE resources SET does_viewings = 1 WHERE id = ?", joy.id);
  const hours = ["09", "10", "11", "13", "14", "15"].map((hour) => `2026-12-03T${hour}:00:00.000Z`);
  const receipts: BookingReceipt[] = [];
  for (const time of hours) {
    const body = { kind: "viewing", property_uuid: home, start: time, elapsed_ms: 60_000, ...visitor, email };
    const { status, body: receipt } = await callApi<BookingReceipt>("/public/appointments", {
      body,
      bindings: site.all,
    });
    expect(status, time).toBe(201);
    receipts.push(receipt);
  }
  await vi.waitFor(() => expect(site.mailsTo(email)).toHaveLength(5));
  const [{ reference = "", manage_url = "" } = {}] = receipts;
  expect(site.mailsTo(email)[0]).toMatchObject({
    subject: `We received your request (${reference})`,
    text: expect.stringMatching(
      /^Hello, we received your request for the viewing of .* on Thursday 3 December, 09:00 \(Monrovia time, GMT\)\. We confirm it by /,
    ),
  });
  const text = JSON.stringify(site.mailsTo(email)[0]);
  for (const part of ["With: ", "Price of the home: $", manage_url, ".ics"]) expect(text).toContain(part);
  await waitForPushes(6);
  await runSchedule({ ...env, ...site.all });
  expect(site.mailsTo(email)).toHaveLength(5);
});
