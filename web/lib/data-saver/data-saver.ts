import { useSyncExternalStore } from "react";
import { subscribeTo } from "#web/lib/events/subscribe-to.ts";
import { type DataSaver, dataSavers } from "./data-savers.ts";

/**
 * As `sizes` of an image: the browser loads its smallest version. Much less would round the natural width to 0, which
 * counts as a failure.
 */
export const smallestSize = "40px";

/** Dispatched when the visitor chooses how to save data. */
export const dataSaverEvent = "saver";

/** Returns how this page saves data; undefined if it does not. web/site/server/head-script.ts sets the attribute. */
export const getDataSaver = (): DataSaver | undefined =>
  dataSavers.find((saver) => saver === document.documentElement.dataset.saver);

const subscribe = subscribeTo(dataSaverEvent);

/** Returns how this page saves data; undefined if it does not, and on the server. */
export const useDataSaver = (): DataSaver | undefined => useSyncExternalStore(subscribe, getDataSaver, () => undefined);
