import { Icon } from "#web/ui/icons/icon.tsx";
import { ContactAgent } from "./contact/agent-contact.tsx";
import { DetailFacts } from "./detail-facts.tsx";
import type { DetailListing } from "./detail-property.ts";
import { detailRows, locationRows } from "./detail-rows.ts";
import { DetailSection } from "./detail-section.tsx";
import { DetailList } from "./label-value-list.tsx";

interface DetailBodyProps {
  listing: DetailListing;
  /** `about`: everything before the place; `place`: where it is, in words; `contact`: who answers. */
  part: "about" | "place" | "contact";
}

/** What is to be read about a listing, below its pictures: nothing of it needs a script. */
export function DetailBody({ listing, part }: DetailBodyProps) {
  if (part === "place") return <DetailList rows={locationRows(listing)} />;
  if (part === "contact") {
    return (
      <DetailSection title="Contact">
        <ContactAgent listing={listing} />
      </DetailSection>
    );
  }
  return (
    <>
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
    </>
  );
}
