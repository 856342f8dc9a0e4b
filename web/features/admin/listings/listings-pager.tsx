import { type DashboardParams, useDashboardParams } from "#web/features/admin/dashboard/dashboard-params.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import type { AdminListings } from "./use-admin-listings.ts";

export function ListingsPager({ params, list }: { params: DashboardParams; list: AdminListings }) {
  const { previous_cursor, next_cursor } = list;
  const { pathTo } = useDashboardParams();
  if (!previous_cursor && !next_cursor) return null;
  return (
    <nav aria-label="Pages" className="mt-6 flex justify-between gap-2">
      {previous_cursor ? (
        <ButtonLink look="outline" rel="prev" to={pathTo({ ...params, cursor: undefined, before: previous_cursor })}>
          Previous
        </ButtonLink>
      ) : (
        <span />
      )}
      {next_cursor && (
        <ButtonLink look="outline" rel="next" to={pathTo({ ...params, before: undefined, cursor: next_cursor })}>
          Next
        </ButtonLink>
      )}
    </nav>
  );
}
