import { type Catalogue, type CatalogueHead, readCatalogue } from "#contract/catalogue/catalogue-document.ts";
import { readPriceFigures } from "#contract/catalogue/price-figures-part.ts";
import { type PreparedCatalogue, prepareCatalogue } from "#contract/catalogue/search/prepared-catalogue.ts";
import type { PriceFigures } from "#shared/prices/price-figures.ts";

/** The catalogue that this phone holds, ready to be searched. */
export interface HeldCatalogue {
  head: CatalogueHead;
  prices: PriceFigures | null;
  prepared: PreparedCatalogue;
}

/** Returns a stored document as searches need it. @throws FaultyCatalogue */
export function readDocument(stored: Catalogue): HeldCatalogue {
  const { columns: _, homes: __, prices, ...head } = stored;
  return { head, prices: readPriceFigures(prices), prepared: prepareCatalogue(readCatalogue(stored)) };
}
