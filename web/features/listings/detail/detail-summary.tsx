import { propertyKindTraits } from "#contract/listings/property-kinds.ts";
import { formatMoney, joinParts } from "#web/lib/format/format-values.ts";
import { ContactActions } from "./contact/contact-actions.tsx";
import type { DetailProperty } from "./detail-property.ts";

/** Price, title, address and the ways to a person: beside the pictures on the desktop, below them on the phone. */
export function DetailSummary({ listing }: { listing: DetailProperty }) {
  const traits = propertyKindTraits[listing.kind];
  return (
    <aside className="detail-summary" aria-label="Price and contact">
      <p className="text-1 text-ink2">{traits.priceLabel}</p>
      <p className="price text-5">
        {formatMoney(listing.kind === "rent" ? listing.monthly_rent : listing.price)}
        {traits.priceSuffix && <small>{traits.priceSuffix}</small>}
      </p>
      <h1 className="mt-3 text-4">{listing.title}</h1>
      <p className="mt-1 text-ink2">
        {joinParts([...new Set([listing.address, listing.area, listing.city, listing.state])])}
      </p>
      <ContactActions listing={listing} />
    </aside>
  );
}
