import { type HeldCatalogue, readDocument } from "./answers/read-document.ts";
import { readStoredCatalogue, readStoredVersion } from "./catalogue-database.ts";

let held: HeldCatalogue | undefined;

/**
 * Returns the catalogue that this phone holds; undefined if it holds none that can be read. Another tab may have replaced
 * it, so the stored version is read each time.
 */
export async function readHeldCatalogue(): Promise<HeldCatalogue | undefined> {
  try {
    const version = await readStoredVersion();
    if (version !== held?.head.version) {
      held = await loadStored();
      const loaded = held;
      setTimeout(() => prepareInPauses(loaded));
    }
  } catch {
    // Storage is refused, or the document is of another format.
    held = undefined;
  }
  return held;
}

/** Prepares the rest between answers, so that the first search for words or in another order is as fast as later ones. */
function prepareInPauses(catalogue: HeldCatalogue | undefined): void {
  if (catalogue === held && catalogue?.prepared.prepareMore()) setTimeout(() => prepareInPauses(catalogue));
}

async function loadStored(): Promise<HeldCatalogue | undefined> {
  const stored = await readStoredCatalogue();
  return stored === undefined ? undefined : readDocument(stored);
}
