import type { AdminAppointment } from "#contract/appointments/admin-appointment.ts";
import { type AppointmentKind, subjectOfKind } from "#contract/appointments/appointment-kinds.ts";
import { freshSwrConfig } from "#web/admin/lib/api/swr-configs.ts";
import { useEndpointData } from "#web/admin/lib/api/use-endpoint-data.ts";
import { endpointKey } from "#web/lib/api/endpoint-key.ts";

/** What is booked: a home, a course or a professional. */
export interface Subject {
  kind: AppointmentKind;
  id: string;
}

/** Returns what an appointment is about. */
export const getSubject = (appointment: AdminAppointment): Subject => ({
  kind: appointment.kind,
  id: appointment[subjectOfKind[appointment.kind]] ?? "",
});

const none = { property_uuid: null, course_id: null, professional_id: null };

/** Returns the fields that name what is booked. */
export const subjectFields = ({ kind, id }: Subject) => ({ ...none, [subjectOfKind[kind]]: id });

/** Returns the next free times. @param subject undefined reads nothing */
export function useSlots(subject: Subject | undefined, from: string, days: number) {
  const query = subject && { kind: subject.kind, [subjectOfKind[subject.kind]]: subject.id, from, days };
  const { data, error } = useEndpointData(query ? endpointKey("GET /public/slots", { query }) : null, freshSwrConfig);
  return { slots: data?.data.slots, title: data?.data.title, error: data ? undefined : error };
}
