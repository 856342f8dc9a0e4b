import { type DashboardParams, useDashboardParams } from "#web/features/admin/dashboard/dashboard-params.ts";
import { preserveScroll } from "#web/lib/page/navigation/use-scroll-restoration.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import type { AdminListings } from "./use-admin-listings.ts";

interface ListingsPagerProps {
  params: DashboardParams;
  list: AdminListings;
  /** True while the list of new params loads: the cursors of this one do not fit them, so the links do nothing. */
  isOutdated: boolean;
}

/** Leads to the previous and the next page. The scroll position stays, so that the button stays under the finger. */
export function ListingsPager({ params, list, isOutdated }: ListingsPagerProps) {
  const { previous_cursor, next_cursor } = list;
  const { pathTo } = useDashboardParams();
  if (!previous_cursor && !next_cursor) return null;
  return (
    <nav aria-label="Pages" className="mt-6 flex justify-between gap-2">
      {previous_cursor ? (
        <ButtonLink
          look="outline"
          rel="prev"
          to={pathTo({ ...params, cursor: undefined, before: previous_cursor })}
          state={preserveScroll}
          aria-disabled={isOutdated || undefined}
        >
          Previous
        </ButtonLink>
      ) : (
        <span />
      )}
      {next_cursor && (
        <ButtonLink
          look="outline"
          rel="next"
          to={pathTo({ ...params, before: undefined, cursor: next_cursor })}
          state={preserveScroll}
          aria-disabled={isOutdated || undefined}
        >
          Next
        </ButtonLink>
      )}
    </nav>
  );
}
