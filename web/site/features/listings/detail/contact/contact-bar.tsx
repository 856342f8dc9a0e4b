import { getPrice } from "#shared/listings/property-price.ts";
import { useLiberianDollars } from "#web/lib/liberian-dollars/liberian-dollars.ts";
import { messagePath } from "#web/lib/page/paths.ts";
import { ButtonLink } from "#web/ui/button.tsx";
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

/** Price, facts or the price in L$, WhatsApp and call, fixed at the bottom of the screen on phones; on wider ones with the message. */
export function ContactBar({ property, messageLink }: ContactBarProps) {
  const [first = property.property_type, second] = propertyFacts(property).map(({ text }) => text);
  const both = second ? `${first} · ${second}` : first;
  const liberian = useLiberianDollars();
  const facts = both.length > lineLength ? first : both;
  return (
    <div className="contact-bar">
      <p>
        <b>{formatPropertyPrice(property)}</b>
        <span>{liberian ? `≈ ${liberian.format(getPrice(property))}` : facts}</span>
      </p>
      <div>
        <ButtonLink
          className="bar-message"
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
