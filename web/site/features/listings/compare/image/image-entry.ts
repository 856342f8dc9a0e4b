import { propertyKindTraits } from "#shared/listings/property-kinds.ts";
import { getPrice } from "#shared/listings/property-price.ts";
import { formatPrice } from "#web/lib/format/format-values.ts";
import type { LiberianDollars } from "#web/lib/liberian-dollars/liberian-dollars.ts";
import { placeText } from "#web/site/lib/format/place-text.ts";
import { statusText } from "../../facts/listing-status.ts";
import { factsText } from "../../facts/property-facts.ts";
import { cardImageSources, galleryImageSources, type ImageSource } from "../../image/image-source.ts";
import type { ComparedProperty } from "../compared-home.ts";

/** What the image shows of one home. */
export interface ImageEntry {
  kind: ComparedProperty["kind"];
  badge: string;
  /** The status of a home that is not available. */
  status: string | undefined;
  price: string;
  /** The price in L$, for a visitor who chose it. */
  liberianPrice: string | undefined;
  title: string;
  place: string;
  /** Bedrooms, bathrooms and area. */
  facts: string;
  photo: Pick<ImageSource, "src" | "focus"> | undefined;
}

/**
 * Returns the texts of a home and its first photo, at most 640 px wide where it has smaller versions.
 * @param liberian how to show the price in L$ too
 */
export function toImageEntry(property: ComparedProperty, liberian?: LiberianDollars): ImageEntry {
  const { kind, is_available, title, area, city } = property;
  const [photo] = "images" in property ? galleryImageSources(property.images) : cardImageSources(property);
  return {
    kind,
    badge: propertyKindTraits[kind].badge,
    status: is_available ? undefined : statusText(property),
    price: formatPrice(kind, getPrice(property)),
    liberianPrice: liberian?.about(getPrice(property)),
    title,
    place: placeText({ area, city }),
    facts: factsText(property),
    photo: photo && { src: photo.src, focus: photo.focus },
  };
}
