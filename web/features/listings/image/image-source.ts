import { imageVariantUrl } from "#contract/images/image-urls.ts";
import type { PropertyImage } from "#contract/listings/property.ts";
import type { CardProperty } from "#web/lib/property-cards/card-property.ts";

/** One picture's addresses; without `src` there is nothing that may be shown, only a placeholder. */
export interface ImageSource {
  src?: string;
  srcSet?: string;
  /** base64 thumbhash, drawn behind the picture while it loads. */
  placeholder?: string | null;
  alt?: string;
}

const cardWidths = [320, 640] as const;

/** A picture by its address at each width. */
function sourceOf(address: (width: 320 | 640) => string): ImageSource {
  return { src: address(640), srcSet: cardWidths.map((width) => `${address(width)} ${width}w`).join(", ") };
}

/** The pictures of a card, none wider than 640 px; number 0 is a picture that has no small version (ruling 32). */
export function cardImageSources(listing: CardProperty): ImageSource[] {
  if (listing.covers) return listing.covers.map((base) => sourceOf((width) => `${base}-${width}.webp`));
  return listing.pictures.map((number, index) => ({
    ...(number > 0 && sourceOf((width) => imageVariantUrl(listing.kind, listing.uuid, number, width))),
    placeholder: index === 0 ? listing.placeholder : null,
  }));
}

/** The pictures of a listing's page, up to 1280 px wide; one without smaller versions as it was stored. */
export function galleryImageSources(images: readonly PropertyImage[]): ImageSource[] {
  return images.map(({ url, alt, placeholder, variants }) => ({
    src: variants.find(({ width }) => width === 640)?.url ?? url,
    srcSet: variants.length > 0 ? variants.map((variant) => `${variant.url} ${variant.width}w`).join(", ") : undefined,
    placeholder,
    alt,
  }));
}
