import { Link } from "react-router-dom";
import { adminPaths } from "#contract/site/admin-paths.ts";
import { useAdminListing } from "#web/admin/features/shared/listings/use-admin-listing.ts";
import { withQuery } from "#web/lib/page/paths.ts";
import { Button } from "#web/ui/button.tsx";

/** Names the listing that the shown enquiries are about. One that was deleted for good has no name. */
export function InboxListing({ uuid, onShowAll }: { uuid: string; onShowAll: () => void }) {
  const { listing } = useAdminListing(uuid);
  return (
    <div className="mt-4 flex flex-wrap items-center justify-between gap-x-4 rounded-m border-l-4 border-ocean bg-sand px-3 py-1">
      <p className="min-w-0 wrap-anywhere">
        Only enquiries about{" "}
        {listing ? (
          <Link
            className="inline-flex min-h-touch items-center"
            to={withQuery(adminPaths.listings, new URLSearchParams({ view: uuid }))}
          >
            {`${listing.reference}, ${listing.title}`}
          </Link>
        ) : (
          <span>one listing</span>
        )}
      </p>
      <Button look="quiet" className="-mx-3" onClick={onShowAll}>
        Show all enquiries
      </Button>
    </div>
  );
}
