import { Link } from "react-router-dom";
import { shortLinkPath } from "#shared/site/short-link.ts";
import { paths, verifyPath, withoutScheme } from "#web/lib/page/paths.ts";
import { telLink, useOrigin, useSite } from "#web/lib/page/site-context.ts";
import { OpeningTimes } from "#web/site/ui/contact/opening-times.tsx";
import { FeePolicy } from "#web/ui/contact/fee-policy.tsx";
import { OpeningStatus } from "#web/ui/contact/opening-status.tsx";
import { callContact } from "../../contact/contact-links.ts";
import type { DetailProperty } from "../../facts/detail-property.ts";
import { ReportLink } from "../../report/report-link.tsx";

/** The agent of the property, or the business if no agent is stored, with the business's own contacts and hours. */
export function AgentContact({ property }: { property: DetailProperty }) {
  const site = useSite("real-estate");
  const origin = useOrigin();
  const number = property.contact_number ?? site.phone;
  const call = callContact(property, site);
  return (
    <address className="border-t border-line pt-3 not-italic wrap-anywhere">
      <p className="text-1 text-ink2">Listed by</p>
      <p className="font-bold">{property.listed_by ?? site.name}</p>
      {number &&
        (call?.number === number ? (
          <a className="inline-flex min-h-touch items-center font-bold" href={call.href} translate="no">
            {number}
          </a>
        ) : (
          <p className="font-bold" translate="no">
            {number}
          </p>
        ))}
      <p className="text-1 text-ink2">
        {site.email && (
          <>
            <span>{`${property.listed_by && property.listed_by !== site.name ? site.name : "Email"}:`}</span>{" "}
            <a href={`mailto:${site.email}`}>{site.email}</a>
          </>
        )}
        {site.phone && number !== site.phone && (
          <>
            {" · Support "}
            <a href={telLink(site.phone)} translate="no">
              {site.phone}
            </a>
          </>
        )}
      </p>
      <FeePolicy className="mt-2 font-medium" />
      {!property.sample && (
        <div className="flex flex-wrap gap-x-4">
          <Link className="inline-flex min-h-touch items-center text-1" to={verifyPath(property.reference)}>
            Check that it is really us
          </Link>
          <ReportLink uuid={property.uuid} />
        </div>
      )}
      {/* For paper only. A browser loads it when it prints. */}
      {!property.sample && (
        <p className="hidden font-bold print:block">
          <img src={`${shortLinkPath(property.reference)}.svg`} alt="" width={120} height={120} loading="lazy" />
          <span translate="no">{`${property.reference}.`}</span>{" "}
          <span>{`Check that it is really us: ${withoutScheme(origin)}${paths.verify}`}</span>
        </p>
      )}
      <OpeningStatus className="mt-3" />
      <OpeningTimes site={site} className="mt-1" />
    </address>
  );
}
