import { Suspense, useEffect, useState } from "react";
import { readLoadTime } from "#web/lib/api/use-endpoint.ts";
import { hasSavedSearches } from "#web/lib/catalogue/saved-searches/stored-searches.ts";
import { hasChosenLiberianDollars } from "#web/lib/liberian-dollars/liberian-dollars.ts";
import { classNames } from "#web/lib/page/class-names.ts";
import type { Elements } from "#web/lib/page/elements.ts";
import { createLazyPart } from "#web/lib/page/lazy/lazy-part.tsx";
import { type PageHead, usePageHead } from "#web/lib/page/page-head.ts";
import { hasRows } from "#web/site/lib/rows/use-rows.ts";
import { CatalogueSlot } from "../catalogue/catalogue-slot.tsx";
import type { ListPageConfig } from "../list-pages/list-page-config.ts";
import { listKey } from "../list-pages/list-page-keys.ts";
import { hasFilters, type ListParams } from "../list-pages/list-params.ts";
import { useListParams } from "../list-pages/use-list-params.ts";
import { watchFiltersButton } from "../search/watch-filters-button.ts";
import { saveCachedList } from "./fallback/cached-list.ts";
import { ListResults } from "./list-results.tsx";
import { listMessages } from "./messages.ts";
import { ResultCount } from "./result-count.tsx";
import { TypedSearchLink } from "./typed-search-link.tsx";
import { usePropertyList } from "./use-property-list.ts";

/** Whether the tools are pressed, or prices of the filters in L$: the page from the server does not know it. */
const hasChoices = () => hasChosenLiberianDollars() || hasRows() || hasSavedSearches();

const controls = createLazyPart(
  () => import("./list-controls.part.tsx").then(({ ListControls }) => ListControls),
  hasChoices,
);
if (import.meta.env.SSR) await controls.preload();
const areaMap = createLazyPart(() => import("../area-map/list-area-map.tsx").then(({ ListAreaMap }) => ListAreaMap));

/** On a phone the tools are at the end of the line with the number of homes, or with the breadcrumbs of a place. */
const headClass = classNames(
  "flex flex-wrap items-center justify-between gap-x-2 max-lg:pt-2.25",
  "lg:items-end lg:justify-start lg:gap-x-6",
);
/** Their targets reach beyond the line, because the first screen of a phone shows homes. */
const toolsClass = "-mx-1.5 flex max-lg:order-1 max-lg:-my-2 sm:-mr-3 sm:ml-0 lg:ml-auto";

interface ListScreenProps {
  config: ListPageConfig;
  /** By default the title and the description of `config`. */
  head?: PageHead;
  /** Instead of the heading. */
  intro?: Elements;
  /** Extra content below the list. */
  summary?: (params: ListParams) => Elements;
}

/** A page that lists properties: controls, result count and results. */
export function ListScreen({ config, head = config, intro, summary }: ListScreenProps) {
  usePageHead(head);
  useEffect(watchFiltersButton, []);
  const { params, setParams } = useListParams(config);
  const results = usePropertyList(config, params);
  const { list, isLoading, nextPosition, isSearchingFurther, error } = results;
  const [isMapOpen, setMapOpen] = useState(false);
  const hasChips = config.name === "all" || (!config.place && hasFilters(params));
  const isEmpty = list?.data.properties.length === 0 && !nextPosition;
  const controlProps = {
    config,
    params,
    setParams,
    isEmpty,
    isMapOpen,
    onMapToggle: () => setMapOpen((isOpen) => !isOpen),
  };

  useEffect(() => {
    if (!list || isLoading || params.cursor || params.before) return;
    const loadedAt = readLoadTime(listKey(config, params));
    saveCachedList(config.name, list.data.properties, !hasFilters(params), loadedAt);
  }, [config, params, list, isLoading]);

  const getStatus = () => {
    if (!list) return error ? "" : "Loading properties…";
    if (nextPosition) return isSearchingFurther ? listMessages.searchingFurther : listMessages.nothingSoFar;
    return isLoading ? "Searching…" : <ResultCount list={list} />;
  };
  return (
    <div className="wrap pb-12 lg:pt-6">
      <div className={headClass}>
        {intro ?? <h1 className="max-lg:w-full">{config.title}</h1>}
        {/* The message of an empty list and the sentence of a place say it on the screen. */}
        <p role="status" className={isEmpty || intro ? "sr-only" : "leading-7 whitespace-nowrap lg:pb-1.5"}>
          {getStatus()}
        </p>
        {!isEmpty && (
          <div className={toolsClass}>
            <Suspense fallback={<div className="min-h-touch" />}>
              <controls.Part section="tools" {...controlProps} />
            </Suspense>
          </div>
        )}
      </div>
      <Suspense fallback={<div className={`list-bar ${hasChips ? "lg:min-h-33" : "lg:min-h-19"}`} />}>
        <controls.Part section="filters" {...controlProps} />
      </Suspense>
      {!isEmpty && <CatalogueSlot list="above" />}
      {params.typed && <TypedSearchLink config={config} typed={params.typed} />}
      {isMapOpen && !isEmpty && (
        <Suspense fallback={<div className="min-h-[130vw] lg:min-h-100" />}>
          <areaMap.Part config={config} params={params} />
        </Suspense>
      )}
      <ListResults config={config} params={params} results={results} summary={summary?.(params)} />
      <CatalogueSlot list={controlProps} />
    </div>
  );
}
