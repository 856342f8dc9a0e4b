import { binRetentionDays } from "#contract/admin/bin-retention.ts";
import { adminPaths } from "#contract/site/admin-paths.ts";
import { type DashboardParams, useDashboardParams } from "#web/admin/features/shared/listings/dashboard-params.ts";
import { EmptyState } from "#web/admin/ui/empty-state.tsx";
import { ButtonLink } from "#web/ui/button.tsx";
import { countListingFilters } from "./filters/listing-filters.tsx";

/** Says what it means that no listing is shown, and the way on. */
export function EmptyListings({ params }: { params: DashboardParams }) {
  const { pathTo } = useDashboardParams();
  const { show, only, q, unconfirmed, photos } = params;
  const filters = countListingFilters(params);
  const all = (
    <ButtonLink look="outline" to={pathTo({ show })}>
      Show all homes
    </ButtonLink>
  );
  if (q || filters > 1)
    return (
      <EmptyState title="No properties found" action={all}>
        {q ? `Nothing matches "${q}".` : "Choose fewer filters."}
      </EmptyState>
    );
  if (only === "bin")
    return (
      <EmptyState scene="gone" title="The bin is empty" action={all}>
        {`Deleted listings stay here for ${binRetentionDays} days and can be restored.`}
      </EmptyState>
    );
  if (unconfirmed)
    return (
      <EmptyState scene="saved" title="Every home is confirmed" action={all}>
        Visitors read when each was last confirmed.
      </EmptyState>
    );
  if (photos)
    return (
      <EmptyState scene="saved" title="Every home has photos" action={all}>
        New listings without photos appear here.
      </EmptyState>
    );
  if (filters > 0)
    return (
      <EmptyState title="No properties found" action={all}>
        Choose another filter.
      </EmptyState>
    );
  if (only === "archive")
    return (
      <EmptyState scene="gone" title="Nothing in the archive" action={all}>
        Homes that are let, sold or withdrawn, and that visitors no longer see, appear here.
      </EmptyState>
    );
  return (
    <EmptyState
      scene="saved"
      title={only === "drafts" ? "No drafts" : "No properties found"}
      action={
        <ButtonLink to={show === "rent" ? adminPaths.addRentProperty : adminPaths.addProperty}>Add a home</ButtonLink>
      }
    >
      {only === "drafts"
        ? "A listing that you save without publishing it waits here."
        : "Homes appear here, and on the site, as soon as you publish the first one."}
    </EmptyState>
  );
}
