import { useEffect, useState, useSyncExternalStore } from "react";
import type { ListingKind } from "#contract/listings/property-kinds.ts";
import { browserMeans } from "./browser-capabilities.ts";
import type { TrayView } from "./form-image.ts";
import { createPictureTray, type PictureTray, type StoredPicture } from "./image-upload-list.ts";

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
