import { type ReactElement, useContext } from "react";
import { useLocation } from "react-router-dom";
import { PageHeadCollector } from "#web/lib/page/page-head.ts";
import { areaListPath } from "#web/site/features/listings/list-pages/area-list-path.ts";
import { findListPage } from "#web/site/features/listings/list-pages/find-list-page.ts";
import type { ListPageConfig } from "#web/site/features/listings/list-pages/list-page-config.ts";
import { parseListParams } from "#web/site/features/listings/list-pages/list-params.ts";
import { useFacets } from "#web/site/features/listings/search/use-facets.ts";

/**
 * Names the area page as the address of a list that it shows too. It is here, so that visitors do not load its code. It
 * has the page as its only child: beside the page it would change the ids that React gives to fields.
 */
export function AreaCanonical({ children }: { children: ReactElement }) {
  const config = findListPage(useLocation().pathname);
  return config?.kind ? <CanonicalOfList config={config}>{children}</CanonicalOfList> : children;
}

function CanonicalOfList({ config, children }: { config: ListPageConfig; children: ReactElement }) {
  const collect = useContext(PageHeadCollector);
  const params = parseListParams(config, new URLSearchParams(useLocation().search));
  const { facets } = useFacets(config, params);
  const canonical = areaListPath(config, params, facets);
  if (canonical) collect?.({ canonical });
  return children;
}
