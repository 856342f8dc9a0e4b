import { readCatalogueMark } from "#web/lib/catalogue/catalogue-mark.ts";
import { getDataSaver } from "#web/lib/data-saver/data-saver.ts";
import type { DataSaver } from "#web/lib/data-saver/data-savers.ts";
import { readFavourites } from "#web/lib/favourites/favourites-store.ts";
import { type Connection, isSavingData, readConnection } from "../data-saver/is-saving-data.ts";
import { hasSecondPage } from "../visits/has-second-page.ts";

interface Visit {
  isSecondPage: boolean;
  /** The visitor has saved a home, has installed the site, or holds the homes from an earlier visit. */
  isRegular: boolean;
}

/**
 * How much of the offline copy may load without being asked for. `pages`: the service worker, which keeps what the visitor
 * opens. `all`: also the code of all screens, all homes, and photos of saved and opened homes.
 */
type OfflineCopy = "none" | "pages" | "all";

const readVisit = (): Visit => ({
  isSecondPage: hasSecondPage(),
  isRegular:
    readFavourites().length > 0 ||
    readCatalogueMark() !== undefined ||
    matchMedia("(display-mode: standalone)").matches,
});

/** Nothing loads before a second page of the visit, except for regular visitors on a fast line. */
export function unaskedCopy(
  { isSecondPage, isRegular }: Visit = readVisit(),
  connection: Connection = readConnection(),
  saver: DataSaver | undefined = getDataSaver(),
): OfflineCopy {
  if (isSavingData(saver, connection)) return isSecondPage ? "pages" : "none";
  return isSecondPage || (isRegular && connection.effectiveType !== "3g") ? "all" : "none";
}
