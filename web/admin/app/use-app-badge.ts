import { useEffect } from "react";

/** Shows the number of enquiries without a reply on the icon of the installed app, where the system has such badges. */
export function useAppBadge(count: number): void {
  useEffect(() => {
    void navigator.setAppBadge?.(count).catch(() => undefined);
  }, [count]);
}
