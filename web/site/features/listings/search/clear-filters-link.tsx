import { noFilters } from "#shared/listings/property-filters.ts";
import { preserveScroll } from "#web/lib/page/navigation/use-scroll-restoration.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import type { ListPageConfig } from "../list-pages/list-page-config.ts";
import { buildListPath, type ListParams } from "../list-pages/list-params.ts";

interface ClearFiltersLinkProps {
  config: ListPageConfig;
  params: ListParams;
  look?: "quiet";
}

/** Links to the list without filters. Keeps the sort order. */
export function ClearFiltersLink({ config, params, look }: ClearFiltersLinkProps) {
  const path = buildListPath(config, { sort: params.sort, filters: noFilters });
  return (
    <ButtonLink to={path} look={look} state={preserveScroll}>
      {config.clearLabel}
    </ButtonLink>
  );
}
