import { keepCatalogue } from "#web/lib/catalogue/catalogue-mark.ts";
import { renewCatalogue } from "./renew-catalogue.ts";

/**
 * Loads all homes onto this phone because the visitor asked for it, and asks the browser not to clear them.
 * @throws if they cannot be loaded or stored
 */
export async function keepOnPhone(): Promise<void> {
  await renewCatalogue(true);
  keepCatalogue();
  await navigator.storage?.persist?.().catch(() => false);
}
