import type { CataloguePointer } from "#shared/catalogue/catalogue-document.ts";
import { readStoredVersion, saveStoredCatalogue } from "./catalogue-database.ts";
import { fetchPointer } from "./fetch-catalogue.ts";
import { loadVersion } from "./load-version.ts";
import { renewServices } from "./services/renew-services.ts";

/**
 * Makes the stored catalogue the one that the server's pointer names: a newer one, or an earlier one if a faulty version was
 * withdrawn. A version that cannot be read never replaces one that can.
 * @param mayLoadAll whether the whole document may load if this phone holds none
 * @returns the pointer with the server's time; undefined if the phone holds nothing
 * @throws ApiError, NetworkError, FaultyCatalogue, or DOMException if the phone stores nothing; what it held stays
 */
export async function renewStored(
  mayLoadAll: boolean,
): Promise<{ pointer: CataloguePointer; serverTime: number } | undefined> {
  const current = await fetchPointer();
  const { version } = current.pointer;
  const stored = await readStoredVersion();
  if (stored === undefined && !mayLoadAll) return undefined;
  if (stored !== version) await saveStoredCatalogue(await loadVersion(version, stored !== undefined));
  // Homes are what the catalogue is for: without courses and professionals it is complete too.
  await renewServices().catch(() => undefined);
  return current;
}
