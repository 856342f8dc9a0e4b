import { useEffect, useState } from "react";
import { readStored } from "#web/lib/storage/stored-value.ts";
import type { ImageSource } from "../image/image-source.ts";

const isList = (value: unknown): value is unknown[] => Array.isArray(value);

const isImagePath = (value: unknown): value is string =>
  typeof value === "string" && /^\/images\/[\w/.-]+$/.test(value) && !value.includes("..");

/**
 * Returns the images stored in this browser for a property, which replace its own images. Leaves out all but
 * paths under /images/ of this site. Undefined until the page is hydrated, and if nothing valid is stored.
 */
export function useStoredImages(uuid: string): ImageSource[] | undefined {
  const [stored, setStored] = useState<ImageSource[]>();
  useEffect(() => {
    const paths = new Set(readStored(`property_images_${uuid}`, isList)?.filter(isImagePath));
    setStored(paths.size > 0 ? [...paths].map((src) => ({ src })) : undefined);
  }, [uuid]);
  return stored;
}
