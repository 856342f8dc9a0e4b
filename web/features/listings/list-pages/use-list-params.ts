import { useCallback, useMemo } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { preserveScroll } from "#web/lib/page/navigation/use-scroll-restoration.ts";
import type { ListPageConfig } from "./list-page-config.ts";
import { buildListPath, type ListParams, parseListParams } from "./list-params.ts";

/** Navigates to the list with other params, so that Back returns to the current ones. */
export type SetListParams = (next: ListParams) => void;

/** Reads the list's params from the URL, or from the address of an area page, and returns a function that changes them. */
export function useListParams(config: ListPageConfig) {
  const location = useLocation();
  const search = config.place?.query ?? location.search;
  const navigate = useNavigate();
  const params = useMemo(() => parseListParams(config, new URLSearchParams(search)), [config, search]);
  const currentPath = buildListPath(config, params);
  const setParams = useCallback<SetListParams>(
    (next) => {
      const path = buildListPath(config, next);
      if (path !== currentPath) navigate(path, { state: preserveScroll });
    },
    [config, currentPath, navigate],
  );
  return { params, setParams };
}
