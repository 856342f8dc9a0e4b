import {
  type Catalogue,
  type CatalogueHead,
  type CataloguePointer,
  catalogueFormat,
  maxCatalogueHomes,
  toDocument,
} from "#shared/catalogue/catalogue-document.ts";
import type { CatalogueHome } from "#shared/catalogue/catalogue-home.ts";
import type { PriceFigures } from "#shared/prices/price-figures.ts";
import { sha256 } from "#shared/sha256.ts";
import type { ListedHomes } from "#worker/modules/properties/catalogue/catalogue-homes.repository.ts";
import { compress } from "./compress.ts";

/** Descriptions are in the catalogue if it has at most this size with them. A phone loads it over a slow line. */
const maxBytesWithDescriptions = 100_000;
/** More homes never have that size with descriptions, so it is not tried. */
const maxHomesWithDescriptions = 1500;
const versionDigits = 16;

/** What a catalogue is made of. */
export interface CatalogueContent extends ListedHomes {
  prices: PriceFigures | null;
}

export interface BuiltCatalogue {
  pointer: CataloguePointer;
  document: Uint8Array<ArrayBuffer>;
}

/** Returns the version of some homes. A change of the format gives another one, which withdraws the last. */
export async function computeVersion({ homes, total, prices }: CatalogueContent): Promise<string> {
  return (await sha256(JSON.stringify([catalogueFormat, total, homes, prices]))).slice(0, versionDigits);
}

/** Returns the compressed catalogue of some homes, with descriptions if they fit. */
export function buildCatalogue({ homes, total, prices }: CatalogueContent, version: string, now: Date): BuiltCatalogue {
  const head = createHead(version, total, now);
  const build = (catalogueHead: CatalogueHead, described: readonly CatalogueHome[]): BuiltCatalogue => {
    const catalogue: Catalogue = { ...catalogueHead, prices, homes: described };
    const document = compress(JSON.stringify(toDocument(catalogue)));
    return { pointer: { ...catalogueHead, homes: homes.length, bytes: document.length }, document };
  };
  const full = homes.length <= maxHomesWithDescriptions ? build(head, homes) : undefined;
  if (full && full.document.length <= maxBytesWithDescriptions) return full;
  return build({ ...head, has_descriptions: false }, homes.map(withoutDescription));
}

const createHead = (version: string, total: number, now: Date) => ({
  format: catalogueFormat,
  version,
  made_at: now.toISOString(),
  total_homes: total,
  complete: total <= maxCatalogueHomes,
  has_descriptions: true,
});

const withoutDescription = (home: CatalogueHome): CatalogueHome => ({ ...home, description: null });
