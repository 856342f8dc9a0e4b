import type { AdminAppointment } from "#contract/appointments/admin-appointment.ts";
import type { ContactWay } from "#contract/enquiries/channels.ts";
import { useAppointmentCache } from "#web/admin/features/shared/appointments/use-appointments.ts";
import { useRefreshEnquiry } from "#web/admin/features/shared/enquiries/use-refresh-enquiry.ts";
import { errorText } from "#web/admin/lib/api/error-text.ts";
import { ContactPair } from "#web/admin/ui/contact-pair.tsx";
import { apiSend } from "#web/lib/api/api-client.ts";
import { showToast } from "#web/ui/feedback/toast.tsx";

interface AppointmentContactProps {
  appointment: Pick<AdminAppointment, "id" | "enquiry_id" | "name" | "phone_number">;
  /** The text with which the chat begins. */
  message: string;
  /** Called after a tap on one of them. */
  onContact?: () => void;
  isInList?: boolean;
  hasNumber?: boolean;
  className?: string;
}

/**
 * Calls the person of an appointment or opens the chat with a prepared message. A tap is recorded in the enquiry, and
 * what the person had to be told is told.
 */
export function AppointmentContact({ appointment, onContact, ...buttons }: AppointmentContactProps) {
  const { id, enquiry_id } = appointment;
  const refreshEnquiry = useRefreshEnquiry();
  const { refresh } = useAppointmentCache();
  const record = async (by: ContactWay) => {
    onContact?.();
    try {
      await apiSend("POST /appointments/:id/told", { params: { id }, body: { by }, keepalive: true });
      await Promise.all([refresh(), refreshEnquiry(enquiry_id)]);
    } catch (failure) {
      showToast({ tone: "warn", title: "Not recorded in the history", text: errorText(failure) });
    }
  };
  return <ContactPair person={appointment} onContact={(by) => void record(by)} {...buttons} />;
}
