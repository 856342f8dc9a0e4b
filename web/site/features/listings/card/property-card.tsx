import { useId } from "react";
import { Link } from "react-router-dom";
import { propertyKindTraits } from "#shared/listings/property-kinds.ts";
import { getPrice } from "#shared/listings/property-price.ts";
import { formatMoney, joinParts } from "#web/lib/format/format-values.ts";
import { paths } from "#web/lib/page/paths.ts";
import type { CardProperty } from "#web/lib/property-cards/card-property.ts";
import { placeText } from "#web/site/lib/format/place-text.ts";
import { ExactText } from "#web/ui/exact-text.tsx";
import { LiberianPrice } from "#web/ui/liberian-dollars/liberian-price.tsx";
import { Tag, TagStrip } from "#web/ui/tag.tsx";
import { ConfirmationLine } from "../facts/confirmation-line.tsx";
import { reductionText, statusText } from "../facts/listing-status.ts";
import { cardImageSources } from "../image/image-source.ts";
import { CardCarousel } from "./card-carousel.tsx";
import { FavouriteButton } from "./favourite-button.tsx";
import { keepOpenedCard } from "./opened-card.ts";
import { PropertyFacts } from "./property-facts.tsx";

interface PropertyCardProps {
  property: CardProperty;
  headingLevel: 2 | 3;
  /** Loads the first image without delay, for cards on the first screen. */
  eager?: boolean;
  /** The `sizes` attribute of the images. Defaults to the columns of a list. */
  sizes?: string;
}

const listSizes = "(min-width: 60em) 24rem, (min-width: 40em) 50vw, calc(100vw - 2.5rem)";

const factsLineClass =
  "facts-line mt-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-t border-line pt-2 empty:hidden";

/** A property in a list. The link of the title covers the whole card; the heart, the arrows and *View Details* are above it. */
export function PropertyCard({ property, headingLevel, eager, sizes = listSizes }: PropertyCardProps) {
  const Heading = `h${headingLevel}` as const;
  const to = paths.property(property.uuid);
  const titleId = useId();
  const traits = propertyKindTraits[property.kind];
  const onOpen = () => keepOpenedCard(property);
  const reduction = reductionText(property);
  const hasOwnArea = property.area && property.area !== property.city;
  return (
    <article className="card">
      <div className="image-frame">
        <CardCarousel images={cardImageSources(property)} to={to} onOpen={onOpen} sizes={sizes} eager={eager} />
        <TagStrip isOnImage>
          <Tag tone={property.kind}>{traits.badge}</Tag>
          <Tag tone={property.is_available ? "plain" : "off"}>{statusText(property)}</Tag>
          {property.sample && <Tag tone="sample">Sample</Tag>}
        </TagStrip>
      </div>
      <div className="card-body pt-3">
        <p className="price">
          <span translate="no">{formatMoney(getPrice(property))}</span>
          {traits.priceSuffix && <small>{traits.priceSuffix}</small>}
          {reduction && (
            <small>
              <ExactText text={` · ${reduction}`} />
            </small>
          )}
          <LiberianPrice dollars={getPrice(property)} previous={property.previous_price} />
        </p>
        <Heading className="card-title">
          <Link to={to} id={titleId} className="cover-link" onClick={onOpen}>
            {property.title}
          </Link>
        </Heading>
        <div className="flex flex-wrap items-center justify-between gap-x-3">
          <p className="text-1 text-ink2">
            {hasOwnArea ? placeText(property) : joinParts([property.city, property.state])}
          </p>
          {/* For pointers and screen readers: the Tab key stops once per card, at its title. */}
          <Link
            to={to}
            className="relative z-2 -my-3 inline-flex min-h-touch items-center text-1"
            tabIndex={-1}
            aria-describedby={titleId}
            onClick={onOpen}
          >
            View Details
          </Link>
        </div>
        <div className={factsLineClass}>
          <PropertyFacts property={property} />
          <ConfirmationLine property={property} />
        </div>
      </div>
      <FavouriteButton property={property} />
    </article>
  );
}
