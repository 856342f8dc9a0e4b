import { useEffect } from "react";
import { storageKeys } from "#web/lib/storage/storage-keys.ts";

function hasKeptToast(): boolean {
  try {
    return sessionStorage.getItem(storageKeys.toast) !== null;
  } catch {
    return false;
  }
}

/** Shows the toast that the admin area has kept for this document, such as that of a listing that was added. */
export function useKeptToast(): void {
  useEffect(() => {
    if (hasKeptToast())
      import("#web/ui/feedback/toast.tsx").then(({ mountToastRegion }) => mountToastRegion()).catch(() => undefined);
  }, []);
}
