import { adminPaths } from "#contract/site/admin-paths.ts";
import { useAdminListing } from "#web/admin/features/shared/listings/use-admin-listing.ts";
import { errorText } from "#web/admin/lib/api/error-text.ts";
import { EmptyState } from "#web/admin/ui/empty-state.tsx";
import { paths } from "#web/lib/page/paths.ts";
import { freshPath } from "#web/lib/session/last-write.ts";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { SkeletonBar } from "#web/ui/feedback/skeleton-bar.tsx";
import { WindowCard } from "./window-card.tsx";

/** The window card of a listing as it will be printed, and a button for its brochure, which is its public page on paper. */
export function WindowCardPage({ uuid }: { uuid: string }) {
  const { listing, error } = useAdminListing(uuid);
  const toListings = (
    <ButtonLink look="outline" to={adminPaths.listings}>
      Back to listings
    </ButtonLink>
  );
  if (!listing) {
    if (!error) return <SkeletonBar className="wrap mt-6 h-64" />;
    return (
      <div className="wrap">
        <EmptyState scene="gone" headingLevel={1} title="Nothing to print" action={toListings} role="alert">
          {errorText(error)}
        </EmptyState>
      </div>
    );
  }
  if (!listing.published || listing.deleted_at)
    return (
      <div className="wrap">
        <EmptyState scene="saved" headingLevel={1} title="Publish it first" action={toListings}>
          The code on a card leads to the page of the home, which visitors cannot see yet.
        </EmptyState>
      </div>
    );
  return (
    <div className="wrap py-6">
      <div className="print:hidden">
        <h1 className="text-4">{`Print ${listing.reference}`}</h1>
        <p className="mt-2 max-w-[60ch] text-ink2">
          The card fits one A5 page, the brochure one A4 page. Both are readable in black and white.
        </p>
        <div className="my-4 flex flex-wrap gap-2">
          <Button onClick={() => print()}>Print window card (A5)</Button>
          <Button look="outline" onClick={() => printBrochure(uuid)}>
            Print brochure (A4)
          </Button>
          {toListings}
        </div>
      </div>
      <div className="overflow-x-auto print:overflow-visible">
        <WindowCard listing={listing} />
      </div>
    </div>
  );
}

/** Opens the public page, whose print styles are the brochure, and prints it as soon as it has its photos. */
function printBrochure(uuid: string): void {
  const page = open(freshPath(paths.property(uuid)));
  page?.addEventListener("load", () => page.print());
}
