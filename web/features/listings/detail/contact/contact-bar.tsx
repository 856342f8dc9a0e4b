import { messagePath } from "#web/lib/page/paths.ts";
import { useSite } from "#web/lib/page/site-context.ts";
import { ButtonAnchor } from "#web/ui/button.tsx";
import { Icon } from "#web/ui/icons/icon.tsx";
import { Link } from "#web/ui/link.tsx";
import { propertyFacts } from "../../facts/property-facts.ts";
import type { DetailProperty } from "../detail-property.ts";
import { formatPropertyPrice } from "../format-property-price.ts";
import { recordPropertyEvent } from "../record-property-event.ts";
import { callLink } from "./contact-links.ts";

/** Price, message and call, fixed at the bottom of the screen on phones. */
export function ContactBar({ property }: { property: DetailProperty }) {
  const site = useSite("real-estate");
  const facts = propertyFacts(property).slice(0, 2);
  return (
    <div className="contact-bar">
      <p className="mr-auto min-w-0 text-3 font-bold leading-tight">
        {formatPropertyPrice(property)}
        <span className="block text-1 font-normal text-ink2">
          {facts.map(({ text }) => text).join(" · ") || property.property_type}
        </span>
      </p>
      <Link className="btn btn-outline px-4" to={messagePath(property.uuid)} aria-label="Send Message">
        <Icon name="mail" />
      </Link>
      <ButtonAnchor
        className="px-4"
        href={callLink(property, site)}
        onClick={() => !property.sample && recordPropertyEvent(property.uuid, "call")}
      >
        <Icon name="phone" />
        Call Now
      </ButtonAnchor>
    </div>
  );
}
