import { useCallback, useMemo } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { preserveScroll } from "#web/lib/page/use-scroll-restoration.ts";
import type { ListPageConfig } from "./list-page-config.ts";
import { buildListPath, type ListParams, parseListParams } from "./list-params.ts";

/** What the address says, and a way to change it: a filter pushes, typing replaces, so Back leads past the typing. */
export function useListParams(page: ListPageConfig) {
  const { search } = useLocation();
  const navigate = useNavigate();
  const address = useMemo(() => parseListParams(page, new URLSearchParams(search)), [page, search]);
  const present = buildListPath(page, address);
  const open = useCallback(
    (next: ListParams, how?: "replace") => {
      const path = buildListPath(page, next);
      if (path !== present) navigate(path, { replace: how === "replace", state: preserveScroll });
    },
    [page, present, navigate],
  );
  return { address, open };
}
