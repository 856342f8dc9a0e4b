import type { AppointmentKind } from "#contract/appointments/appointment-kinds.ts";
import type { PublicAppointment, Slot, SlotsResponse } from "#contract/appointments/booking.ts";
import { slotsKey } from "#web/site/features/appointments/slots/slots-key.ts";

export const slot = (start: string, seats = 1, reply_by: string | null = null): Slot => ({
  start: `${start}:00.000Z`,
  end: new Date(Date.parse(`${start}:00Z`) + 3_600_000).toISOString(),
  seats,
  reply_by,
});

export const freeSlots = [
  slot("2027-03-01T09:00"),
  slot("2027-03-01T10:00"),
  slot("2027-03-03T09:00"),
  slot("2027-03-03T15:00"),
];

/** Builds the free times of a page by their SWR key. */
export function buildSlots(
  kind: AppointmentKind,
  id: string,
  overrides: Partial<SlotsResponse["data"]> = {},
): Record<string, SlotsResponse> {
  const data = {
    slots: freeSlots,
    mode: "request" as const,
    reply_by: null,
    who: null,
    title: "Oceanfront villa",
    is_intake: false,
  };
  return { [slotsKey(kind, id, undefined)]: { data: { ...data, ...overrides } } };
}

export const secret = "s".repeat(43);

export const buildAppointment = (overrides: Partial<PublicAppointment> = {}): PublicAppointment => ({
  id: "6b51b7c7-97a0-4de3-985f-13e8ea817a3e",
  reference: "A-6B51B7C7",
  kind: "viewing",
  status: "requested",
  start: "2027-03-01T09:00:00.000Z",
  end: "2027-03-01T10:00:00.000Z",
  title: "Oceanfront villa",
  property_uuid: "0b9a4c1e-7f0d-4a57-9a36-1f8f2d1c0a11",
  course_id: null,
  professional_id: null,
  meeting_point: "Tubman Boulevard, Congo Town",
  price: "$150 per course",
  contact_number: null,
  who: "Mary",
  reason: null,
  reply_by: "2027-02-26T14:00:00.000Z",
  moved: null,
  cancelled: null,
  can_change: true,
  sequence: 0,
  changed_at: "2027-02-25T10:00:00.000Z",
  manage_url: `https://hub.example/appointment/${secret}`,
  calendar_url: `https://hub.example/api/v1/public/appointments/${secret}.ics`,
  lesson: null,
  lessons: null,
  package: [],
  ...overrides,
});
