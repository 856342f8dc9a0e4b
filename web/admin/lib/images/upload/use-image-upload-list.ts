import { useEffect, useState, useSyncExternalStore } from "react";
import type { PropertyKind } from "#shared/listings/property-kinds.ts";
import type { ExistingImage } from "../form-image.ts";
import { browserCapabilities } from "./browser-capabilities.ts";
import type { ImageListState } from "./image-list-store.ts";
import { createImageUploadList, type ImageUploadList } from "./image-upload-list.ts";

/** Returns the images of a form while it is open. Uploads are retried when the connection is back. */
export function useImageUploadList(
  form: string,
  kind: PropertyKind,
  existing: readonly ExistingImage[],
): [ImageUploadList, ImageListState] {
  const [uploads] = useState(() => createImageUploadList(form, existing, browserCapabilities(kind)));
  const state = useSyncExternalStore(uploads.subscribe, uploads.getState);
  useEffect(() => {
    addEventListener("online", uploads.retryAll);
    return () => {
      removeEventListener("online", uploads.retryAll);
      uploads.close();
    };
  }, [uploads]);
  return [uploads, state];
}
