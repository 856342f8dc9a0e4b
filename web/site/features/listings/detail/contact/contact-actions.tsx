import { isOnMarket } from "#shared/listings/status/listing-status.ts";
import { listPath, paths } from "#web/lib/page/paths.ts";
import { visitLabel } from "#web/site/lib/format/visit-label.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { CallLink } from "../../contact/call-link.tsx";
import { ChatLink } from "../../contact/chat-link.tsx";
import type { DetailProperty } from "../../facts/detail-property.ts";
import { MessageLink } from "./message-link.tsx";
import type { MessageLinkProps } from "./message-link-props.ts";
import { ShareButton } from "./share-button.tsx";

interface ContactActionsProps {
  property: DetailProperty;
  messageLink?: MessageLinkProps;
}

/**
 * Visit, call, WhatsApp, message and share. On phones, the first three are in the fixed contact bar instead. A home that is
 * off the market has no such bar, and its message is below the notice of the page.
 */
export function ContactActions({ property, messageLink }: ContactActionsProps) {
  const offered = isOnMarket(property.status);
  const mayVisit = offered && !property.sample;
  return (
    <div className="mt-5 flex flex-wrap gap-2 lg:grid lg:grid-cols-2">
      {offered && !property.is_available && (
        <ButtonLink className="col-span-full w-full" to={listPath(property.kind)}>
          See available homes
        </ButtonLink>
      )}
      {mayVisit && (
        <ButtonLink
          className="col-span-full max-lg:hidden"
          look={property.is_available ? "solid" : "outline"}
          to={paths.book("viewing", property.uuid)}
        >
          {visitLabel(property)}
        </ButtonLink>
      )}
      <CallLink className="col-span-full max-lg:hidden" property={property} showNumber isSecond={mayVisit} />
      <ChatLink className={offered ? "col-span-full max-lg:hidden" : "px-3"} property={property} />
      {offered && <MessageLink className="px-0" property={property} messageLink={messageLink} />}
      <ShareButton property={property} look={offered ? "quiet" : "outline"} />
    </div>
  );
}
