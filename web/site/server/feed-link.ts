import { filtersToParams } from "#shared/listings/property-filters.ts";
import { withQuery } from "#web/lib/page/paths.ts";
import { matchPage } from "#web/site/app/routes/route-table.ts";
import { readAreaAddress } from "#web/site/features/listings/area-pages/area-address.ts";
import { createAreaConfig } from "#web/site/features/listings/area-pages/area-config.ts";
import { findListPage } from "#web/site/features/listings/list-pages/find-list-page.ts";
import { parseListParams } from "#web/site/features/listings/list-pages/list-params.ts";

/** Returns the path of the RSS feed of a list page, with its filters; undefined for other pages. */
export function feedPath({ pathname, searchParams }: URL): string | undefined {
  const list = findListPage(pathname);
  if (list) {
    const { filters } = parseListParams(list, searchParams);
    return withQuery(`/feeds${list.path}.rss`, filtersToParams(filters));
  }
  const match = matchPage(pathname);
  if (!match?.route.path.includes("/:area")) return undefined;
  const { path, place } = createAreaConfig(readAreaAddress(pathname, match.params));
  return withQuery(`/feeds${path}.rss`, new URLSearchParams(place.query));
}
