import { useNavigate } from "react-router-dom";
import type { PropertyKind } from "#shared/listings/property-kinds.ts";
import { dashboardPath } from "#web/admin/features/shared/listings/dashboard-params.ts";
import { useRefreshListings } from "#web/admin/features/shared/listings/use-refresh-listings.ts";
import { paths } from "#web/lib/page/paths.ts";
import { ListingForm } from "./listing-form.tsx";
import type { ListingFormParts } from "./listing-form-parts.ts";

interface AddListingPageProps {
  kind: PropertyKind;
  title: string;
  parts: ListingFormParts;
}

/** Adds a listing and opens it: its public page, or for a draft its details among the drafts. */
export function AddListingPage({ kind, title, parts }: AddListingPageProps) {
  const navigate = useNavigate();
  const refresh = useRefreshListings();
  return (
    <div className="listing-page wrap pt-6 lg:pt-8">
      <h1 className="text-4">{title}</h1>
      <ListingForm
        kind={kind}
        parts={parts}
        onDone={(uuid, published) => {
          refresh();
          navigate(published ? paths.property(uuid) : dashboardPath({ show: kind, only: "drafts", view: uuid }));
        }}
        onLeave={(path) => navigate(path ?? dashboardPath({ show: kind }))}
      />
    </div>
  );
}
