import { PropertyCard } from "../card/property-card.tsx";
import { PropertyCardSkeleton } from "../card/property-card-skeleton.tsx";
import { useFeaturedProperties } from "./use-featured-properties.ts";

/** As many as the real-estate page shows (visitor-site.md, section 9), by home's rule. */
const places = [1, 2, 3];

export function FeaturedPropertiesGrid() {
  const listings = useFeaturedProperties();
  return (
    <div className="mt-4 grid grid-cols-1 gap-x-6 gap-y-8 sm:grid-cols-2 lg:grid-cols-3">
      {!listings && places.map((at) => <PropertyCardSkeleton key={at} />)}
      {listings?.slice(0, places.length).map((listing) => (
        <PropertyCard key={listing.uuid} listing={listing} headingLevel={3} />
      ))}
    </div>
  );
}
