import type { MouseEvent } from "react";
import { useNavigate } from "react-router-dom";
import { preserveScroll } from "#web/lib/page/navigation/use-scroll-restoration.ts";
import { readLatestParams, rebaseParams } from "./latest-params.ts";
import type { ListPageConfig } from "./list-page-config.ts";
import { buildListPath, type ListParams } from "./list-params.ts";

/** Returns a function that makes the props of a link to changed params. Its click keeps a change that is not shown yet. */
export function useFilterLinks(config: ListPageConfig, params: ListParams) {
  const navigate = useNavigate();
  return (changed: ListParams, target = config) => ({
    to: buildListPath(target, changed),
    state: preserveScroll,
    onClick: (event: MouseEvent) => {
      const latest = readLatestParams(config, params);
      // With a key, it opens in another tab or window.
      const hasKey = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
      if (hasKey || buildListPath(config, latest) === buildListPath(config, params)) return;
      event.preventDefault();
      navigate(buildListPath(target, rebaseParams(target, params, changed, latest)), { state: preserveScroll });
    },
  });
}
