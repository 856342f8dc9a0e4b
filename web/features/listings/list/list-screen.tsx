import { type ReactNode, Suspense, useEffect } from "react";
import { createLazyPart } from "#web/lib/page/lazy-part.tsx";
import { usePageHead } from "#web/lib/page/page-head.ts";
import type { ListPageConfig } from "../list-pages/list-page-config.ts";
import { hasFilters, type ListParams } from "../list-pages/list-params.ts";
import { useListParams } from "../list-pages/use-list-params.ts";
import { saveCachedList } from "./fallback/cached-list.ts";
import { formatResultCount } from "./format-result-count.ts";
import { ListResults } from "./list-results.tsx";
import { usePropertyList } from "./use-property-list.ts";

const controls = createLazyPart(() => import("./list-controls.tsx").then(({ ListControls }) => ListControls));
if (import.meta.env.SSR) await controls.preload();

interface ListScreenProps {
  page: ListPageConfig;
  /** What a page adds above the results, under the same filters. */
  summary?: (address: ListParams) => ReactNode;
}

/** A page that lists properties: its controls, what was found, and the results. */
export function ListScreen({ page, summary }: ListScreenProps) {
  usePageHead({ title: page.title, description: page.description });
  const { address, open } = useListParams(page);
  const results = usePropertyList(page, address);
  const { list, isLoading, onward, isHopping, error } = results;

  useEffect(() => {
    if (!list || isLoading || address.cursor || address.before) return;
    saveCachedList(page.name, list.data.properties, !hasFilters(address), Date.now());
  }, [page, address, list, isLoading]);

  const found = () => {
    if (!list) return error ? "" : "Loading properties…";
    if (onward) return isHopping ? "Looking further…" : "Nothing found so far";
    return isLoading ? "Looking…" : formatResultCount(list);
  };
  return (
    <div className="wrap pt-6 pb-12">
      <h1>{page.title}</h1>
      <Suspense fallback={<div className="mt-4 min-h-40" />}>
        <controls.Part part="filters" page={page} address={address} open={open} />
      </Suspense>
      {summary?.(address)}
      <div className="flex min-h-20 items-center justify-between gap-3 py-4">
        <p role="status">{found()}</p>
        <Suspense>
          <controls.Part part="sort" page={page} address={address} open={open} />
        </Suspense>
      </div>
      <ListResults page={page} address={address} results={results} />
    </div>
  );
}
