import { Icon } from "#web/ui/icons/icon.tsx";
import { AgentContact } from "./contact/agent-contact.tsx";
import { DetailFacts } from "./detail-facts.tsx";
import type { DetailProperty } from "./detail-property.ts";
import { detailRows, locationRows } from "./detail-rows.ts";
import { DetailSection } from "./detail-section.tsx";
import { LabelValueList } from "./label-value-list.tsx";

interface DetailBodyProps {
  property: DetailProperty;
  section: "overview" | "location" | "contact";
}

/** One section of the text below the images. The sections share a component so that they load as one lazy chunk. */
export function DetailBody({ property, section }: DetailBodyProps) {
  if (section === "location") return <LabelValueList rows={locationRows(property)} />;
  if (section === "contact") {
    return (
      <DetailSection title="Contact">
        <AgentContact property={property} />
      </DetailSection>
    );
  }
  return (
    <>
      <DetailFacts property={property} />
      <DetailSection title="Description">
        <p className="max-w-[65ch] whitespace-pre-line">{property.description}</p>
      </DetailSection>
      <DetailSection title="Amenities">
        {property.amenities.length === 0 ? (
          <p className="text-ink2">No amenities listed</p>
        ) : (
          <ul className="grid grid-cols-2 gap-x-4 gap-y-2 sm:grid-cols-3">
            {property.amenities.map((name) => (
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
        <LabelValueList rows={detailRows(property)} />
      </DetailSection>
    </>
  );
}
