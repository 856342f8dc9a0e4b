import { useSyncExternalStore } from "react";
import { dataSaverEvent } from "#web/lib/data-saver/data-saver.ts";
import { subscribeTo } from "#web/lib/events/subscribe-to.ts";
import { applyRows, rowsKey } from "./apply-rows.ts";

/** Dispatched when the visitor chooses how lists look. */
const rowsEvent = "rows";

const subscribe = subscribeTo(rowsEvent, dataSaverEvent);

/** Returns whether lists of homes are compact rows. The head script sets the attribute. */
export const hasRows = () => "rows" in document.documentElement.dataset;

/** As `hasRows`, in components; false on the server. */
export const useRows = (): boolean => useSyncExternalStore(subscribe, hasRows, () => false);

/** Stores how lists of homes look in this browser, and applies it. */
export function chooseRows(isOn: boolean): void {
  const choice = isOn ? "on" : "off";
  try {
    localStorage.setItem(rowsKey, choice);
  } catch {
    // Without storage the choice is valid for this page only.
  }
  applyRows(choice);
  dispatchEvent(new Event(rowsEvent));
}
