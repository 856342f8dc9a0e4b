import type { AdminProperty } from "#contract/listings/admin-property.ts";
import { classNames } from "#web/lib/page/class-names.ts";

const maxAmenities = 4;

/** A line of a row. */
export const factClass = "text-1/[1.3] text-ink2 @min-[50em]:col-start-1 @min-[50em]:leading-[1.4]";

interface ListingFactsProps {
  listing: AdminProperty;
  /** The reference on one line. Where the row is narrow, its menu has the type and the amenities. */
  isInRow?: boolean;
}

/** Reference, type and area of a listing, and four amenities, each whole, then "+N more". */
export function ListingFacts({ listing, isInRow }: ListingFactsProps) {
  const { reference, property_type, area, city, amenities } = listing;
  const moreCount = amenities.length - maxAmenities;
  return (
    <>
      <p className={classNames(factClass, isInRow && "truncate")}>
        <span>{`${reference} ·`}</span>{" "}
        <span className={isInRow ? "hidden @min-[50em]:inline" : undefined}>{`${property_type} · `}</span>
        <span>{area ?? city ?? ""}</span>
      </p>
      {amenities.length > 0 && (
        <p
          className={classNames(factClass, "wrap-anywhere", isInRow && "hidden @min-[50em]:order-1 @min-[50em]:block")}
        >
          <span>{amenities.slice(0, maxAmenities).join(" · ")}</span>
          {moreCount > 0 && <span className="whitespace-nowrap">{` +${moreCount}\u00a0more`}</span>}
        </p>
      )}
    </>
  );
}
