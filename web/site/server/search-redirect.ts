import type { SearchRedirect } from "#contract/site/page-renderer.ts";
import { siteKey } from "#web/lib/page/site-context.ts";
import { findListPage } from "#web/site/features/listings/list-pages/find-list-page.ts";
import { placesKey } from "#web/site/features/listings/list-pages/list-page-keys.ts";
import { buildListPath, parseListParams } from "#web/site/features/listings/list-pages/list-params.ts";
import { typedSearchPath } from "#web/site/features/listings/search/typed-search-path.ts";

/** Returns how to understand the search of a list page; undefined for other pages and without a search. */
export function searchRedirect(url: URL): SearchRedirect | undefined {
  const config = findListPage(url.pathname.replace(/\/+$/, ""));
  if (!config || !url.searchParams.get("q")?.trim()) return undefined;
  const { filters, sort } = parseListParams(config, url.searchParams);
  return {
    placesKey,
    findPath(data) {
      const path = typedSearchPath(
        config,
        { filters, sort },
        data["/public/facets"],
        data[siteKey]?.data.site.exchange_rate?.lrd_per_usd,
      );
      return path === buildListPath(config, { filters, sort }) ? undefined : path;
    },
  };
}
