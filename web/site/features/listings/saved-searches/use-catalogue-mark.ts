import { useSyncExternalStore } from "react";
import { type CatalogueMark, catalogueEvent, readCatalogueMark } from "#web/lib/catalogue/catalogue-mark.ts";
import { subscribeTo } from "#web/lib/events/subscribe-to.ts";

/** The event `storage` comes from other tabs. */
const subscribe = subscribeTo(catalogueEvent, "storage");

let last: CatalogueMark | undefined;

/** Returns the same object until the mark changes, as useSyncExternalStore requires. */
function readMark(): CatalogueMark | undefined {
  const mark = readCatalogueMark();
  if (mark?.version !== last?.version || mark?.checkedAt !== last?.checkedAt) last = mark;
  return last;
}

/** Returns the mark of the catalogue on this phone, also when it changes in another tab. */
export const useCatalogueMark = (): CatalogueMark | undefined => useSyncExternalStore(subscribe, readMark);
