import type { AdminProperty } from "#contract/listings/admin-property.ts";
import { formatDate } from "#web/lib/format/format-values.ts";
import { LabelValueList } from "#web/site/features/listings/detail/label-value-list.tsx";
import { livingRows, unknownFacts } from "#web/site/features/listings/facts/living-rows.ts";
import { Button } from "#web/ui/button.tsx";
import { useListingActions } from "../use-listing-actions.tsx";

/** What is known about living in a home, who checked it last, and a button that says it is still true. */
export function LivingFacts({ listing }: { listing: AdminProperty }) {
  const { busy, confirmLiving } = useListingActions();
  const { uuid, living, living_checked_at, living_checked_by, deleted_at } = listing;
  const rows = livingRows(living);
  const unknown = unknownFacts(living).join(", ").toLowerCase();
  const by = living_checked_by ? ` by ${living_checked_by}` : "";
  return (
    <section aria-labelledby="living-title" className="mt-6 border-t border-line pt-4">
      <h3 id="living-title" className="text-2">
        Can I live there?
      </h3>
      {rows.length === 0 ? (
        <p className="text-ink2">Not checked yet. Edit the listing to add facts.</p>
      ) : (
        <>
          <LabelValueList rows={rows} />
          <div className="mt-2 flex flex-wrap items-center gap-x-3 text-1 text-ink2">
            <p>{living_checked_at ? `Checked ${formatDate(living_checked_at)}${by}.` : "Not checked yet."}</p>
            {!deleted_at && (
              <Button look="quiet" className="-mx-3" busy={busy.has(uuid)} onClick={() => confirmLiving(listing)}>
                Still true
              </Button>
            )}
          </div>
          {unknown && <p className="text-1 text-ink2">{`Not checked yet: ${unknown}.`}</p>}
        </>
      )}
    </section>
  );
}
