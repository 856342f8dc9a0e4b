import { Link } from "react-router-dom";
import { areaPath } from "#shared/listings/area-pages/area-path.ts";
import { listPath } from "#web/lib/page/paths.ts";
import type { CardProperty } from "#web/lib/property-cards/card-property.ts";
import { Icon } from "#web/ui/icons/icon.tsx";
import { PropertyCard } from "../../card/property-card.tsx";

export interface SimilarPropertiesProps {
  properties: readonly CardProperty[];
  /** Property type of the home that they are similar to, if it is known. */
  type?: string;
  /** Its area, if the area has a page. */
  area?: string | null | undefined;
  /** Whether they come first on the page of a home that is off the market. On a phone the cards are then rows. */
  isLead?: boolean;
}

/** The `sizes` attribute of the images that come first on the page. */
const leadSizes = "(min-width: 60em) 24rem, 132px";

export function SimilarProperties({ properties, type, area, isLead }: SimilarPropertiesProps) {
  const kind = properties[0]?.kind;
  if (!kind) return null;
  // A home that is gone leads to others: those of its area only if there are any.
  const place = isLead && !properties.some((property) => property.area === area) ? undefined : area;
  const isSimilar = !type || properties.some(({ property_type }) => property_type === type);
  return (
    <section className={isLead ? "wrap pb-6" : "wrap pt-12 pb-12"} aria-labelledby="similar">
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="similar">{isSimilar ? "Similar homes" : "Other places"}</h2>
        <Link className="more" to={place ? areaPath(kind, place) : listPath(kind)}>
          <span>{(kind === "rent" ? "All for rent" : "All for sale") + (place ? ` in ${place}` : "")}</span>{" "}
          <Icon name="arrow" />
        </Link>
      </div>
      <div
        className={
          isLead
            ? "side-cards lead-cards lg:grid-cols-3!"
            : "grid grid-cols-1 gap-x-6 gap-y-8 sm:grid-cols-2 lg:grid-cols-3"
        }
      >
        {properties.map((property) => (
          <PropertyCard
            key={property.uuid}
            property={property}
            headingLevel={3}
            sizes={isLead ? leadSizes : undefined}
          />
        ))}
      </div>
    </section>
  );
}
