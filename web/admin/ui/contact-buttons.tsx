import type { ContactWay } from "#contract/enquiries/channels.ts";
import { readPhoneNumber } from "#shared/people/phone-number.ts";
import { classNames } from "#web/lib/page/class-names.ts";
import { chatLink } from "#web/lib/page/site-context.ts";
import { ButtonAnchor } from "#web/ui/button.tsx";
import { Icon } from "#web/ui/icons/icon.tsx";

interface ContactButtonsProps {
  person: { name: string; phone_number: string };
  /** The text with which the chat begins. */
  message: string;
  onContact: (by: ContactWay) => void;
  className?: string | undefined;
}

/** *Call* and *WhatsApp*; a number that cannot be called is shown as it was typed. */
export function ContactButtons({ person: { name, phone_number }, message, onContact, className }: ContactButtonsProps) {
  const number = readPhoneNumber(phone_number);
  if (!number) return phone_number ? <p className="text-ink2 wrap-anywhere">{phone_number}</p> : null;
  return (
    <div className={classNames("flex flex-wrap gap-2", className)}>
      <ButtonAnchor
        look="small"
        href={`tel:${number.e164}`}
        aria-label={`Call ${name}`}
        onClick={() => onContact("call")}
      >
        <Icon name="phone" />
        Call
      </ButtonAnchor>
      <ButtonAnchor
        look="small"
        href={chatLink(number.e164, message)}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={`WhatsApp ${name}`}
        onClick={() => onContact("whatsapp")}
      >
        <Icon name="chat" />
        WhatsApp
      </ButtonAnchor>
    </div>
  );
}
