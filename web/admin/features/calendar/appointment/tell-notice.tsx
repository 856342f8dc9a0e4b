import type { AdminAppointment } from "#contract/appointments/admin-appointment.ts";
import { AppointmentContact } from "#web/admin/features/shared/appointments/appointment-contact.tsx";
import { Notice } from "#web/ui/feedback/notice.tsx";

interface TellNoticeProps {
  appointment: AdminAppointment;
  title: string;
  message: string;
  onTold: () => void;
}

/** Asks to tell the person about a change, with the prepared message. */
export function TellNotice({ appointment, title, message, onTold }: TellNoticeProps) {
  return (
    <div role="status">
      <Notice tone="warn" title={title} icon="chat">
        <p className="whitespace-pre-line wrap-anywhere">{message}</p>
        <AppointmentContact appointment={appointment} message={message} onContact={onTold} className="mt-2" />
      </Notice>
    </div>
  );
}
