import { useEffect, useState } from "react";
import { readStored } from "#web/lib/storage/stored-value.ts";
import type { ImageSource } from "../image/image-source.ts";

const isImagePaths = (value: unknown): value is string[] =>
  Array.isArray(value) && value.length > 0 && value.every((path) => /^\/images\/[\w/.-]+$/.test(path));

/**
 * Returns the images stored in this browser for a property, which replace its own images. Accepts only paths under
 * /images/ of this site. Undefined until the page is hydrated, and if nothing is stored.
 */
export function useStoredImages(uuid: string): ImageSource[] | undefined {
  const [stored, setStored] = useState<ImageSource[]>();
  useEffect(() => {
    setStored(readStored(`property_images_${uuid}`, isImagePaths)?.map((src) => ({ src })));
  }, [uuid]);
  return stored;
}
