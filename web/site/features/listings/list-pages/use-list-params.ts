import { useCallback, useMemo } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { preserveScroll } from "#web/lib/page/navigation/use-scroll-restoration.ts";
import { readLatestParams } from "./latest-params.ts";
import type { ListPageConfig } from "./list-page-config.ts";
import { buildListPath, type ListParams, parseListParams } from "./list-params.ts";

/**
 * Navigates to the list with other params, so that Back returns to the current ones. The change starts from the latest
 * params, which may not be shown yet.
 */
export type SetListParams = (change: (latest: ListParams) => ListParams) => void;

/** Reads the list's params from the URL, or from the address of an area page, and returns a function that changes them. */
export function useListParams(config: ListPageConfig) {
  const location = useLocation();
  const search = config.place?.query ?? location.search;
  const navigate = useNavigate();
  const params = useMemo(() => parseListParams(config, new URLSearchParams(search)), [config, search]);
  const setParams = useCallback<SetListParams>(
    (change) => {
      const latest = readLatestParams(config, params);
      const path = buildListPath(config, change(latest));
      if (path !== buildListPath(config, latest)) navigate(path, { state: preserveScroll });
    },
    [config, params, navigate],
  );
  return { params, setParams };
}
