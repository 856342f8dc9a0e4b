import type { PropertyImage } from "#contract/listings/property.ts";
import { cardVariantWidth, hasSmallVersion, imageUrlAt, imageVariantUrl } from "#shared/images/image-urls.ts";
import type { CardProperty } from "#web/lib/property-cards/card-property.ts";

/** A version of an image, or its original. */
export interface ImageFile {
  url: string;
  /** In pixels. */
  width: number;
  /** Its size, if it is known. */
  bytes?: number | null | undefined;
}

/** The URLs of an image. Without `src`, it cannot be shown. */
export interface ImageSource {
  src?: string;
  srcSet?: string;
  /** base64 thumbhash, drawn while the image loads. */
  placeholder?: string | null;
  alt?: string;
  /** Width divided by height, if it is known. */
  ratio?: number;
  /** The point that stays visible when the image is cropped: percent from the left and from the top. */
  focus?: string | null | undefined;
  /** Its versions, the narrowest first; the original if there are none. */
  files?: ImageFile[];
}

/** The width in pixels of the smallest version. */
export const smallestVersion = 320;

const panoramaRatio = 2;

export const isPanorama = ({ ratio = 1 }: ImageSource): boolean => ratio > panoramaRatio;

/** Whether a crop to 4:3 would hide much of the image: it is a portrait or a panorama. */
export const isOddShape = (source: ImageSource): boolean => (source.ratio ?? 1) < 1 || isPanorama(source);

const toSrcSet = (files: readonly ImageFile[]) => files.map(({ url, width }) => `${url} ${width}w`).join(", ");

const cardWidths = [smallestVersion, cardVariantWidth] as const;

/** @param getUrl returns the URL of the image in a width */
function responsiveSource(getUrl: (width: (typeof cardWidths)[number]) => string): ImageSource {
  const files = cardWidths.map((width) => ({ url: getUrl(width), width }));
  return { src: getUrl(cardVariantWidth), srcSet: toSrcSet(files), files };
}

/** Returns the images of a card. An image without a small version is shown in its original size. */
export function cardImageSources(property: CardProperty): ImageSource[] {
  if (property.covers) return property.covers.map((base) => responsiveSource((width) => `${base}-${width}.webp`));
  return property.pictures.map((number, index) => ({
    ...(hasSmallVersion(number)
      ? responsiveSource((width) => imageVariantUrl(property.kind, property.uuid, number, width))
      : { src: imageUrlAt(property.kind, property.uuid, index) }),
    ...(index === 0 && { placeholder: property.placeholder, focus: property.cover_focus }),
  }));
}

/** Returns the images of a property's page, up to 1280 px wide, or the original if there are no smaller versions. */
export function galleryImageSources(images: readonly PropertyImage[]): ImageSource[] {
  return images.map(({ url, alt, placeholder, focus, width, height, bytes, variants }) => ({
    src: variants.find((variant) => variant.width === cardVariantWidth)?.url ?? url,
    srcSet: toSrcSet(variants) || undefined,
    placeholder,
    alt,
    focus,
    ratio: width / height,
    files: variants.length > 0 ? variants : [{ url, width, bytes }],
  }));
}
