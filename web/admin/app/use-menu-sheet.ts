import { useState } from "react";
import { useLocation } from "react-router-dom";

/** A sheet of links. It closes when the location changes. */
export function useMenuSheet() {
  const { key } = useLocation();
  const [openedAt, setOpenedAt] = useState<string>();
  return { isOpen: openedAt === key, open: () => setOpenedAt(key), close: () => setOpenedAt(undefined) };
}
