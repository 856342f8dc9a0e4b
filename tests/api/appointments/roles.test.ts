import { beforeEach, describe, expect, it } from "vitest";
import type { BookingReceipt } from "#contract/appointments/booking.ts";
import { defaultAvailability } from "#contract/appointments/default-availability.ts";
import { appointmentEndpoints } from "#contract/http/endpoints/appointment-endpoints.ts";
import { callApi, storeSignedIn } from "../../support/accounts.ts";
import {
  book,
  secretOf,
  stopClockOnFriday,
  storeDoctor,
  storeResource,
  visitor,
} from "../../support/appointments/appointments.ts";
import { storeProperty } from "../../support/properties.ts";

stopClockOnFriday();

type Name = keyof typeof appointmentEndpoints;
const names = Object.keys(appointmentEndpoints) as Name[];
/** Who calls, in the order of the statuses below. */
const roles = ["visitor", "user", "admin without health", "admin with health", "super admin"] as const;
/** A day for each, on which both homes and doctors can be booked. */
const days = ["2026-12-01", "2026-12-02", "2026-12-03", "2026-12-04", "2026-12-07"];
const all = (status: number) => [status, status, status, status, status];
const colleagues = (status: number) => [401, 403, status, status, status];
/** For a visit to a doctor, by its id. */
const hidden = (status: number) => [401, 403, 404, status, status];

interface Booked {
  /** What is booked: a viewing or a visit. */
  subject: Subject;
  receipt: BookingReceipt;
  /** A time that no other call takes. */
  free: string;
}
interface Case {
  statuses: number[];
  /** Those for a visit to a doctor, if they differ. */
  ofVisits?: number[];
  query?: (booked: Booked) => string;
  body?: (booked: Booked) => unknown;
}

const cases: Record<Name, Case> = {
  listSlots: { statuses: all(200), query: ({ subject }) => `?${new URLSearchParams({ ...subject, days: "2" })}` },
  book: {
    statuses: all(201),
    body: ({ subject, free }) => ({ ...visitor, ...subject, start: free, elapsed_ms: 9000 }),
  },
  getBooking: { statuses: all(200) },
  moveBooking: { statuses: all(200), body: ({ free }) => ({ start: free }) },
  cancelBooking: { statuses: all(200) },
  getCalendar: { statuses: all(404) },
  listAppointments: { statuses: colleagues(200) },
  createAppointment: {
    statuses: colleagues(201),
    ofVisits: [401, 403, 422, 201, 201],
    body: ({ subject, free }) => ({ ...subject, start: free, ...visitor }),
  },
  moveDay: { statuses: colleagues(200), body: () => ({ date: "2026-12-20" }) },
  listToSend: { statuses: colleagues(200) },
  listToTell: { statuses: colleagues(200) },
  noteTold: { statuses: colleagues(204), ofVisits: hidden(204), body: () => ({ by: "call" }) },
  undoTold: { statuses: colleagues(204), ofVisits: hidden(204) },
  getAppointment: { statuses: colleagues(200), ofVisits: hidden(200) },
  updateAppointment: { statuses: colleagues(200), ofVisits: hidden(200), body: () => ({ status: "confirmed" }) },
  noteReminder: { statuses: colleagues(204), ofVisits: hidden(204), body: () => ({ by: "whatsapp" }) },
  listResources: { statuses: colleagues(200) },
  createResource: { statuses: colleagues(201), body: () => ({ name: "Corolla", kind: "car" }) },
  updateResource: { statuses: colleagues(200), body: () => ({ name: "Vitz" }) },
  deleteResource: { statuses: colleagues(204) },
  getAvailability: { statuses: colleagues(200) },
  saveAvailability: { statuses: colleagues(200), body: () => defaultAvailability },
  renewCalendar: { statuses: colleagues(200) },
};

let tokens: (string | undefined)[];
type Subject = { kind: string; property_uuid: string } | { kind: string; professional_id: string };
let subjects: { viewing: Subject; visit: Subject };
beforeEach(async () => {
  tokens = [
    undefined,
    (await storeSignedIn()).token,
    (await storeSignedIn({ role: "admin", sees_health: false })).token,
    (await storeSignedIn({ role: "admin", sees_health: true })).token,
    (await storeSignedIn({ role: "super_admin" })).token,
  ];
  await storeDoctor("weah");
  const viewing = { kind: "viewing", property_uuid: (await storeProperty()).uuid };
  subjects = { viewing, visit: { kind: "clinic", professional_id: "weah" } };
});

describe.each(names)("%s", (name) => {
  const { statuses, ofVisits = statuses, query, body } = cases[name];

  it.each([
    ["viewing", statuses],
    ["visit", ofVisits],
  ] as const)("answers each role as it may, for a %s", async (kind, expected) => {
    const found: Record<string, number> = {};
    for (const [index, role] of roles.entries()) {
      const resource = `car-${index}`;
      await storeResource("car", resource);
      const subject = subjects[kind];
      const { body: receipt } = await book({ ...subject, start: `${days[index]}T09:00:00Z` });
      const booked = { subject, receipt, free: `${days[index]}T14:00:00.000Z` };
      const { method, path } = appointmentEndpoints[name];
      const filled = path
        .replace(":secret", secretOf(receipt))
        .replace(":file", `${"x".repeat(43)}.ics`)
        .replace(":id", path.startsWith("/resources") ? resource : receipt.id);
      const response = await callApi(filled + (query?.(booked) ?? ""), {
        method,
        body: body?.(booked),
        ...(tokens[index] && { token: tokens[index] }),
      });
      found[role] = response.status;
    }
    expect(found).toEqual(Object.fromEntries(roles.map((role, index) => [role, expected[index]])));
  });
});
