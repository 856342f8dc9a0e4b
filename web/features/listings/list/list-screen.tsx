import { type ReactNode, Suspense, useEffect } from "react";
import { createLazyPart } from "#web/lib/page/lazy-part.tsx";
import { usePageHead } from "#web/lib/page/page-head.ts";
import type { ListPageConfig } from "../list-pages/list-page-config.ts";
import { hasFilters, type ListParams } from "../list-pages/list-params.ts";
import { useListParams } from "../list-pages/use-list-params.ts";
import { saveCachedList } from "./fallback/cached-list.ts";
import { formatResultCount } from "./format-result-count.ts";
import { ListResults } from "./list-results.tsx";
import { listMessages } from "./messages.ts";
import { usePropertyList } from "./use-property-list.ts";

const controls = createLazyPart(() => import("./list-controls.tsx").then(({ ListControls }) => ListControls));
if (import.meta.env.SSR) await controls.preload();

interface ListScreenProps {
  config: ListPageConfig;
  /** Extra content above the results. */
  summary?: (params: ListParams) => ReactNode;
}

/** A page that lists properties: controls, result count and results. */
export function ListScreen({ config, summary }: ListScreenProps) {
  usePageHead({ title: config.title, description: config.description });
  const { params, setParams } = useListParams(config);
  const results = usePropertyList(config, params);
  const { list, isLoading, nextPosition, isSearchingFurther, error } = results;

  useEffect(() => {
    if (!list || isLoading || params.cursor || params.before) return;
    saveCachedList(config.name, list.data.properties, !hasFilters(params), Date.now());
  }, [config, params, list, isLoading]);

  const getStatus = () => {
    if (!list) return error ? "" : "Loading properties…";
    if (nextPosition) return isSearchingFurther ? listMessages.searchingFurther : listMessages.nothingSoFar;
    return isLoading ? "Searching…" : formatResultCount(list);
  };
  return (
    <div className="wrap pt-6 pb-12">
      <h1>{config.title}</h1>
      <Suspense fallback={<div className="mt-4 min-h-40" />}>
        <controls.Part section="filters" config={config} params={params} setParams={setParams} />
      </Suspense>
      {summary?.(params)}
      <div className="flex min-h-20 items-center justify-between gap-3 py-4">
        <p role="status">{getStatus()}</p>
        <Suspense>
          <controls.Part section="sort" config={config} params={params} setParams={setParams} />
        </Suspense>
      </div>
      <ListResults config={config} params={params} results={results} />
    </div>
  );
}
