import { PropertyCard } from "../card/property-card.tsx";
import { PropertyCardSkeleton } from "../card/property-card-skeleton.tsx";
import { useFeaturedProperties } from "./use-featured-properties.ts";

const maxProperties = 3;

/** Featured properties in three columns. */
export function FeaturedPropertiesGrid() {
  const { properties, note } = useFeaturedProperties();
  return (
    <div className="mt-4 grid grid-cols-1 gap-x-6 gap-y-8 sm:grid-cols-3">
      {note && <p className="col-span-full text-ink2">{note}</p>}
      {!properties && [1, 2, 3].map((key) => <PropertyCardSkeleton key={key} />)}
      {properties?.slice(0, maxProperties).map((property) => (
        <PropertyCard key={property.uuid} property={property} headingLevel={3} />
      ))}
    </div>
  );
}
