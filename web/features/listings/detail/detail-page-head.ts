import { joinParts } from "#web/lib/format/format-values.ts";
import type { PageHead } from "#web/lib/page/page-head.ts";
import { formatPropertyPrice } from "../facts/format-property-price.ts";
import { statusText } from "../facts/listing-status.ts";
import { factsText, isLand } from "../facts/property-facts.ts";
import { shareTitle } from "./share-title.ts";
import { describeListing } from "./structured-data.ts";
import type { PropertyDetailState } from "./use-property-detail.ts";

/** In characters. */
const maxDescriptionLength = 160;

/** Returns the head of a property's page. The HTTP status is 404 for an unknown property, 410 for a removed one. */
export function getDetailPageHead(detail: PropertyDetailState): PageHead {
  if (detail.status === "missing") return { title: "Property Not Found", status: detail.isRemoved ? 410 : 404 };
  if (detail.status === "stored") return { title: detail.stored.card.title, noindex: true };
  if (detail.status !== "found") return { title: "Property", noindex: true };
  const { property } = detail;
  // The rest is for the server's HTML; the browser does not need its code.
  if (!import.meta.env.SSR) return { title: property.title };
  const text = joinParts([
    formatPropertyPrice(property),
    !property.is_available && statusText(property),
    property.area,
    property.city,
    factsText(property),
    property.description.replace(/\s+/g, " "),
  ]);
  return {
    title: property.title,
    description: text.length > maxDescriptionLength ? `${text.slice(0, maxDescriptionLength - 1)}…` : text,
    shareTitle: shareTitle(property),
    image: isLand(property) ? "land" : property.kind,
    noindex: property.sample,
    listingPlace: {
      kind: property.kind,
      area: property.off_list ? null : property.area,
      property_type: property.property_type,
    },
    structuredData: property.sample ? undefined : describeListing(property),
  };
}
