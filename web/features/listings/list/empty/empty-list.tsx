import type { NearestSearchesResponse } from "#contract/listings/nearest-search.ts";
import { useEndpoint } from "#web/lib/api/use-endpoint.ts";
import { preserveScroll } from "#web/lib/page/navigation/use-scroll-restoration.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { Drawing, Message } from "#web/ui/feedback/message.tsx";
import type { ListPageConfig } from "../../list-pages/list-page-config.ts";
import { nearestKey } from "../../list-pages/list-page-keys.ts";
import { hasFilters, type ListParams } from "../../list-pages/list-params.ts";
import { ClearFiltersLink } from "../../search/clear-filters-link.tsx";
import { listMessages } from "../messages.ts";
import { describeEmptySearch } from "./describe-search.ts";
import { toNearestLink } from "./nearest-link.ts";

const maxLinks = 5;

interface EmptyListProps {
  config: ListPageConfig;
  params: ListParams;
}

/** An empty list: what was searched, and the nearest searches that find something, with their counts. */
export function EmptyList({ config, params }: EmptyListProps) {
  const isFiltered = hasFilters(params);
  const { data, isLoading } = useEndpoint<NearestSearchesResponse>(isFiltered ? nearestKey(config, params) : null);
  if (!isFiltered)
    return (
      <Drawing name="search">
        <Message title={listMessages.empty} />
      </Drawing>
    );
  const searches = data?.data.searches.slice(0, maxLinks) ?? [];
  return (
    <Drawing name="search">
      <Message title={listMessages.empty}>
        <p>{describeEmptySearch({ ...params.filters, kind: config.kind ?? params.filters.kind })}</p>
        {searches.length === 0 && !isLoading && <p>{listMessages.emptyHint}</p>}
        <div className="mt-5">
          <ClearFiltersLink config={config} params={params} />
        </div>
        {(searches.length > 0 || isLoading) && (
          <ul aria-label="Nearest results" className="mt-2 flex min-h-12 flex-wrap gap-2">
            {searches.map((search) => {
              const { label, to } = toNearestLink(config, params, search);
              return (
                <li key={search.query}>
                  <ButtonLink look="outline" to={to} state={preserveScroll}>
                    {label}
                  </ButtonLink>
                </li>
              );
            })}
          </ul>
        )}
      </Message>
    </Drawing>
  );
}
