import type { AdminProperty } from "#contract/listings/admin-property.ts";

/** The characters of amenities that fit below the title on a desktop. */
const maxLength = 40;

/** Reference, type, area and the first amenities of a listing. */
export function ListingFacts({ listing }: { listing: AdminProperty }) {
  const { reference, property_type, area, city, amenities } = listing;
  const shown = amenities.slice(0, countFitting(amenities));
  return (
    <>
      <p className="listing-place">
        <span>{`${reference} ·`}</span> <span className="listing-type">{`${property_type} · `}</span>
        <span>{area ?? city ?? ""}</span>
      </p>
      {amenities.length > 0 && (
        <p className="listing-amenities">
          <span>{shown.join(" · ")}</span>
          {amenities.length > shown.length && <span>{` +${amenities.length - shown.length}\u00a0more`}</span>}
        </p>
      )}
    </>
  );
}

/** At least one, which is cut off if it is too long. */
function countFitting(amenities: readonly string[]): number {
  const isFitting = (count: number) => amenities.slice(0, count).join(" · ").length <= maxLength;
  const firstTooMany = amenities.findIndex((_, index) => index > 0 && !isFitting(index + 1));
  return firstTooMany < 0 ? amenities.length : firstTooMany;
}
