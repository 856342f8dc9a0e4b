import { keepScroll } from "#web/lib/page/use-scroll-restoration.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import type { ListPage } from "../list-pages/list-page-config.ts";
import { addressPath, type ListAddress } from "../list-pages/list-params.ts";

/** The whole list again, in the same order. */
export function ClearFilters({ page, address, look }: { page: ListPage; address: ListAddress; look?: "quiet" }) {
  const cleared: ListAddress = { sort: address.sort, filters: { property_type: [], city: [], area: [] } };
  return (
    <ButtonLink to={addressPath(page, cleared)} look={look} state={keepScroll}>
      {page.clear}
    </ButtonLink>
  );
}
