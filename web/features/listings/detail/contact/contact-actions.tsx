import { listPath, messagePath } from "#web/lib/page/paths.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { Icon } from "#web/ui/icons/icon.tsx";
import { isGone } from "../../facts/listing-status.ts";
import type { DetailProperty } from "../detail-property.ts";
import { CallLink } from "./call-link.tsx";
import { ChatLink } from "./chat-link.tsx";
import type { MessageLinkProps } from "./message-link-props.ts";
import { ShareButton } from "./share-button.tsx";

interface ContactActionsProps {
  property: DetailProperty;
  messageLink?: MessageLinkProps;
}

/** Call, message, WhatsApp and share. On phones, call and WhatsApp are in the fixed contact bar instead. */
export function ContactActions({ property, messageLink }: ContactActionsProps) {
  const gone = isGone(property);
  return (
    <div className="mt-5 grid grid-cols-2 gap-2">
      {!property.is_available && !gone && (
        <ButtonLink className="col-span-2" to={listPath(property.kind)}>
          See available homes
        </ButtonLink>
      )}
      <CallLink className="col-span-2 max-lg:hidden" property={property} showNumber />
      <ButtonLink
        className={gone ? "col-span-2" : "px-2 lg:col-span-2"}
        look={gone ? "solid" : "outline"}
        to={messagePath(property.uuid)}
        {...messageLink}
      >
        <Icon name="mail" />
        {messageLink?.["aria-busy"] ? "Loading..." : gone ? "Tell me about homes like this" : "Send Message"}
      </ButtonLink>
      <ChatLink className="px-3 max-lg:hidden" property={property} />
      <ShareButton property={property} />
    </div>
  );
}
