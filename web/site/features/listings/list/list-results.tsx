import { Suspense } from "react";
import type { Elements } from "#web/lib/page/elements.ts";
import { createLazyPart } from "#web/lib/page/lazy/lazy-part.tsx";
import { tellMeLabel, tellMeOfHomes } from "#web/lib/page/tell-me-path.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { Message } from "#web/ui/feedback/message.tsx";
import { CardGrid, CardGridSkeleton } from "../card/card-grid.tsx";
import type { ListPageConfig } from "../list-pages/list-page-config.ts";
import { buildListPath, type ListParams } from "../list-pages/list-params.ts";
import { ClearFiltersLink } from "../search/clear-filters-link.tsx";
import { ListOutage } from "./fallback/list-outage.tsx";
import { useListFailureViews } from "./fallback/use-list-failure-views.ts";
import { listMessages } from "./messages.ts";
import { Pager } from "./pager.tsx";
import type { usePropertyList } from "./use-property-list.ts";

// Loads at once: it shows homes that the server could not know before the list was empty.
const empty = createLazyPart(
  () => import("./empty/empty-list.part.tsx").then(({ EmptyList }) => EmptyList),
  () => true,
);
if (import.meta.env.SSR) await empty.preload();

interface ListResultsProps {
  config: ListPageConfig;
  params: ListParams;
  results: ReturnType<typeof usePropertyList>;
  /** Figures about the list, shown below it. */
  summary?: Elements;
}

/** The list in each of its states: loading, found, empty, outage, invalid URL. */
export function ListResults({ config, params, results, summary }: ListResultsProps) {
  const { list, shownKey, isLoading, nextPosition, isSearchingFurther, error, isOutage, isRetrying, retry } = results;
  const views = useListFailureViews(error !== undefined && !list);
  const properties = list?.data.properties ?? [];
  if (isLoading && properties.length === 0 && !nextPosition) return <CardGridSkeleton />;

  const outage = isOutage && <ListOutage config={config} onRetry={retry} isRetrying={isRetrying} />;
  if (!list) {
    const FailureView = isOutage ? views?.FallbackList : views?.InvalidListUrl;
    return (
      <>
        {outage}
        {FailureView && <FailureView config={config} params={params} error={error} />}
      </>
    );
  }
  if (nextPosition) {
    const { filters, sort } = params;
    return (
      <Message
        title={isSearchingFurther ? listMessages.searchingFurther : listMessages.nothingSoFar}
        actions={
          <>
            <ButtonLink to={buildListPath(config, { filters, sort, ...nextPosition })}>Search further</ButtonLink>
            <ClearFiltersLink config={config} params={params} look="quiet" />
          </>
        }
      />
    );
  }
  return (
    <>
      {outage}
      {properties.length > 0 ? (
        // Other results are new cards: cards that move to another place would count as shifts of the layout.
        <CardGrid key={shownKey} properties={properties} isStale={isLoading} />
      ) : (
        <Suspense>
          <empty.Part config={config} params={params} />
        </Suspense>
      )}
      <Pager config={config} params={params} list={list} isStale={isLoading} />
      {properties.length > 0 && (
        <ButtonLink
          className="mt-4 px-0"
          look="quiet"
          to={tellMeOfHomes({ ...params.filters, kind: config.kind ?? params.filters.kind })}
        >
          {tellMeLabel}
        </ButtonLink>
      )}
      {properties.length > 0 && summary}
    </>
  );
}
