import { telLink, useSite } from "#web/lib/page/site-context.ts";
import type { DetailProperty } from "../detail-property.ts";
import { contactNumber } from "./contact-links.ts";

/** Who offers the listing: as stored with it, else the business (ruling 3); the business's own lines below. */
export function AgentContact({ listing }: { listing: DetailProperty }) {
  const site = useSite("real-estate");
  const number = contactNumber(listing, site);
  return (
    <address className="border-y border-line py-4 not-italic">
      <p className="text-1 text-ink2">Listed by</p>
      <p className="font-bold">{listing.listed_by ?? site.name}</p>
      <a className="inline-flex min-h-11 items-center font-bold" href={telLink(number)}>
        {number}
      </a>
      <p className="text-1 text-ink2">
        {site.name}: <a href={`mailto:${site.email}`}>{site.email}</a>
        {number !== site.phone && (
          <>
            {" · Support "}
            <a href={telLink(site.phone)}>{site.phone}</a>
          </>
        )}
      </p>
      <p className="text-1 text-ink2">{site.hours.map(({ days, hours }) => `${days} ${hours}`).join(" · ")}</p>
    </address>
  );
}
