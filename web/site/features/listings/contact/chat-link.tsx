import { useLiberianDollars } from "#web/lib/liberian-dollars/liberian-dollars.ts";
import { useOrigin, useSite } from "#web/lib/page/site-context.ts";
import { ButtonAnchor } from "#web/ui/button.tsx";
import { Icon } from "#web/ui/icons/icon.tsx";
import type { ShownProperty } from "../facts/detail-property.ts";
import { whatsappLink } from "./contact-links.ts";
import { recordPropertyEvent } from "./record-property-event.ts";

/** Opens a WhatsApp chat about the property. Renders nothing if the business has no number. */
export function ChatLink({ property, className }: { property: ShownProperty; className: string }) {
  const chat = whatsappLink(property, useSite("real-estate"), useOrigin(), useLiberianDollars());
  if (!chat) return null;
  return (
    <ButtonAnchor
      className={className}
      look="outline"
      href={chat}
      target="_blank"
      rel="noreferrer"
      onClick={() => !property.sample && recordPropertyEvent(property.uuid, "whatsapp")}
    >
      <Icon name="chat" />
      <span>WhatsApp</span>
    </ButtonAnchor>
  );
}
