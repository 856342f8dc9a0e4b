import { useState } from "react";
import { useLocation } from "react-router-dom";

/** A sheet of links. It closes when the location changes, and Back does not open it again. */
export function useMenuSheet() {
  const { key } = useLocation();
  const [openedAt, setOpenedAt] = useState<string>();
  if (openedAt !== undefined && openedAt !== key) setOpenedAt(undefined);
  return { isOpen: openedAt === key, open: () => setOpenedAt(key), close: () => setOpenedAt(undefined) };
}
