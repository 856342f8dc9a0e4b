import type { AdminProperty } from "#contract/listings/admin-property.ts";
import { joinParts } from "#web/lib/format/format-values.ts";

const maxShownAmenities = 4;

/** Reference, type, area and the first amenities of a listing. */
export function ListingFacts({ listing }: { listing: AdminProperty }) {
  const { reference, property_type, area, city, amenities } = listing;
  return (
    <>
      <p className="text-1 text-ink2">{joinParts([reference, property_type, area ?? city], " · ")}</p>
      {amenities.length > 0 && (
        <p className="text-1">
          {amenities.slice(0, maxShownAmenities).join(" · ")}
          {amenities.length > maxShownAmenities && ` +${amenities.length - maxShownAmenities} more`}
        </p>
      )}
    </>
  );
}
