import { type Catalogue, type CatalogueHead, readCatalogue } from "#contract/catalogue/catalogue-document.ts";
import { type PreparedCatalogue, prepareCatalogue } from "#contract/catalogue/search/prepared-catalogue.ts";

/** The catalogue that this phone holds, ready to be searched. */
export interface HeldCatalogue {
  head: CatalogueHead;
  prepared: PreparedCatalogue;
}

/** Returns a stored document as searches need it. @throws FaultyCatalogue */
export function readDocument(stored: Catalogue): HeldCatalogue {
  const { columns: _, homes: __, ...head } = stored;
  return { head, prepared: prepareCatalogue(readCatalogue(stored)) };
}
