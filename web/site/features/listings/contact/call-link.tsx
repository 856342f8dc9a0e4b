import { useSite } from "#web/lib/page/site-context.ts";
import { ButtonAnchor } from "#web/ui/button.tsx";
import { Icon } from "#web/ui/icons/icon.tsx";
import type { ShownProperty } from "../facts/detail-property.ts";
import { callContact } from "./contact-links.ts";
import { recordPropertyEvent } from "./record-property-event.ts";

interface CallLinkProps {
  property: ShownProperty;
  className: string;
  /** Shows the number too, because a desktop cannot call. */
  showNumber?: boolean | undefined;
}

/** Visitors of an unavailable home first need other homes, so the call is not the main action there. */
const getLook = ({ is_available }: ShownProperty) => (is_available ? "solid" : "outline");

/** Calls the property's number, or the business's. Renders nothing if neither is known. */
export function CallLink({ property, className, showNumber }: CallLinkProps) {
  const call = callContact(property, useSite("real-estate"));
  if (!call) return null;
  return (
    <ButtonAnchor
      className={className}
      look={getLook(property)}
      href={call.href}
      onClick={() => !property.sample && recordPropertyEvent(property.uuid, "call")}
    >
      <Icon name="phone" />
      Call Now {showNumber && <span className="font-medium">{call.number}</span>}
    </ButtonAnchor>
  );
}
