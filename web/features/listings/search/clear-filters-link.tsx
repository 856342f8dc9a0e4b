import { preserveScroll } from "#web/lib/page/use-scroll-restoration.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import type { ListPageConfig } from "../list-pages/list-page-config.ts";
import { buildListPath, type ListParams } from "../list-pages/list-params.ts";

/** The whole list again, in the same order. */
export function ClearFiltersLink({
  page,
  address,
  look,
}: {
  page: ListPageConfig;
  address: ListParams;
  look?: "quiet";
}) {
  const cleared: ListParams = { sort: address.sort, filters: { property_type: [], city: [], area: [] } };
  return (
    <ButtonLink to={buildListPath(page, cleared)} look={look} state={preserveScroll}>
      {page.clear}
    </ButtonLink>
  );
}
