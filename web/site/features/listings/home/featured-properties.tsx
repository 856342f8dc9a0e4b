import { Link } from "react-router-dom";
import { imageSizes } from "#web/lib/format/image-sizes.ts";
import { classNames } from "#web/lib/page/class-names.ts";
import { paths } from "#web/lib/page/paths.ts";
import { Icon } from "#web/ui/icons/icon.tsx";
import { PropertyCard } from "../card/property-card.tsx";
import { PropertyCardSkeleton } from "../card/property-card-skeleton.tsx";
import { useFeaturedProperties } from "./use-featured-properties.ts";

const leadSizes = imageSizes("100vw", "(min-width: 60em) 42rem, (min-width: 40em) 46vw");
const sideSizes = imageSizes("9rem", "(min-width: 60em) 14rem");

/** One large card, and rows whose images are larger on a desktop. */
const gridClass = classNames(
  "lead-grid grid gap-x-6 gap-y-8 sm:grid-cols-2 lg:grid-cols-[1.22fr_1fr] lg:gap-12 lg:[&>.card_.card-title]:text-3",
  "lg:[&_.side-cards>.card]:grid-cols-[216px_minmax(0,1fr)] lg:[&_.side-cards>.card]:gap-5",
);

/** The featured properties of the home page: one large and three small ones. */
export function FeaturedProperties() {
  const { properties, note } = useFeaturedProperties();
  const [lead, ...others] = properties ?? [];
  return (
    <section className="wrap py-8 lg:py-12" aria-labelledby="featured">
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="featured">Featured homes</h2>
        <Link className="more" to={paths.properties}>
          All properties <Icon name="arrow" />
        </Link>
      </div>
      {note && <p className="mb-4 text-ink2">{note}</p>}
      <div className={gridClass}>
        {lead && <PropertyCard property={lead} headingLevel={3} sizes={leadSizes} />}
        {!properties && <PropertyCardSkeleton />}
        <div className="side-cards">
          {others.map((property) => (
            <PropertyCard key={property.uuid} property={property} headingLevel={3} sizes={sideSizes} />
          ))}
          {!properties && [1, 2, 3].map((key) => <PropertyCardSkeleton key={key} />)}
        </div>
      </div>
    </section>
  );
}
