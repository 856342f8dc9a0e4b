import type { CatalogueHead } from "#shared/catalogue/catalogue-document.ts";
import type { CatalogueMark } from "./catalogue-mark.ts";

/**
 * Returns when a catalogue was last the current one, in milliseconds of the phone's clock. A phone whose clock was set back
 * since then says the server's time.
 */
export function readCatalogueTime(
  head: Pick<CatalogueHead, "version" | "made_at">,
  mark: CatalogueMark | undefined,
  now: number,
): number {
  if (mark?.version !== head.version) return Date.parse(head.made_at);
  return mark.checkedAt > now ? mark.serverTime : mark.checkedAt;
}
