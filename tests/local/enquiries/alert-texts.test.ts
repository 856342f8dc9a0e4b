import { expect, it } from "vitest";
import { toColleagueMail, toPushMessage } from "#worker/modules/enquiries/alerts/alert-texts.ts";
import type { DueAlert } from "#worker/modules/enquiries/alerts/decide-alert.ts";

const now = new Date("2026-11-25T12:00:00Z");

/** An alert about an enquiry that has a number and is due today. */
const buildAlert = (fields: Partial<DueAlert> = {}): DueAlert => ({
  ...{ n: 1, user_id: "mary", channel: "push", reason: "new", attempts: 1, id: "e1", reference: "E-1" },
  ...{ service: "general", email: "kebbeh@example.org", phone_number: "0775 556 066", home: null },
  ...{ preferred_day: null, preferred_time: null, submitted_at: "2026-11-25T11:00:00.000Z" },
  ...{ due_at: "2026-11-25T14:05:00.000Z", colleague_email: "mary@example.org", appointment: null },
  ...{ sees_health: true, awaits_answer: true, devices: [], merged: [], unanswered: 3 },
  ...fields,
});
const viewing = {
  id: "a1",
  kind: "viewing",
  status: "requested",
  start: "2026-11-26T10:00:00.000Z",
  assignee_id: null,
} satisfies DueAlert["appointment"];

it.each<[about: string, fields: Partial<DueAlert>, title: string, body: string]>([
  ["a general enquiry", {}, "New enquiry", "Answer by Wednesday, 14:05"],
  [
    "a home",
    { service: "real-estate", home: "Villa" },
    "New enquiry: Real estate",
    "Villa · answer by Wednesday, 14:05",
  ],
  ["another day", { due_at: "2026-11-27T09:00:00.000Z" }, "New enquiry", "Answer by Friday, 09:00"],
  [
    "a day after this week",
    { due_at: "2026-12-04T09:00:00.000Z" },
    "New enquiry",
    "Answer by Friday 4 December, 09:00",
  ],
  [
    "a late reply",
    { due_at: "2026-11-25T11:30:00.000Z", reason: "unopened" },
    "Not opened yet",
    "The reply is overdue",
  ],
  ["an answered one", { reason: "assigned", awaits_answer: false }, "Assigned to you", "See what to do"],
  ["health services", { service: "health", home: "Ward 3" }, "New enquiry", "Answer by Wednesday, 14:05"],
  [
    "a visit to a doctor",
    { service: "health", appointment: { ...viewing, kind: "clinic" } },
    "Booking to confirm",
    "Thursday 26 November, 10:00 · confirm by Wednesday, 14:05",
  ],
])("a message about %s says what to do, and nothing of the person", (_, fields, title, body) => {
  const alert = buildAlert(fields);
  const message = toPushMessage(alert, now);
  expect([message.title, message.body]).toEqual([title, body]);
  const shown = JSON.stringify([message.title, message.body, toColleagueMail(alert, "https://hub.example", now)]);
  expect(shown).not.toMatch(/kebbeh|0775|556 066|ward|clinic|health|doctor/i);
});

it("offers Call and WhatsApp for an enquiry with a number, and answers for a booking that waits", () => {
  const offered = (fields: Partial<DueAlert>) => {
    const { contacts, answers, path } = toPushMessage(buildAlert(fields), now);
    return [contacts.length > 0, answers !== undefined, path];
  };
  expect(offered({})).toEqual([true, false, "/admin/contact-submissions?open=e1"]);
  expect(offered({ phone_number: "ask" })).toEqual([false, false, "/admin/contact-submissions?open=e1"]);
  expect(offered({ appointment: viewing })).toEqual([false, true, expect.stringContaining("a1")]);
  const merged = buildAlert({ reason: "assigned", merged: [buildAlert({ id: "e2" })] });
  expect(toPushMessage(merged, now)).toMatchObject({
    title: "2 enquiries assigned to you",
    body: "See which one to answer first",
    path: "/admin/contact-submissions?assignee_id=mary",
    unanswered: 3,
  });
});
