import type { AdminProperty } from "#contract/listings/admin-property.ts";

const maxShownAmenities = 4;

/** Reference, type, area and the first amenities of a listing. */
export function ListingFacts({ listing }: { listing: AdminProperty }) {
  const { reference, property_type, area, city, amenities } = listing;
  return (
    <>
      <p className="listing-place">
        {reference} · <span className="listing-type">{property_type} · </span>
        {area ?? city}
      </p>
      {amenities.length > 0 && (
        <p className="listing-amenities">
          <span>{amenities.slice(0, maxShownAmenities).join(" · ")}</span>
          {amenities.length > maxShownAmenities && ` +${amenities.length - maxShownAmenities}\u00a0more`}
        </p>
      )}
    </>
  );
}
