import { createHash } from "node:crypto";
import { inParallel } from "./in-parallel.ts";
import { onNewConnection } from "./wait-until-served.ts";
import { whileServed } from "./while-served.ts";

/** Lists and single responses that depend on all rows. */
const lists = [
  "/api/v1/public/properties?limit=100",
  "/api/v1/public/properties?kind=buy&sort=price-low&limit=100",
  "/api/v1/public/properties?kind=rent&sort=price-high&limit=100",
  "/api/v1/public/properties?q=house",
  "/api/v1/public/facets",
  "/api/v1/public/rent/summary",
  "/api/v1/public/courses",
  "/api/v1/public/professionals",
  "/api/v1/site",
  "/",
  "/properties",
];
const imageUrls = /"(\/images\/[^"]+)"/g;

/** The SHA-256 of each response, with its status, by path. */
export interface SiteHashes {
  lists: Map<string, string>;
  listings: Map<string, string>;
  images: Map<string, string>;
}

/** Serves a state and requests the lists, and every given listing with all its images. */
export function hashSite(state: string, port: number, uuids: string[]): Promise<SiteHashes> {
  return whileServed(state, port, async (origin) => {
    const hashes: SiteHashes = { lists: new Map(), listings: new Map(), images: new Map() };
    const get = async (path: string, into: Map<string, string>): Promise<string> => {
      const response = await fetch(origin + path, { headers: onNewConnection });
      const bytes = Buffer.from(await response.arrayBuffer());
      into.set(path, `${response.status} ${createHash("sha256").update(bytes).digest("hex")}`);
      return bytes.toString();
    };
    for (const path of lists) await get(path, hashes.lists);
    await inParallel(uuids, async (uuid) => {
      const text = await get(`/api/v1/public/properties/${uuid}`, hashes.listings);
      for (const [, url] of text.matchAll(imageUrls)) if (url) await get(url, hashes.images);
    });
    return hashes;
  });
}

/** Returns the paths whose responses differ. */
export function findDifferences(original: Map<string, string>, restored: Map<string, string>): string[] {
  return [...new Set([...original.keys(), ...restored.keys()])].filter(
    (path) => original.get(path) !== restored.get(path),
  );
}
