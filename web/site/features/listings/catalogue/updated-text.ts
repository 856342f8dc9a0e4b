import type { CatalogueMark } from "#web/lib/catalogue/catalogue-mark.ts";
import { formatUpdated } from "#web/site/lib/format/format-updated.ts";

/** Returns `Updated today 9:14.`; the server's time if the phone's clock was set back since then. */
export const updatedText = ({ checkedAt, serverTime }: CatalogueMark, now: number): string =>
  `Updated ${formatUpdated(checkedAt > now ? serverTime : checkedAt, now)}.`;
