import { getPrice } from "#shared/listings/property-price.ts";
import { useLiberianDollars } from "#web/lib/liberian-dollars/liberian-dollars.ts";
import { classNames } from "#web/lib/page/class-names.ts";
import { messagePath } from "#web/lib/page/paths.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { ExactText } from "#web/ui/exact-text.tsx";
import { Icon } from "#web/ui/icons/icon.tsx";
import { CallLink } from "../../contact/call-link.tsx";
import { ChatLink } from "../../contact/chat-link.tsx";
import type { DetailProperty } from "../../facts/detail-property.ts";
import { formatPropertyPrice } from "../../facts/format-property-price.ts";
import { propertyFacts } from "../../facts/property-facts.ts";
import type { MessageLinkProps } from "./message-link-props.ts";

/** Characters beside the buttons of a phone. */
const lineLength = 16;

interface ContactBarProps {
  property: DetailProperty;
  messageLink?: MessageLinkProps;
}

/** With large text its queries, which are in `em`, hide parts of it; its spaces, in pixels, stay. */
const barClass = classNames(
  "contact-bar @container fixed inset-[auto_0_0] z-6 flex flex-wrap items-center gap-[8px]",
  "border-t border-line bg-raise px-[12px] pt-[8px] pb-[calc(8px+env(safe-area-inset-bottom))] lg:hidden print:hidden",
);

/** Below the price with large text, in one row. */
const buttonsClass = classNames(
  "flex gap-[8px] *:px-[12px] *:text-[length:min(var(--text-2),6vw)] @max-[24em]:[&_.i]:hidden",
  "@max-[13em]:grow @max-[13em]:*:grow",
);

/** Price, facts or the price in L$, WhatsApp and call, fixed at the bottom of the screen on phones; on wider ones with the message. */
export function ContactBar({ property, messageLink }: ContactBarProps) {
  const [first = property.property_type, second] = propertyFacts(property).map(({ text }) => text);
  const both = second ? `${first} · ${second}` : first;
  const liberian = useLiberianDollars();
  const facts = both.length > lineLength ? first : both;
  return (
    <div className={barClass}>
      <p className="flex-[1_1_5rem]">
        <b className="block text-[length:clamp(var(--text-2),5vw,var(--text-3))] leading-tight" translate="no">
          {formatPropertyPrice(property)}
        </b>
        <span className="text-1 text-ink2 @max-[19em]:hidden">
          <ExactText text={liberian ? `≈ ${liberian.format(getPrice(property))}` : facts} />
        </span>
      </p>
      <div className={buttonsClass}>
        <ButtonLink
          className="@max-[29em]:not-only:hidden"
          look="outline"
          to={messagePath(property.uuid)}
          aria-label="Send Message"
          {...messageLink}
        >
          <Icon name="mail" />
        </ButtonLink>
        <ChatLink className="" property={property} />
        <CallLink className="" property={property} />
      </div>
    </div>
  );
}
