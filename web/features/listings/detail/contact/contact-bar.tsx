import { messagePath } from "#web/lib/page/paths.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { Icon } from "#web/ui/icons/icon.tsx";
import { propertyFacts } from "../../facts/property-facts.ts";
import type { DetailProperty } from "../detail-property.ts";
import { formatPropertyPrice } from "../format-property-price.ts";
import { CallLink } from "./call-link.tsx";
import { ChatLink } from "./chat-link.tsx";
import type { MessageLinkProps } from "./message-link-props.ts";

interface ContactBarProps {
  property: DetailProperty;
  messageLink?: MessageLinkProps;
}

/** Price, WhatsApp and call, fixed at the bottom of the screen on phones; on wider ones with the message. */
export function ContactBar({ property, messageLink }: ContactBarProps) {
  const facts = propertyFacts(property).slice(0, 2);
  return (
    <div className="contact-bar">
      <p>
        <b>{formatPropertyPrice(property)}</b>
        <span>{facts.map(({ text }) => text.replaceAll(" ", "\u00a0")).join(" · ") || property.property_type}</span>
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
