import { messagePath } from "#web/lib/page/paths.ts";
import { useOrigin, useSite } from "#web/lib/page/site-context.ts";
import { ButtonAnchor, ButtonLink } from "#web/ui/button.tsx";
import { Icon } from "#web/ui/icons/icon.tsx";
import type { DetailProperty } from "../detail-property.ts";
import { recordPropertyEvent } from "../record-property-event.ts";
import { callLink, whatsappLink } from "./contact-links.ts";
import { ShareButton } from "./share-button.tsx";

/** Call, message, WhatsApp and share. On phones, call and message are in the fixed contact bar instead. */
export function ContactActions({ property }: { property: DetailProperty }) {
  const site = useSite("real-estate");
  const origin = useOrigin();
  const record = (event: "call" | "whatsapp") => !property.sample && recordPropertyEvent(property.uuid, event);
  return (
    <div className="mt-5 grid grid-cols-2 gap-2">
      <ButtonAnchor className="col-span-2 max-lg:hidden" href={callLink(property, site)} onClick={() => record("call")}>
        <Icon name="phone" />
        Call Now
      </ButtonAnchor>
      <ButtonLink className="col-span-2 max-lg:hidden" look="outline" to={messagePath(property.uuid)}>
        <Icon name="mail" />
        Send Message
      </ButtonLink>
      <ButtonAnchor
        className="px-3"
        look="outline"
        href={whatsappLink(property, site, origin)}
        target="_blank"
        rel="noreferrer"
        onClick={() => record("whatsapp")}
      >
        <Icon name="chat" />
        WhatsApp
      </ButtonAnchor>
      <ShareButton property={property} />
    </div>
  );
}
