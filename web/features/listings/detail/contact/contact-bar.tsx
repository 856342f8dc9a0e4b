import { joinParts } from "#web/lib/format/format-values.ts";
import { messagePath } from "#web/lib/page/paths.ts";
import { useSite } from "#web/lib/page/site-context.ts";
import { ButtonAnchor } from "#web/ui/button.tsx";
import { Icon } from "#web/ui/icons/icon.tsx";
import { Link } from "#web/ui/link.tsx";
import type { DetailProperty } from "../detail-property.ts";
import { formatPropertyPrice } from "../format-property-price.ts";
import { recordPropertyEvent } from "../record-property-event.ts";
import { callLink } from "./contact-links.ts";

/** On the phone: price, message and call, fixed below the page. */
export function ContactBar({ listing }: { listing: DetailProperty }) {
  const site = useSite("real-estate");
  const rooms = joinParts(
    [listing.bedrooms !== null && `${listing.bedrooms} bed`, listing.bathrooms !== null && `${listing.bathrooms} bath`],
    " · ",
  );
  return (
    <div className="contact-bar">
      <p className="mr-auto min-w-0 text-3 font-bold leading-tight">
        {formatPropertyPrice(listing)}
        <span className="block text-1 font-normal text-ink2">{rooms || listing.property_type}</span>
      </p>
      <Link className="btn btn-outline px-4" to={messagePath(listing.uuid)} aria-label="Send Message">
        <Icon name="mail" />
      </Link>
      <ButtonAnchor
        className="px-4"
        href={callLink(listing, site)}
        onClick={() => !listing.sample && recordPropertyEvent(listing.uuid, "call")}
      >
        <Icon name="phone" />
        Call Now
      </ButtonAnchor>
    </div>
  );
}
