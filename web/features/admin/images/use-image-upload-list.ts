import { useEffect, useState, useSyncExternalStore } from "react";
import type { PropertyKind } from "#contract/listings/property-kinds.ts";
import { browserCapabilities } from "./browser-capabilities.ts";
import type { ImageUploadListState } from "./form-image.ts";
import { createImageUploadList, type ExistingImage, type ImageUploadList } from "./image-upload-list.ts";

/** The pictures of a form for as long as it is open; those that wait for a connection go when it comes back. */
export function useImageUploadList(
  form: string,
  kind: PropertyKind,
  stored: readonly ExistingImage[],
): [ImageUploadList, ImageUploadListState] {
  const [tray] = useState(() => createImageUploadList(form, stored, browserCapabilities(kind)));
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
