import type { ContactWay } from "#contract/enquiries/channels.ts";
import { readPhoneNumber } from "#shared/people/phone-number.ts";
import { formatPhone } from "#web/admin/lib/format/format-phone.ts";
import { classNames } from "#web/lib/page/class-names.ts";
import { chatLink } from "#web/lib/page/site-context.ts";
import { ButtonAnchor } from "#web/ui/button.tsx";
import { Icon } from "#web/ui/icons/icon.tsx";

interface ContactPairProps {
  person: { name: string; phone_number: string };
  /** The text with which the chat begins. */
  message?: string;
  onContact: (by: ContactWay) => void;
  /** In a list: the button beside it is the filled one. */
  isInList?: boolean;
  /** Whether the number stands in the button that calls it. */
  hasNumber?: boolean;
  className?: string | undefined;
}

/** *Call* and *WhatsApp*, equally wide, with large text one below the other; a number that cannot be called is shown as it was typed. */
export function ContactPair({ person, message = "", onContact, isInList, hasNumber, className }: ContactPairProps) {
  const { name, phone_number } = person;
  const number = readPhoneNumber(phone_number);
  if (!number) return phone_number ? <p className="text-ink2 wrap-anywhere">{phone_number}</p> : null;
  const buttonClass = "min-h-touch px-2";
  return (
    <div
      className={classNames(
        "grid grid-cols-[repeat(auto-fit,minmax(min(100%,7.5rem),1fr))] gap-2 sm:max-w-[20rem]",
        className,
      )}
    >
      <ButtonAnchor
        look={isInList ? "outline" : "solid"}
        className={buttonClass}
        href={`tel:${number.e164}`}
        aria-label={`Call ${hasNumber ? `${formatPhone(phone_number)}, ${name}` : name}`.trim()}
        onClick={() => onContact("call")}
      >
        <Icon name="phone" />
        {hasNumber ? (
          <span className="text-left">
            <span className="block">Call</span>{" "}
            <span className="block text-0 font-normal whitespace-nowrap">{formatPhone(phone_number)}</span>
          </span>
        ) : (
          <span>Call</span>
        )}
      </ButtonAnchor>
      <ButtonAnchor
        look="outline"
        className={buttonClass}
        href={chatLink(number.e164, message)}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={`WhatsApp ${name}`.trim()}
        onClick={() => onContact("whatsapp")}
      >
        <Icon name="chat" />
        WhatsApp
      </ButtonAnchor>
    </div>
  );
}
