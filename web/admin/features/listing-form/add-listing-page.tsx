import { useNavigate, useSearchParams } from "react-router-dom";
import { adminPaths } from "#contract/site/admin-paths.ts";
import type { PropertyKind } from "#shared/listings/property-kinds.ts";
import { dashboardPath } from "#web/admin/features/shared/listings/dashboard-params.ts";
import { useAdminListing } from "#web/admin/features/shared/listings/use-admin-listing.ts";
import { useRefreshListings } from "#web/admin/features/shared/listings/use-refresh-listings.ts";
import { FailedState } from "#web/admin/ui/failed-state.tsx";
import { PageHead } from "#web/admin/ui/page-head.tsx";
import { paths } from "#web/lib/page/paths.ts";
import { SkeletonBar } from "#web/ui/feedback/skeleton-bar.tsx";
import { ListingForm } from "./listing-form.tsx";
import type { ListingFormParts } from "./listing-form-parts.ts";

interface AddListingPageProps {
  kind: PropertyKind;
  title: string;
  parts: ListingFormParts;
}

/**
 * Adds a listing and opens it: its public page, or for a draft its details among the drafts. `?copy=` names a listing that
 * the form starts like.
 */
export function AddListingPage({ kind, title, parts }: AddListingPageProps) {
  const navigate = useNavigate();
  const refresh = useRefreshListings();
  const [params] = useSearchParams();
  const copiedUuid = params.get("copy") ?? undefined;
  const { listing, error, retry } = useAdminListing(copiedUuid);
  const copied = listing?.kind === kind ? listing : undefined;
  const isReady = !copiedUuid || listing !== undefined;
  return (
    <div className="listing-page wrap pt-2 lg:pt-8">
      <PageHead
        title={title}
        back={{ label: "Listings", to: dashboardPath({ show: kind }, adminPaths.listings) }}
        lead={copied && `Like ${copied.reference}, without its photos, status and notes.`}
      />
      {!isReady && error === undefined && <SkeletonBar className="mt-4 h-96" />}
      {!isReady && error !== undefined && (
        <FailedState title="The listing could not be copied" error={error} onRetry={retry} />
      )}
      {isReady && (
        <ListingForm
          key={copied?.uuid}
          kind={kind}
          parts={parts}
          copied={copied}
          onDone={(uuid, published) => {
            refresh();
            navigate(published ? paths.property(uuid) : dashboardPath({ show: kind, only: "drafts", view: uuid }));
          }}
          onLeave={(path) => navigate(path ?? dashboardPath({ show: kind }))}
        />
      )}
    </div>
  );
}
