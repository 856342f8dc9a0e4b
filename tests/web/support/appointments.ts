import type {
  AdminAppointment,
  AppointmentChangeInput,
  AppointmentDetail,
} from "#contract/appointments/admin-appointment.ts";
import type { ToTell } from "#contract/appointments/to-tell.ts";
import { currentAdmin } from "./admin-api.ts";

let count = 0;

export function buildAppointment(overrides: Partial<AdminAppointment> = {}): AdminAppointment {
  count += 1;
  const id = `a0000000-0000-4000-8000-${String(count).padStart(12, "0")}`;
  return {
    id,
    reference: `A-${count}`,
    kind: "viewing",
    status: "confirmed",
    to_confirm: false,
    start: "2026-11-25T10:00:00.000Z",
    end: "2026-11-25T10:45:00.000Z",
    title: "House in Sinkor",
    property_uuid: "5d2f3f0a-0000-4000-8000-00000000000a",
    property_reference: "MH-1042",
    property_status: "available",
    course_id: null,
    professional_id: null,
    meeting_point: "12th Street, Sinkor",
    name: "Hawa Sirleaf",
    phone_number: "0775 556 066",
    email: null,
    message: null,
    person_id: null,
    enquiry_id: "e0000000-0000-4000-8000-000000000001",
    assignee_id: currentAdmin.id,
    assignee: "musu",
    resource_ids: [],
    outcome: null,
    note: null,
    reason: null,
    cancelled: null,
    sequence: 0,
    reply_by: null,
    reminded_at: null,
    created_at: "2026-11-20T10:00:00.000Z",
    changed_at: "2026-11-20T10:00:00.000Z",
    lesson: null,
    lessons: null,
    manage_url: "https://hub.example/appointments/secret",
    text: "Hello Hawa, it is confirmed.",
    ...overrides,
  };
}

export const buildAppointmentDetail = (overrides: Partial<AppointmentDetail> = {}): AppointmentDetail => ({
  ...buildAppointment(overrides),
  history: [],
  package: [],
  ...overrides,
});

export const buildToTell = (overrides: Partial<ToTell> = {}): ToTell => ({
  id: "a0000000-0000-4000-8000-00000000000f",
  reference: "A-15",
  kind: "viewing",
  title: "House in Sinkor",
  name: "Hawa Sirleaf",
  phone_number: "0775 556 066",
  enquiry_id: "e0000000-0000-4000-8000-00000000000f",
  person_id: null,
  why: "moved",
  from: "2026-11-25T10:00:00.000Z",
  to: "2026-11-26T10:00:00.000Z",
  text: "Hello Hawa, the new time is Thursday.",
  told: null,
  ...overrides,
});

/** Returns the response to a list. */
export const buildAppointmentList = (
  appointments: AdminAppointment[],
  requests: AdminAppointment[] = [],
): [200, unknown] => [200, { data: { appointments, requests }, more: false }];

/** Returns the changes of appointments that were sent, without the version that each was based on. */
export const listSentChanges = (calls: readonly { call: string; body: unknown }[]) =>
  calls.flatMap(({ call, body }) => {
    if (!call.startsWith("PATCH")) return [];
    const { sequence: _, ...change } = body as AppointmentChangeInput;
    return [change];
  });
