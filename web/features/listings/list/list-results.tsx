import { ButtonLink } from "#web/ui/button.tsx";
import { Message } from "#web/ui/feedback/message.tsx";
import { CardGrid, CardGridSkeleton } from "../card/card-grid.tsx";
import type { ListPageConfig } from "../list-pages/list-page-config.ts";
import { buildListPath, hasFilters, type ListParams } from "../list-pages/list-params.ts";
import { ClearFiltersLink } from "../search/clear-filters-link.tsx";
import { ListOutage } from "./fallback/list-outage.tsx";
import { useListFailureViews } from "./fallback/use-list-failure-views.ts";
import { listMessages } from "./messages.ts";
import { Pager } from "./pager.tsx";
import type { usePropertyList } from "./use-property-list.ts";

interface ResultsProps {
  page: ListPageConfig;
  address: ListParams;
  results: ReturnType<typeof usePropertyList>;
}

/** The list in whatever state it is: loading, found, empty, out of service, refused. */
export function ListResults({ page, address, results }: ResultsProps) {
  const { list, isLoading, onward, isHopping, error, isOut, isRetrying, retry } = results;
  const views = useListFailureViews(error !== undefined && !list);
  const listings = list?.data.properties ?? [];
  if (isLoading && listings.length === 0 && !onward) return <CardGridSkeleton />;

  const outage = isOut && <ListOutage page={page} onRetry={retry} isRetrying={isRetrying} />;
  if (!list) {
    const Failure = isOut ? views?.FallbackList : views?.InvalidListUrl;
    return (
      <>
        {outage}
        {Failure && <Failure page={page} address={address} error={error} />}
      </>
    );
  }
  if (onward) {
    return (
      <Message
        title={isHopping ? "Nothing yet, looking further…" : "Nothing found so far"}
        actions={
          <>
            <ButtonLink to={buildListPath(page, { ...address, cursor: undefined, before: undefined, ...onward })}>
              Keep looking
            </ButtonLink>
            <ClearFiltersLink page={page} address={address} look="quiet" />
          </>
        }
      />
    );
  }
  const narrowed = hasFilters(address);
  return (
    <>
      {outage}
      {listings.length > 0 ? (
        <CardGrid listings={listings} isStale={isLoading} />
      ) : (
        <Message title={listMessages.empty} actions={narrowed && <ClearFiltersLink page={page} address={address} />}>
          {narrowed && "Try fewer filters, or another word for the place."}
        </Message>
      )}
      <Pager page={page} address={address} list={list} />
    </>
  );
}
