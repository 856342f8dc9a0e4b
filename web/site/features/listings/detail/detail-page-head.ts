import { shareImage } from "#shared/images/share-image.ts";
import { joinParts } from "#web/lib/format/format-values.ts";
import type { PageHead } from "#web/lib/page/page-head.ts";
import type { DetailProperty } from "../facts/detail-property.ts";
import { formatPropertyPrice } from "../facts/format-property-price.ts";
import { statusText } from "../facts/listing-status.ts";
import { factsText, isLand } from "../facts/property-facts.ts";
import { shareTitle } from "./share-title.ts";
import { describeListing } from "./structured-data.ts";
import type { PropertyDetailState } from "./use-property-detail.ts";

/** In characters. */
const maxDescriptionLength = 160;

/** Returns what chats show: the cropped cover, or else a drawing. It has no price, so it never lies. */
function findShareImage({ share_image, images: [cover], title, ...property }: DetailProperty): PageHead["image"] {
  if (!share_image) return isLand(property) ? "land" : property.kind;
  return { path: share_image, width: shareImage.width, height: shareImage.height, alt: cover?.alt || title };
}

/** Returns the head of a property's page. The HTTP status is 404 for an unknown property and one in the bin, 410 for a deleted one. */
export function getDetailPageHead(detail: PropertyDetailState): PageHead {
  if (detail.status === "missing") return { title: "Property Not Found", status: detail.removed?.is_final ? 410 : 404 };
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
    image: findShareImage(property),
    noindex: property.sample,
    listingPlace: {
      kind: property.kind,
      area: property.off_list ? null : property.area,
      property_type: property.property_type,
    },
    structuredData: property.sample ? undefined : describeListing(property),
  };
}
