import type { AdminProperty } from "#contract/listings/admin-property.ts";

const maxAmenities = 4;

/** Reference, type and area of a listing, and at most four amenities, then "+N more". */
export function ListingFacts({ listing }: { listing: AdminProperty }) {
  const { reference, property_type, area, city, amenities } = listing;
  const moreCount = amenities.length - maxAmenities;
  return (
    <>
      <p className="listing-place">
        <span>{`${reference} ·`}</span> <span className="listing-type">{`${property_type} · `}</span>
        <span>{area ?? city ?? ""}</span>
      </p>
      {amenities.length > 0 && (
        <p className="listing-amenities">
          <span>{amenities.slice(0, maxAmenities).join(" · ")}</span>
          {moreCount > 0 && <span>{` +${moreCount}\u00a0more`}</span>}
        </p>
      )}
    </>
  );
}
