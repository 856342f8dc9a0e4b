import { keepScroll } from "#web/lib/scroll.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { addressPath, type ListAddress } from "./list-address.ts";
import type { ListPage } from "./list-page.ts";

/** The whole list again, in the same order. */
export function ClearFilters({ page, address, look }: { page: ListPage; address: ListAddress; look?: "quiet" }) {
  const cleared: ListAddress = { sort: address.sort, filters: { property_type: [], city: [], area: [] } };
  return (
    <ButtonLink to={addressPath(page, cleared)} look={look} state={keepScroll}>
      {page.clear}
    </ButtonLink>
  );
}
