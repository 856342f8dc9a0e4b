import { telLink, useSite } from "#web/lib/page/site-context.ts";
import type { DetailProperty } from "../detail-property.ts";
import { contactNumber } from "./contact-links.ts";

/** The agent of the property, or the business if no agent is stored, followed by the business's own contacts. */
export function AgentContact({ property }: { property: DetailProperty }) {
  const site = useSite("real-estate");
  const number = contactNumber(property, site);
  return (
    <address className="border-y border-line py-4 not-italic">
      <p className="text-1 text-ink2">Listed by</p>
      <p className="font-bold">{property.listed_by ?? site.name}</p>
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
