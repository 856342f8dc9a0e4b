import type { AdminProperty } from "#contract/listings/admin-property.ts";
import { classNames } from "#web/lib/page/class-names.ts";

const maxAmenities = 4;

/** A line of a row. */
export const factClass = "text-1/[1.3] text-ink2 @min-[38em]:leading-[1.4]";

interface ListingFactsProps {
  listing: AdminProperty;
  /** The reference on one line. Where the row is narrow, its menu has the type. */
  isInRow?: boolean;
}

/** Reference, type and area of a listing. With large text the area wraps. A narrow row in the bin says when it is deleted. */
export function ListingFacts({ listing, isInRow }: ListingFactsProps) {
  const { reference, property_type, area, city, deleted_at } = listing;
  return (
    <p
      className={classNames(
        factClass,
        isInRow && "@max-[12em]:[grid-area:4/1/auto/-1] @min-[12em]:truncate",
        isInRow && deleted_at && "@max-[38em]:hidden",
      )}
    >
      <span>{`${reference} ·`}</span>{" "}
      <span className={isInRow ? "hidden @min-[50em]:inline" : undefined}>{`${property_type} · `}</span>
      <span>{area ?? city ?? ""}</span>
    </p>
  );
}

/** Four amenities of a listing, each whole, then "+N more". */
export function ListingAmenities({ amenities, className }: { amenities: readonly string[]; className: string }) {
  const moreCount = amenities.length - maxAmenities;
  if (amenities.length === 0) return null;
  return (
    <p className={classNames(factClass, "wrap-anywhere", className)}>
      <span>{amenities.slice(0, maxAmenities).join(" · ")}</span>
      {moreCount > 0 && <span className="whitespace-nowrap">{` +${moreCount}\u00a0more`}</span>}
    </p>
  );
}
