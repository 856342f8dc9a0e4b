import { propertyKindTraits } from "#contract/listings/property-kinds.ts";
import { formatMoney, joinParts } from "#web/lib/format/format-values.ts";
import { paths } from "#web/lib/page/paths.ts";
import type { CardProperty } from "#web/lib/property-cards/card-property.ts";
import { Link } from "#web/ui/link.tsx";
import { Tag, TagStrip } from "#web/ui/tag.tsx";
import { cardImageSources } from "../image/image-source.ts";
import { CardCarousel } from "./card-carousel.tsx";
import { FavouriteButton } from "./favourite-button.tsx";
import { PropertyFacts } from "./property-facts.tsx";

interface PropertyCardProps {
  listing: CardProperty;
  headingLevel: 2 | 3;
  /** Stands in for a real listing and says so. */
  sample?: boolean;
  /** On the first screen: its picture is loaded at once. */
  eager?: boolean;
  /** Width of the picture on the page; a list's columns when it is left out. */
  sizes?: string;
}

const listSizes = "(min-width: 60em) 24rem, (min-width: 40em) 50vw, 100vw";

/** A listing in a list: picture, price, title, place, facts. One link covers it; heart and arrows lie above. */
export function PropertyCard({ listing, headingLevel, sample, eager, sizes = listSizes }: PropertyCardProps) {
  const Heading = `h${headingLevel}` as const;
  const to = paths.property(listing.uuid);
  const traits = propertyKindTraits[listing.kind];
  const known = listing.area && listing.area !== listing.city;
  return (
    <article className="card">
      <div className="pic">
        <CardCarousel pictures={cardImageSources(listing)} to={to} sizes={sizes} eager={eager} />
        <TagStrip>
          <Tag tone={listing.kind}>{traits.badge}</Tag>
          <Tag tone={listing.is_available ? "plain" : "off"}>{listing.is_available ? "Available" : "Unavailable"}</Tag>
          {(sample || listing.sample) && <Tag tone="sample">Sample</Tag>}
        </TagStrip>
        <FavouriteButton listing={listing} />
      </div>
      <div className="card-body">
        <p className="price">
          {formatMoney(listing.kind === "rent" ? listing.monthly_rent : listing.price)}
          {traits.priceSuffix && <small> {traits.priceSuffix}</small>}
        </p>
        <Heading className="card-title">{listing.title}</Heading>
        <p className="text-1 text-ink2">
          {known ? joinParts([listing.area, listing.city]) : joinParts([listing.city, listing.state])}
        </p>
        <PropertyFacts bedrooms={listing.bedrooms} bathrooms={listing.bathrooms} area_sqft={listing.area_sqft}>
          <li className="ml-auto font-bold">
            <Link to={to} className="cover-link">
              View Details<span className="sr-only">: {listing.title}</span>
            </Link>
          </li>
        </PropertyFacts>
      </div>
    </article>
  );
}
