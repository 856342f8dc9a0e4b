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
  /** Whether another button beside it is the main one. */
  isSecond?: boolean;
}

/** Calls the property's number, or the business's. Renders nothing if neither is known. */
export function CallLink({ property, className, showNumber, isSecond = false }: CallLinkProps) {
  const call = callContact(property, useSite("real-estate"));
  if (!call) return null;
  return (
    <ButtonAnchor
      className={className}
      // Visitors of an unavailable home first need other homes.
      look={property.is_available && !isSecond ? "solid" : "outline"}
      href={call.href}
      onClick={() => !property.sample && recordPropertyEvent(property.uuid, "call")}
    >
      <Icon name="phone" />
      <span>Call Now</span>{" "}
      {showNumber && (
        <span className="font-medium" translate="no">
          {call.number}
        </span>
      )}
    </ButtonAnchor>
  );
}
