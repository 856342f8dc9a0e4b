import { propertyKindTraits } from "#shared/listings/property-kinds.ts";
import { getPrice } from "#shared/listings/property-price.ts";
import { isOnMarket } from "#shared/listings/status/listing-status.ts";
import { formatMoney } from "#web/lib/format/format-values.ts";
import type { Elements } from "#web/lib/page/elements.ts";
import type { CardProperty } from "#web/lib/property-cards/card-property.ts";
import { addressText } from "#web/site/lib/format/place-text.ts";
import { ExactText } from "#web/ui/exact-text.tsx";
import { LiberianPrice } from "#web/ui/liberian-dollars/liberian-price.tsx";
import type { DetailProperty } from "../facts/detail-property.ts";
import { reductionText } from "../facts/listing-status.ts";
import { DetailFacts } from "./detail-facts.tsx";
import { LazyDetailPart } from "./lazy-detail-body.tsx";

interface DetailSummaryProps {
  property: DetailProperty | CardProperty;
  /** The contact actions. */
  children: Elements;
}

/** Price, title, address, facts, terms and contact actions: beside the images on a desktop, below them on a phone. */
export function DetailSummary({ property, children }: DetailSummaryProps) {
  const reduction = reductionText(property);
  const isWhole = "images" in property;
  const offered = isOnMarket(property.status);
  const traits = propertyKindTraits[property.kind];
  const price = getPrice(property);
  // Off the market, the title is in the notice at the top of the page, which a card lacks.
  const Heading = offered || !isWhole ? "hgroup" : "div";
  return (
    <aside className="detail-summary order-first pt-3 lg:pt-5" aria-label="Price and contact">
      {isWhole && offered && <LazyDetailPart property={property} section="notice" />}
      {/* The preview of a form may lack a price. */}
      {price > 0 && (
        <>
          <p className="text-1 text-ink2">{traits.priceLabel}</p>
          <p className={`price ${offered ? "text-5" : "text-4 text-ink2"}`}>
            <span translate="no">{formatMoney(price)}</span>
            {traits.priceSuffix && <small>{traits.priceSuffix}</small>}
            {reduction && (
              <small>
                <ExactText text={` · ${reduction}`} />
              </small>
            )}
            <LiberianPrice dollars={price} previous={property.previous_price} />
          </p>
        </>
      )}
      <Heading className="mt-3 wrap-anywhere">
        {(offered || !isWhole) && <h1 className="text-4">{property.title}</h1>}
        <p className="mt-1 text-ink2">{addressText(property)}</p>
      </Heading>
      <DetailFacts property={property} />
      {isWhole && <LazyDetailPart property={property} section="terms" />}
      {children}
    </aside>
  );
}
