import { type CatalogueHead, toCatalogue } from "#shared/catalogue/catalogue-document.ts";
import { type PreparedCatalogue, prepareCatalogue } from "#shared/catalogue/search/prepared-catalogue.ts";
import type { PriceFigures } from "#shared/prices/price-figures.ts";

/** The catalogue that this phone holds, ready to be searched. */
export interface HeldCatalogue {
  head: CatalogueHead;
  prices: PriceFigures | null;
  prepared: PreparedCatalogue;
}

/** Returns a stored document as searches need it. @throws FaultyCatalogue */
export function readDocument(stored: unknown): HeldCatalogue {
  const { homes, prices, ...head } = toCatalogue(stored);
  return { head, prices, prepared: prepareCatalogue(homes) };
}
