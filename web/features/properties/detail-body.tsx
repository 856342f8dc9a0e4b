import { Icon } from "#web/ui/icon.tsx";
import { ContactAgent } from "./contact-agent.tsx";
import { DetailFacts } from "./detail-facts.tsx";
import { DetailList } from "./detail-list.tsx";
import type { DetailListing } from "./detail-listing.ts";
import { DetailMap } from "./detail-map.tsx";
import { detailRows, locationRows } from "./detail-rows.ts";
import { DetailSection } from "./detail-section.tsx";

/** What is to be read about a listing, below its pictures. */
export function DetailBody({ listing }: { listing: DetailListing }) {
  return (
    <div>
      <DetailFacts listing={listing} />
      <DetailSection title="Description">
        <p className="max-w-[65ch] whitespace-pre-line">{listing.description}</p>
      </DetailSection>
      <DetailSection title="Amenities">
        {listing.amenities.length === 0 ? (
          <p className="text-ink2">No amenities listed</p>
        ) : (
          <ul className="grid grid-cols-2 gap-x-4 gap-y-2 sm:grid-cols-3">
            {listing.amenities.map((name) => (
              <li key={name} className="flex gap-2">
                <span className="mt-0.5 text-ocean">
                  <Icon name="check" />
                </span>
                {name}
              </li>
            ))}
          </ul>
        )}
      </DetailSection>
      <DetailSection title="Property details">
        <DetailList rows={detailRows(listing)} />
      </DetailSection>
      <DetailSection title="Location">
        <DetailMap listing={listing} />
        <DetailList rows={locationRows(listing)} />
      </DetailSection>
      <DetailSection title="Contact">
        <ContactAgent listing={listing} />
      </DetailSection>
    </div>
  );
}
