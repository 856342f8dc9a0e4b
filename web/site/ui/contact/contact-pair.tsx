import { classNames } from "#web/lib/page/class-names.ts";
import { chatLink, telLink, useSite } from "#web/lib/page/site-context.ts";
import { ButtonAnchor } from "#web/ui/button.tsx";
import { Icon } from "#web/ui/icons/icon.tsx";

/** Equally wide columns; one below the other if the text is large, or a desktop has no room for the number. */
export const buttonPairClass =
  "grid grid-cols-[repeat(auto-fit,minmax(8.5rem,1fr))] gap-2 *:px-4 lg:grid-cols-[repeat(auto-fit,minmax(14rem,1fr))]";

interface ContactPairProps {
  /** Uses this service's numbers. */
  service?: Parameters<typeof useSite>[0];
  /** Another number to call. */
  phone?: string | null;
  /** First message of the chat. */
  chatText?: string;
  /** Makes the call the main action of the page, or the chat if there is no number to call. */
  isMain?: boolean;
  /** Shows the number on a phone too. The buttons are then one below the other. */
  hasNumber?: boolean;
  /** Shows the number from tablets on, because the pair has the width of the page. */
  isWide?: boolean;
  className?: string;
}

/** *Call* and *WhatsApp* side by side, for the numbers that the business has. */
export function ContactPair({ service, isMain, hasNumber, isWide, className, ...own }: ContactPairProps) {
  const { chatText = "Hello, I have a question." } = own;
  const { phone: sitePhone, whatsapp } = useSite(service);
  const phone = own.phone ?? sitePhone;
  return (
    <div className={classNames(buttonPairClass, hasNumber && "max-lg:grid-cols-1", className)}>
      {phone && (
        <ButtonAnchor look={isMain ? "solid" : "outline"} href={telLink(phone)}>
          <Icon name="phone" />
          Call
          <span className={hasNumber ? undefined : isWide ? "max-sm:sr-only" : "max-lg:sr-only"} translate="no">
            {` ${phone}`}
          </span>
        </ButtonAnchor>
      )}
      {whatsapp && (
        <ButtonAnchor
          look={isMain && !phone ? "solid" : "outline"}
          href={chatLink(whatsapp, chatText)}
          target="_blank"
          rel="noreferrer"
        >
          <Icon name="chat" />
          WhatsApp
        </ButtonAnchor>
      )}
    </div>
  );
}
