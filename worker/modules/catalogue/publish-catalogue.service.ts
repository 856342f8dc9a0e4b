import type { CataloguePointer } from "#shared/catalogue/catalogue-document.ts";
import { query } from "#worker/db/query.ts";
import { findCatalogueHomes } from "#worker/modules/properties/catalogue/catalogue-homes.repository.ts";
import { findPriceFigures } from "#worker/modules/properties/prices/price-figures.repository.ts";
import { readPointer, storeVersion } from "#worker/storage/catalogue-store.ts";
import type { Stores } from "#worker/storage/stores.ts";
import { buildCatalogue, computeVersion } from "./build-catalogue.ts";

/**
 * Writes the catalogue of all listed homes and makes it the current one, unless the current one is equal.
 * @returns the pointer to the current version
 * @throws StorageUnavailable
 */
export async function publishCatalogue({ db, images }: Stores, now: Date): Promise<CataloguePointer> {
  const [listed, prices] = await query(db, findCatalogueHomes(), findPriceFigures);
  const content = { ...listed, prices };
  const version = await computeVersion(content);
  const current = await readPointer(images);
  if (current?.version === version) return current;
  const { pointer, document } = buildCatalogue(content, version, now);
  await storeVersion(images, pointer, document, now);
  return pointer;
}
