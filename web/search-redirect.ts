import type { FacetsResponse } from "#contract/listings/property-responses.ts";
import type { PageSite, SiteResponse } from "#contract/site/site-details.ts";
import { findListPage } from "#web/features/listings/list-pages/find-list-page.ts";
import { placesKey } from "#web/features/listings/list-pages/list-page-keys.ts";
import { buildListPath, parseListParams } from "#web/features/listings/list-pages/list-params.ts";
import { typedSearchPath } from "#web/features/listings/search/typed-search-path.ts";
import { siteKey } from "#web/lib/page/site-context.ts";

/** What the worker needs to understand the search in the URL of a list. */
export interface SearchRedirect {
  /** SWR key of the facets without filters, which name the areas and cities. */
  placesKey: string;
  /** Returns the path with the words as filters; undefined if the text contains no filters. */
  findPath(data: Record<string, unknown>): string | undefined;
}

/** Returns how to understand the search of a list page; undefined for other pages and without a search. */
export function searchRedirect(url: URL): SearchRedirect | undefined {
  const config = findListPage(url.pathname.replace(/\/+$/, ""));
  if (!config || !url.searchParams.get("q")?.trim()) return undefined;
  const { filters, sort } = parseListParams(config, url.searchParams);
  return {
    placesKey,
    findPath(data) {
      const site = data[siteKey] as SiteResponse<Partial<PageSite>> | undefined;
      const path = typedSearchPath(
        config,
        { filters, sort },
        data[placesKey] as FacetsResponse | undefined,
        site?.data.site.exchange_rate?.lrd_per_usd,
      );
      return path === buildListPath(config, { filters, sort }) ? undefined : path;
    },
  };
}
