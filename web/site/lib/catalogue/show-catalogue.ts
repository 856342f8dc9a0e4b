import { catalogueEvent } from "#web/lib/catalogue/catalogue-mark.ts";

/** Shows what this phone holds of the homes, and what it offers to keep. */
export function showCatalogue(): void {
  document.documentElement.dataset.catalogue = "";
  dispatchEvent(new Event(catalogueEvent));
}
