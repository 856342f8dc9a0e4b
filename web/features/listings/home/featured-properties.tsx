import { paths } from "#web/lib/page/paths.ts";
import { Icon } from "#web/ui/icons/icon.tsx";
import { Link } from "#web/ui/link.tsx";
import { PropertyCard } from "../card/property-card.tsx";
import { PropertyCardSkeleton } from "../card/property-card-skeleton.tsx";
import { useFeaturedProperties } from "./use-featured-properties.ts";

const placeholders = ["second", "third", "fourth"];
const leadSizes = "(min-width: 60em) 42rem, (min-width: 40em) 90vw, 100vw";
const sideSizes = "(min-width: 60em) 11rem, 9rem";

/** Home's strip of featured listings: one large and three small beside it on the desktop. */
export function FeaturedProperties() {
  const listings = useFeaturedProperties();
  const [lead, ...others] = listings ?? [];
  return (
    <section className="wrap py-12 lg:py-18" aria-labelledby="featured">
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="featured">Featured homes</h2>
        <Link className="more" to={paths.properties}>
          All properties <Icon name="arrow" />
        </Link>
      </div>
      <div className="lead-grid">
        {lead && <PropertyCard listing={lead} headingLevel={3} sizes={leadSizes} />}
        {!listings && <PropertyCardSkeleton />}
        <div className="side-cards">
          {others.map((listing) => (
            <PropertyCard key={listing.uuid} listing={listing} headingLevel={3} sizes={sideSizes} />
          ))}
          {!listings && placeholders.map((name) => <PropertyCardSkeleton key={name} />)}
        </div>
      </div>
    </section>
  );
}
