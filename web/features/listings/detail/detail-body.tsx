import { Icon } from "#web/ui/icons/icon.tsx";
import { AgentContact } from "./contact/agent-contact.tsx";
import { DetailFacts } from "./detail-facts.tsx";
import type { DetailProperty } from "./detail-property.ts";
import { detailRows, locationRows } from "./detail-rows.ts";
import { DetailSection } from "./detail-section.tsx";
import { LabelValueList } from "./label-value-list.tsx";

interface DetailBodyProps {
  listing: DetailProperty;
  /** `about`: everything before the place; `place`: where it is, in words; `contact`: who answers. */
  part: "about" | "place" | "contact";
}

/** What is to be read about a listing, below its pictures: nothing of it needs a script. */
export function DetailBody({ listing, part }: DetailBodyProps) {
  if (part === "place") return <LabelValueList rows={locationRows(listing)} />;
  if (part === "contact") {
    return (
      <DetailSection title="Contact">
        <AgentContact listing={listing} />
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
        <LabelValueList rows={detailRows(listing)} />
      </DetailSection>
    </>
  );
}
