import { useEffect, useState, useSyncExternalStore } from "react";
import type { ListingKind } from "#contract/listing-kinds.ts";
import { browserMeans } from "./browser-means.ts";
import { createPictureTray, type PictureTray, type StoredPicture } from "./picture-tray.ts";
import type { TrayView } from "./tray-picture.ts";

/** The pictures of a form for as long as it is open; those that wait for a connection go when it comes back. */
export function usePictureTray(
  form: string,
  kind: ListingKind,
  stored: readonly StoredPicture[],
): [PictureTray, TrayView] {
  const [tray] = useState(() => createPictureTray(form, stored, browserMeans(kind)));
  const view = useSyncExternalStore(tray.subscribe, tray.view);
  useEffect(() => {
    addEventListener("online", tray.retryAll);
    return () => {
      removeEventListener("online", tray.retryAll);
      tray.close();
    };
  }, [tray]);
  return [tray, view];
}
