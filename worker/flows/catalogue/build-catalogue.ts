import {
  type CataloguePointer,
  catalogueFormat,
  maxCatalogueHomes,
  readCatalogue,
  toCatalogue,
  writeCatalogue,
} from "#contract/catalogue/catalogue-document.ts";
import type { CatalogueHome } from "#contract/catalogue/catalogue-home.ts";
import { sha256 } from "#contract/http/sha256.ts";
import type { PriceFigures } from "#shared/prices/price-figures.ts";
import type { ListedHomes } from "#worker/modules/properties/catalogue/catalogue-homes.repository.ts";
import { compress, decompress } from "./compress.ts";

/** Descriptions are in the catalogue if it has at most this size with them. A phone loads it over a slow line. */
const maxBytesWithDescriptions = 100_000;
/** A longer document never has that size when it is compressed, so it is not tried. */
const maxTextWithDescriptions = 1_000_000;
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
  const { columns } = writeCatalogue(homes, createHead("", total, new Date(0)));
  return (await sha256(JSON.stringify([catalogueFormat, total, columns, prices]))).slice(0, versionDigits);
}

/**
 * Returns the compressed catalogue of some homes, with descriptions if they fit.
 * @throws FaultyCatalogue if it could not be read again: then the last version stays the current one
 */
export function buildCatalogue({ homes, total, prices }: CatalogueContent, version: string, now: Date): BuiltCatalogue {
  const head = createHead(version, total, now);
  const full = JSON.stringify(writeCatalogue(homes, head, prices));
  const document = full.length <= maxTextWithDescriptions ? compress(full) : undefined;
  if (document && document.length <= maxBytesWithDescriptions) return toBuilt(document);
  return toBuilt(
    compress(
      JSON.stringify(writeCatalogue(homes.map(withoutDescription), { ...head, has_descriptions: false }, prices)),
    ),
  );
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

function toBuilt(document: Uint8Array<ArrayBuffer>): BuiltCatalogue {
  const written = toCatalogue(JSON.parse(decompress(document)));
  readCatalogue(written);
  const { columns: _, prices: __, ...head } = written;
  return { pointer: { ...head, bytes: document.length }, document };
}
