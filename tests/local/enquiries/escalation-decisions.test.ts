import { expect, it } from "vitest";
import { alertOrderSchema } from "#contract/alerts/alert-settings.ts";
import { assumedWeek } from "#shared/site/open-times.ts";
import { decideEscalation, type Escalation } from "#worker/modules/enquiries/alerts/decide-escalation.ts";
import type { PlanContext } from "#worker/modules/enquiries/alerts/plan-alerts.ts";

/** A Monday, in the opening hours. */
const noon = new Date("2026-11-23T12:00:00.000Z");
const colleague = (id: string, change = {}) => ({
  ...{ id, seesHealth: true, isSuperAdmin: false, hasDevice: true, services: null, hours: null },
  ...change,
});
const evenings = { from: "18:00", to: "22:00", days: [1] };
const order = { ...alertOrderSchema.parse({}), general: ["a", "b"], health: ["b"], minutes: 15 };
const late: Parameters<typeof decideEscalation>[0] = { service: "general", is_settled: false, told: ["a"] };
const tellB: Escalation = {
  to: "colleague",
  colleague: { id: "b", at: noon.toISOString() },
  escalatesAt: "2026-11-23T12:15:00.000Z",
};

it.each<[what: string, Partial<typeof late>, b: object, Partial<PlanContext>, Escalation]>([
  ["opened", { is_settled: true }, {}, {}, { to: "end" }],
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
