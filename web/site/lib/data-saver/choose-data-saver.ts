import { dataSaverEvent } from "#web/lib/data-saver/data-saver.ts";
import { type DataSaver, dataSavers } from "#web/lib/data-saver/data-savers.ts";
import { registerServiceWorker } from "#web/lib/offline/register-service-worker.ts";
import { applyRows } from "../rows/apply-rows.ts";
import { dataSaverKey, loadStyles, saverStyles } from "./apply-data-saver.ts";
import { storeSavedChoice } from "./saved-choice.ts";

function apply(saver: DataSaver | undefined): void {
  if (saver) document.documentElement.dataset.saver = saver;
  else delete document.documentElement.dataset.saver;
  if (saver) loadStyles(saverStyles);
  try {
    applyRows();
  } catch {
    // Storage is blocked: lists stay as they are.
  }
  dispatchEvent(new Event(dataSaverEvent));
}

/**
 * Stores how to save data on this device and applies it; undefined: not at all, even if the browser asks for it. Photos
 * that have loaded stay as they are.
 */
export function chooseDataSaver(saver: DataSaver | undefined): void {
  try {
    localStorage.setItem(dataSaverKey, saver ?? "off");
  } catch {
    // Without storage the choice is valid for this page only.
  }
  // The service worker asks for small photos before the page can. In some private windows there are no caches: then the
  // first photo of a page may come in its usual size.
  storeSavedChoice(saver).then(
    () => saver && registerServiceWorker(),
    () => undefined,
  );
  apply(saver);
}

/** Follows the choice of other tabs. Returns a function that stops it. */
export function followDataSaver(): () => void {
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (key === dataSaverKey) apply(dataSavers.find((saver) => saver === newValue));
  };
  addEventListener("storage", onStorage);
  return () => removeEventListener("storage", onStorage);
}
