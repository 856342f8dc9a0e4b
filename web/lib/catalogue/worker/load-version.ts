import { applyChanges } from "#contract/catalogue/catalogue-changes.ts";
import { type Catalogue, FaultyCatalogue, readCatalogue } from "#contract/catalogue/catalogue-document.ts";
import { ApiError } from "../../api/api-error.ts";
import { readStoredCatalogue } from "./catalogue-database.ts";
import { fetchChanges, fetchVersion } from "./fetch-catalogue.ts";

/**
 * Returns a version of the catalogue: the stored one with its changes, or the whole document.
 * @throws ApiError, NetworkError or FaultyCatalogue
 */
export async function loadVersion(version: string, hasStored: boolean): Promise<Catalogue> {
  const changed = hasStored ? await loadChanges() : undefined;
  const catalogue = changed?.version === version ? changed : await fetchVersion(version);
  // Throws if it is faulty.
  readCatalogue(catalogue);
  return catalogue;
}

/** Returns the stored catalogue with the changes since then; undefined if the whole document has to be loaded. */
async function loadChanges(): Promise<Catalogue | undefined> {
  try {
    const stored = await readStoredCatalogue();
    if (!stored) return undefined;
    const changed = applyChanges(stored, await fetchChanges(stored.version));
    readCatalogue(changed);
    return changed;
  } catch (error) {
    // The stored version is too old, was withdrawn, or is of another format.
    const isRefused = error instanceof ApiError && error.status < 500;
    if (isRefused || error instanceof FaultyCatalogue) return undefined;
    throw error;
  }
}
