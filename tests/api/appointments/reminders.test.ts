import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { runSchedule } from "#worker/flows/run-schedule.ts";
import { callApi, readAllTables, storeSession, storeSignedIn } from "../../support/accounts.ts";
import {
  book,
  callLink,
  countOccupied,
  secretOf,
  setClock,
  stopClockOnFriday,
  storeResource,
} from "../../support/appointments/appointments.ts";
import { createCalendarClient } from "../../support/appointments/calendar-client.ts";
import { storeProperty } from "../../support/properties.ts";
import { queryRows, runSql } from "../../support/storage/rows.ts";
import { databaseBefore } from "../../support/stores/failing-stores.ts";
import { getEnquiry } from "../admin/inbox-requests.ts";

stopClockOnFriday();

let mary: Awaited<ReturnType<typeof storeSignedIn>>;
let home: string;
beforeEach(async () => {
  mary = await storeSignedIn({ role: "admin", username: "mary" });
  home = (await storeProperty({ title: "Villa in Sinkor" })).uuid;
});
const monday = "2026-11-30T10:00:00.000Z";
const sent: { to: string; subject: string; text: string }[] = [];
const mailer = {
  send: (mail: { to: string; subject: string; text?: string }) => {
    sent.push({ to: mail.to, subject: mail.subject, text: mail.text ?? "" });
    return Promise.resolve({ messageId: "1" });
  },
};
const bindings = { MAILER: mailer as never, MAIL_FROM: "site@example.org", MAIL_TO: "owner@example.org" };
const withMail = { ...env, ...bindings };
const bookConfirmed = async (address = "") => {
  const { body } = await book({ kind: "viewing", property_uuid: home, start: monday, email: address });
  await runSql("UPDATE appointments SET status = 'confirmed'");
  return body;
};
const email = "kebbeh@example.org";
const mailsToVisitor = () => sent.filter(({ to }) => to === email);
/** Moves the clock and signs in again. */
async function comeBackAt(time: string) {
  setClock(time);
  return createCalendarClient((await storeSession(mary.id)).token);
}

describe("a reminder", () => {
  it("is mailed once, 24 hours before", async () => {
    const booked = await bookConfirmed(email);
    sent.length = 0;
    await runSchedule(withMail, new Date("2026-11-29T09:55:00.000Z"));
    expect(mailsToVisitor()).toEqual([]);
    for (const minute of ["00", "05", "10"]) await runSchedule(withMail, new Date(`2026-11-29T10:${minute}:00.000Z`));
    const text = expect.stringContaining("Monday 30 November, 10:00");
    expect(mailsToVisitor()).toEqual([{ to: email, subject: `Your appointment tomorrow (${booked.reference})`, text }]);
    expect(mailsToVisitor()[0]?.text).toContain(booked.manage_url);
  });

  it("without an address is in the list to send today, until a colleague has sent it", async () => {
    const booked = await bookConfirmed();
    const early = await comeBackAt("2026-11-29T08:00:00.000Z");
    expect((await early.call("GET", "/appointments/to-send")).body.data.appointments).toEqual([]);
    const calendar = await comeBackAt("2026-11-29T11:00:00.000Z");
    await runSchedule(withMail, new Date());
    const { body } = await calendar.call("GET", "/appointments/to-send");
    const text = expect.stringContaining("a reminder of your viewing");
    expect(body.data.appointments).toMatchObject([{ id: booked.id, phone_number: "0775 550 101", told: null, text }]);
    expect((await calendar.call("POST", `/appointments/${booked.id}/reminded`, { by: "whatsapp" })).status).toBe(204);
    expect((await calendar.call("GET", "/appointments/to-send")).body.data.appointments).toEqual([]);
    const { body: shown } = await calendar.get(booked.id);
    expect(shown.data.appointment.reminded_at).toBe("2026-11-29T11:00:00.000Z");
    expect(shown.data.appointment.history.at(-1)).toMatchObject({ field: "reminder", by: "mary" });
  });

  it("that a colleague sent is recorded in the enquiry, without the secret of the link", async () => {
    const booked = await bookConfirmed();
    const calendar = await comeBackAt("2026-11-29T11:00:00.000Z");
    await calendar.call("POST", `/appointments/${booked.id}/reminded`, { by: "whatsapp" });
    const { enquiry_id } = (await calendar.get(booked.id)).body.data.appointment;
    const { token } = await storeSession(mary.id);
    expect((await getEnquiry(token, enquiry_id)).body.data.submission.events).toMatchObject([
      { kind: "whatsapp", by: "mary" },
      { kind: "reply", text: expect.stringContaining("a reminder of your viewing") },
    ]);
    expect(await readAllTables()).not.toContain(secretOf(booked));
    expect((await calendar.call("POST", `/appointments/${booked.id}/reminded`, {})).status).toBe(422);
  });

  it("is still due after a colleague wrote a note on the day before", async () => {
    const booked = await bookConfirmed();
    const calendar = await comeBackAt("2026-11-29T11:00:00.000Z");
    await calendar.change(booked.id, { note: "Has a car" });
    expect((await calendar.call("GET", "/appointments/to-send")).body.data.appointments).toMatchObject([
      { id: booked.id, why: "reminder", to: monday },
    ]);
  });

  it("is mailed however many people without an address come before", async () => {
    await bookConfirmed();
    await runSql(`WITH RECURSIVE copies (number) AS (SELECT 1 UNION ALL SELECT number + 1 FROM copies WHERE number < 60)
       INSERT INTO appointments (id, reference, secret_hash, kind, service, status, enquiry_n, property_uuid, start_at,
         end_at, created_at, changed_at)
       SELECT id || number, reference, secret_hash || number, kind, service, status, enquiry_n, property_uuid, start_at,
         end_at, created_at, changed_at FROM appointments, copies`);
    await storeResource("colleague", "ann");
    const { body } = await book({
      kind: "viewing",
      property_uuid: (await storeProperty()).uuid,
      start: "2026-11-30T10:00:00Z",
      email,
    });
    await runSql("UPDATE appointments SET status = 'confirmed' WHERE id = ?", body.id);
    sent.length = 0;
    await runSchedule(withMail, new Date("2026-11-29T10:05:00.000Z"));
    expect(mailsToVisitor()).toHaveLength(1);
  });

  it("is not mailed for an appointment that is cancelled while it is read", async () => {
    const booked = await bookConfirmed(email);
    sent.length = 0;
    // Cancels it before the first batch that queues a mail.
    let isCancelled = false;
    const DB = databaseBefore(/INSERT INTO.*messages/i, async () => {
      if (isCancelled) return;
      isCancelled = true;
      await callLink(booked, "DELETE");
    });
    await runSchedule({ ...withMail, DB }, new Date("2026-11-29T10:05:00.000Z"));
    expect([isCancelled, mailsToVisitor()]).toEqual([true, []]);
  });

  it("is not sent for a request, a cancelled appointment, or one that was confirmed the day before", async () => {
    const booked = await bookConfirmed();
    await callLink(booked, "DELETE");
    await book({ kind: "viewing", property_uuid: home, start: monday });
    const calendar = await comeBackAt("2026-11-29T11:00:00.000Z");
    await calendar.create({ kind: "viewing", property_uuid: home, start: "2026-11-30T08:00:00Z", name: "Musa" });
    expect((await calendar.call("GET", "/appointments/to-send")).body.data.appointments).toEqual([]);
  });
});

it("a confirmation by a colleague is mailed to who has an address, and the response says so", async () => {
  const { body: booked } = await book({ kind: "viewing", property_uuid: home, start: monday, email });
  const { body } = await callApi<{ told: string }>(`/appointments/${booked.id}`, {
    method: "PATCH",
    body: { status: "confirmed" },
    token: mary.token,
    bindings,
  });
  expect(body.told).toBe("mail");
  sent.length = 0;
  await runSchedule(withMail, new Date("2026-11-27T08:05:00.000Z"));
  expect(mailsToVisitor()[0]?.subject).toBe(`Your appointment is confirmed (${booked.reference})`);
});

it("the schedule forgets the times of past days", async () => {
  await bookConfirmed();
  await runSchedule(env, new Date("2026-11-30T23:00:00.000Z"));
  expect(await countOccupied()).toEqual({ [home]: 12, [mary.id]: 12 });
  await runSchedule(env, new Date("2026-12-01T00:05:00.000Z"));
  expect(await countOccupied()).toEqual({});
  expect(await queryRows("SELECT status FROM appointments")).toEqual([{ status: "confirmed" }]);
});
