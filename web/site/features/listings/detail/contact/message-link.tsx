import { isOnMarket } from "#shared/listings/status/listing-status.ts";
import { messagePath } from "#web/lib/page/paths.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { Icon } from "#web/ui/icons/icon.tsx";
import type { DetailProperty } from "../../facts/detail-property.ts";
import type { MessageLinkProps } from "./message-link-props.ts";

interface MessageLinkComponentProps {
  property: DetailProperty;
  className: string;
  messageLink?: MessageLinkProps | undefined;
}

/** Opens the form about the property. */
export function MessageLink({ property, className, messageLink }: MessageLinkComponentProps) {
  const offered = isOnMarket(property.status);
  return (
    <ButtonLink
      className={className}
      look={offered ? "quiet" : "outline"}
      to={messagePath(property.uuid)}
      {...messageLink}
    >
      {offered && <Icon name="mail" />}
      <span>{messageLink?.["aria-busy"] ? "Loading..." : "Send Message"}</span>
    </ButtonLink>
  );
}
