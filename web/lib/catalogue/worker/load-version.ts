import { applyChanges } from "#shared/catalogue/catalogue-changes.ts";
import { type Catalogue, toCatalogue } from "#shared/catalogue/catalogue-document.ts";
import { FaultyCatalogue } from "#shared/catalogue/document-parts.ts";
import { ApiError } from "../../api/api-error.ts";
import { readStoredCatalogue } from "./catalogue-database.ts";
import { fetchChanges, fetchVersion } from "./fetch-catalogue.ts";

/**
 * Returns a version of the catalogue: the stored one with its changes, or the whole document.
 * @throws ApiError, NetworkError or FaultyCatalogue
 */
export async function loadVersion(version: string, hasStored: boolean): Promise<Catalogue> {
  const changed = hasStored ? await loadChanges() : undefined;
  return changed?.version === version ? changed : fetchVersion(version);
}

/** Returns the stored catalogue with the changes since then; undefined if the whole document has to be loaded. */
async function loadChanges(): Promise<Catalogue | undefined> {
  try {
    const document = await readStoredCatalogue();
    const stored = document === undefined ? undefined : toCatalogue(document);
    return stored && applyChanges(stored, await fetchChanges(stored.version));
  } catch (error) {
    // The stored version is too old, was withdrawn, or is of another format.
    const isRefused = error instanceof ApiError && error.status < 500;
    if (isRefused || error instanceof FaultyCatalogue) return undefined;
    throw error;
  }
}
