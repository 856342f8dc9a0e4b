import { expect, it } from "vitest";
import { alertOrderSchema } from "#contract/alerts/alert-settings.ts";
import { assumedWeek } from "#shared/site/open-times.ts";
import { isWanted } from "#worker/modules/enquiries/alerts/decide-alert.ts";
import { decideEscalation, type Escalation } from "#worker/modules/enquiries/alerts/decide-escalation.ts";
import type { AlertedBooking, QueuedAlert } from "#worker/modules/enquiries/alerts/due-alerts.repository.ts";
import type { PlanContext } from "#worker/modules/enquiries/alerts/plan-alerts.ts";

/** A Monday, in the opening hours. */
const noon = new Date("2026-11-23T12:00:00.000Z");
const colleague = (id: string, change = {}) => ({
  ...{ id, seesHealth: true, isSuperAdmin: false, hasDevice: true, services: null, hours: null },
  ...change,
});
const evenings = { from: "18:00", to: "22:00", days: [1] };
const order = { ...alertOrderSchema.parse({}), general: ["a", "b"], health: ["b"], minutes: 15 };
const booking = (status: AlertedBooking["status"], assignee_id: string | null = null): AlertedBooking => ({
  ...{ id: "a1", kind: "viewing", start: "2026-11-26T10:00:00.000Z", status, assignee_id },
});
const late: Parameters<typeof decideEscalation>[0] = {
  ...{ service: "general", name: "Kebbeh", spam: false, status: "new", opened_at: null, bookings: [], told: ["a"] },
};
const tellB: Escalation = {
  to: "colleague",
  colleague: { id: "b", at: noon.toISOString() },
  escalatesAt: "2026-11-23T12:15:00.000Z",
};

it.each<[what: string, Partial<typeof late>, b: object, Partial<PlanContext>, Escalation]>([
  ["opened", { opened_at: noon.toISOString() }, {}, {}, { to: "end" }],
  ["closed", { status: "closed" }, {}, {}, { to: "end" }],
  ["marked as spam", { spam: true }, {}, {}, { to: "end" }],
  ["erased", { name: "" }, {}, {}, { to: "end" }],
  ["a booking that is cancelled", { bookings: [booking("cancelled")] }, {}, {}, { to: "end" }],
  ["a booking that waits", { bookings: [booking("cancelled"), booking("requested")] }, {}, {}, tellB],
  ["told to the first", {}, {}, {}, tellB],
  ["told to all", { told: ["b", "a"] }, {}, {}, { to: "owner" }],
  ["told to all, without mail", { told: ["a", "b"] }, {}, { hasMail: false }, { to: "end" }],
  ["told to the first, while the next is off duty", {}, { hours: evenings }, {}, { to: "owner" }],
  ["told to the first, while the next chose other services", {}, { services: ["health"] }, {}, { to: "owner" }],
  ["about health, and the next may not see it", { service: "health" }, { seesHealth: false }, {}, { to: "owner" }],
  [
    "late at night",
    {},
    {},
    { now: new Date("2026-11-23T22:00:00.000Z") },
    { to: "wait", until: new Date("2026-11-24T08:00:00.000Z") },
  ],
])("an enquiry that was %s", (_, change, b, context, expected) => {
  const rules = { colleagues: [colleague("a"), colleague("b", b)], order, open: { week: assumedWeek, daysOff: [] } };
  expect(decideEscalation({ ...late, ...change }, { rules, hasMail: true, now: noon, ...context })).toEqual(expected);
});

const queued: QueuedAlert = {
  ...{ n: 1, user_id: "a", channel: "push", reason: "new", occasion: "", attempts: 0, home: null },
  ...{ id: "e1", reference: "E-1", service: "general", name: "Kebbeh", email: "", phone_number: "0775 556 066" },
  ...{ preferred_day: null, preferred_time: null, submitted_at: "", due_at: "", spam: false, status: "new" },
  ...{ opened_at: null, assignee_id: null, next_step_at: null, awaits_answer: true, bookings: [] },
  ...{ colleague_email: null, role: "admin", disabled_at: null, has_health: false },
};
const step = { reason: "next step", occasion: "2026-11-23", next_step_at: "2026-11-23", status: "read" } as const;
const assigned = { reason: "assigned", status: "read" } as const;

it.each<[what: string, Partial<QueuedAlert>, boolean]>([
  ["a new enquiry", {}, true],
  ["an opened enquiry", { opened_at: noon.toISOString() }, false],
  ["an unopened enquiry that was closed", { reason: "unopened", status: "closed" }, false],
  ["spam", { spam: true }, false],
  ["an erased enquiry", { name: "" }, false],
  ["a booking that was cancelled", { bookings: [booking("cancelled")] }, false],
  ["health, without the permission", { service: "health" }, false],
  ["health, with the permission", { service: "health", has_health: true }, true],
  ["health, to a super admin", { service: "health", role: "super_admin" }, true],
  ["an enquiry, to an account that was disabled", { disabled_at: noon.toISOString() }, false],
  ["an enquiry, to a colleague who is no admin any more", { role: "user" }, false],
  ["an enquiry, to an account that was deleted", { role: null, has_health: null }, false],
  ["an enquiry, to its sender", { reason: "receipt", user_id: "", role: null, has_health: null }, true],
  ["an assignment", { ...assigned, assignee_id: "a" }, true],
  ["an assignment that another colleague has by now", { ...assigned, assignee_id: "b" }, false],
  ["an assignment of an open appointment", { ...assigned, bookings: [booking("confirmed", "a")] }, true],
  ["an assignment of an appointment that is over", { ...assigned, bookings: [booking("done", "a")] }, false],
  ["a next step", step, true],
  ["a next step that has another day", { ...step, next_step_at: "2026-11-24" }, false],
  ["a next step of a closed enquiry", { ...step, status: "closed" }, false],
])("of an alert about %s, isWanted is what is expected", (_, change, expected) =>
  expect(isWanted({ ...queued, ...change })).toBe(expected),
);
