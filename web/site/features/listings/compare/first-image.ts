import { cardImageSources, galleryImageSources, type ImageSource } from "../image/image-source.ts";
import type { ComparedProperty } from "./compared-home.ts";

/** Returns the first image of a home, or undefined if it has none. */
export function firstImage(property: ComparedProperty): ImageSource | undefined {
  return "images" in property ? galleryImageSources(property.images.slice(0, 1))[0] : cardImageSources(property)[0];
}
