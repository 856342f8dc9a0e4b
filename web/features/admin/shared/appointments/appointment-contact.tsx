import type { AdminAppointment } from "#contract/appointments/admin-appointment.ts";
import type { ContactWay } from "#contract/enquiries/channels.ts";
import { readPhoneNumber } from "#contract/people/phone-number.ts";
import { classNames } from "#web/lib/page/class-names.ts";
import { chatLink } from "#web/lib/page/site-context.ts";
import { ButtonAnchor } from "#web/ui/button.tsx";
import { Icon } from "#web/ui/icons/icon.tsx";
import { useRecordContact } from "../enquiries/use-record-contact.ts";

interface AppointmentContactProps {
  appointment: Pick<AdminAppointment, "name" | "phone_number"> & { enquiry_id?: string };
  /** The text with which the chat begins. */
  message: string;
  /** Called after a tap on one of them. */
  onContact?: () => void;
  className?: string;
}

/** Calls the person or opens the chat with a prepared message. A tap is recorded in the enquiry, if it is known. */
export function AppointmentContact({ appointment, message, onContact, className }: AppointmentContactProps) {
  const { name, phone_number, enquiry_id } = appointment;
  const recordInEnquiry = useRecordContact(enquiry_id ?? "");
  const record = (by: ContactWay, text?: string) => {
    if (enquiry_id) void recordInEnquiry(by, text);
    onContact?.();
  };
  const number = readPhoneNumber(phone_number);
  if (!number) return phone_number ? <p className="text-ink2 wrap-anywhere">{phone_number}</p> : null;
  return (
    <div className={classNames("flex flex-wrap gap-2", className)}>
      <ButtonAnchor look="small" href={`tel:${number.e164}`} aria-label={`Call ${name}`} onClick={() => record("call")}>
        <Icon name="phone" />
        Call
      </ButtonAnchor>
      <ButtonAnchor
        look="small"
        href={chatLink(number.e164, message)}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={`WhatsApp ${name}`}
        onClick={() => record("whatsapp", message)}
      >
        <Icon name="chat" />
        WhatsApp
      </ButtonAnchor>
    </div>
  );
}
