import { useEffect, useRef } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { preserveScroll } from "./use-scroll-restoration.ts";

export interface SheetEntry {
  isOpen: boolean;
  open: () => void;
  close: () => void;
}

/**
 * A sheet with its own entry in the history, so that Back closes it. It stays open after a reload.
 * @param name distinguishes the sheets of a page
 */
export function useSheetEntry(name: string): SheetEntry {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const isOpen = state?.sheet === name;
  const canClose = useRef(false);
  useEffect(() => {
    canClose.current = isOpen;
  }, [isOpen]);
  return {
    isOpen,
    open: () => navigate(pathname + search, { state: { ...state, ...preserveScroll, sheet: name } }),
    close: () => {
      // Back takes a moment. A second press must not leave the page.
      if (canClose.current) navigate(-1);
      canClose.current = false;
    },
  };
}
