import { useEndpoint } from "#web/lib/api/use-endpoint.ts";
import { preserveScroll } from "#web/lib/page/navigation/use-scroll-restoration.ts";
import { paths } from "#web/lib/page/paths.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { ExactText } from "#web/ui/exact-text.tsx";
import { Drawing } from "#web/ui/feedback/drawing.tsx";
import { Message } from "#web/ui/feedback/message.tsx";
import type { ListPageConfig } from "../../list-pages/list-page-config.ts";
import { nearestKey } from "../../list-pages/list-page-keys.ts";
import { hasFilters, type ListParams } from "../../list-pages/list-params.ts";
import { TellMe } from "../../saved-searches/tell-me.tsx";
import { ClearFiltersLink } from "../../search/clear-filters-link.tsx";
import { listMessages } from "../messages.ts";
import { AreasToTry } from "./areas-to-try.tsx";
import { describeEmptySearch } from "./describe-search.ts";
import { namesLiberianDollars } from "./names-liberian-dollars.ts";
import { NearestHomes } from "./nearest-homes.tsx";
import { toNearestLink } from "./nearest-link.ts";

const maxLinks = 5;

interface EmptyListProps {
  config: ListPageConfig;
  params: ListParams;
}

/** An empty list: what was searched, and the nearest searches that find something, with their counts. */
export function EmptyList({ config, params }: EmptyListProps) {
  const isFiltered = hasFilters(params);
  const { data, isLoading } = useEndpoint(isFiltered ? nearestKey(config, params) : null);
  if (!isFiltered)
    return (
      <Drawing name="search">
        <Message title={listMessages.empty} />
      </Drawing>
    );
  const { filters } = params;
  const searches = data?.data.searches ?? [];
  // The list without any filter has its own button.
  const links = searches
    .map((search) => toNearestLink(config, params, search))
    .filter(({ to }) => to !== config.path)
    .slice(0, maxLinks);
  return (
    <>
      <Drawing name="search">
        <Message title={listMessages.empty}>
          <p>
            <ExactText text={describeEmptySearch({ ...filters, kind: config.kind ?? filters.kind })} />
          </p>
          {namesLiberianDollars(filters.q ?? "") && (
            <p>Our prices are in US dollars, and no exchange rate is set. Search again with an amount in US dollars.</p>
          )}
          {links.length === 0 && !isLoading && (
            <p>{filters.q ? "Check the spelling, or try another area." : "Try fewer filters or another area."}</p>
          )}
          <div className="mt-5 grid gap-2 sm:flex sm:flex-wrap">
            <ClearFiltersLink config={config} params={params} />
            <TellMe config={config} params={params} />
            {links.length > 0 && (
              <ul aria-label="Nearest results" className="flex flex-wrap gap-2">
                {links.map(({ label, to }) => (
                  <li key={to} className="max-sm:grow">
                    <ButtonLink className="max-sm:w-full" look="outline" to={to} state={preserveScroll}>
                      <ExactText text={label} />
                    </ButtonLink>
                  </li>
                ))}
              </ul>
            )}
            <ButtonLink look="quiet" to={`${paths.contact}?service=real-estate`}>
              Ask us to find one
            </ButtonLink>
          </div>
          <AreasToTry config={config} params={params} />
        </Message>
      </Drawing>
      <NearestHomes filters={{ ...filters, kind: config.kind ?? filters.kind }} searches={searches} />
    </>
  );
}
