import { useContext } from "react";
import { PageHeadCollector } from "#web/lib/page/page-head.ts";
import { areaListPath } from "../list-pages/area-list-path.ts";
import type { ListPageConfig } from "../list-pages/list-page-config.ts";
import type { ListParams } from "../list-pages/list-params.ts";
import { useFacets } from "../search/use-facets.ts";

interface AreaCanonicalProps {
  config: ListPageConfig;
  params: ListParams;
}

/** Names the area page as the address of a list that an area page shows too. For the server only: it renders nothing. */
export function AreaCanonical({ config, params }: AreaCanonicalProps) {
  const collect = useContext(PageHeadCollector);
  const { facets } = useFacets(config, params);
  const canonical = areaListPath(config, params, facets);
  if (canonical) collect?.({ canonical });
  return null;
}
