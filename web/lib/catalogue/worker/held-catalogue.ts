import { type CatalogueHead, readCatalogue } from "#contract/catalogue/catalogue-document.ts";
import type { CatalogueHome } from "#contract/catalogue/catalogue-home.ts";
import { type PreparedHome, prepareCatalogue } from "#contract/catalogue/search/prepared-home.ts";
import { readStoredCatalogue, readStoredVersion } from "./catalogue-database.ts";

/** The catalogue that this phone holds, ready to be searched. */
export interface HeldCatalogue {
  head: CatalogueHead;
  homes: readonly CatalogueHome[];
  prepared: readonly PreparedHome[];
}

let held: HeldCatalogue | undefined;

/**
 * Returns the catalogue that this phone holds; undefined if it holds none that can be read. Another tab may have replaced
 * it, so the stored version is read each time.
 */
export async function readHeldCatalogue(): Promise<HeldCatalogue | undefined> {
  try {
    const version = await readStoredVersion();
    if (version !== held?.head.version) held = await loadStored();
  } catch {
    // Storage is refused, or the document is of another format.
    held = undefined;
  }
  return held;
}

async function loadStored(): Promise<HeldCatalogue | undefined> {
  const stored = await readStoredCatalogue();
  if (!stored) return undefined;
  const { columns: _, homes: __, ...head } = stored;
  const homes = readCatalogue(stored);
  return { head, homes, prepared: prepareCatalogue(homes) };
}
