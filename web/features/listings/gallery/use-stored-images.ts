import { useEffect, useState } from "react";
import { readStored } from "#web/lib/storage/stored-value.ts";
import type { ImageSource } from "../image/image-source.ts";

const isPaths = (value: unknown): value is string[] =>
  Array.isArray(value) && value.length > 0 && value.every((path) => /^\/images\/[\w/.-]+$/.test(path));

/**
 * The pictures this browser keeps for a listing under `property_images_{key}`, which stand before the listing's own
 * (ruling 33): only paths below /images/ of this site. Undefined until the page is hydrated, and when there are none.
 */
export function useStoredImages(uuid: string): ImageSource[] | undefined {
  const [stored, setStored] = useState<ImageSource[]>();
  useEffect(() => {
    setStored(readStored(`property_images_${uuid}`, isPaths)?.map((src) => ({ src })));
  }, [uuid]);
  return stored;
}
