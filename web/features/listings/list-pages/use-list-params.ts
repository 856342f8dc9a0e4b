import { useCallback, useMemo } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { keepScroll } from "#web/lib/page/use-scroll-restoration.ts";
import type { ListPage } from "./list-page-config.ts";
import { addressPath, type ListAddress, readAddress } from "./list-params.ts";

/** What the address says, and a way to change it: a filter pushes, typing replaces, so Back leads past the typing. */
export function useListAddress(page: ListPage) {
  const { search } = useLocation();
  const navigate = useNavigate();
  const address = useMemo(() => readAddress(page, new URLSearchParams(search)), [page, search]);
  const present = addressPath(page, address);
  const open = useCallback(
    (next: ListAddress, how?: "replace") => {
      const path = addressPath(page, next);
      if (path !== present) navigate(path, { replace: how === "replace", state: keepScroll });
    },
    [page, present, navigate],
  );
  return { address, open };
}
