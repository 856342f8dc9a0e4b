import { joinParts } from "#web/lib/format/format-values.ts";
import type { PageHead } from "#web/lib/page/page-head.ts";
import { formatPropertyPrice } from "./format-property-price.ts";
import type { PropertyDetailState } from "./use-property-detail.ts";

const longestDescription = 160;

/** What a listing's page says about itself; a missing one is a 404, a removed one a 410. */
export function getDetailPageHead(detail: PropertyDetailState): PageHead {
  if (detail.state === "missing") {
    return { title: "Property Not Found", status: detail.removed ? 410 : 404 };
  }
  if (detail.state !== "found") return { title: "Property", noindex: true };
  const { listing } = detail;
  const text = joinParts([
    formatPropertyPrice(listing),
    listing.area,
    listing.city,
    listing.description.replace(/\s+/g, " "),
  ]);
  return {
    title: listing.title,
    description: text.length > longestDescription ? `${text.slice(0, longestDescription - 1)}…` : text,
    image: listing.images[0]?.variants.at(-1)?.url ?? listing.images[0]?.url,
    noindex: listing.sample,
  };
}
