import { type DashboardParams, useDashboardParams } from "#web/admin/features/shared/listings/dashboard-params.ts";
import { formatNumber } from "#web/lib/format/format-values.ts";
import { classNames } from "#web/lib/page/class-names.ts";
import type { Elements } from "#web/lib/page/elements.ts";
import { preserveScroll } from "#web/lib/page/navigation/use-scroll-restoration.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { totalText } from "./total-text.ts";
import type { AdminListings } from "./use-admin-listings.ts";

interface ListingsPagerProps {
  params: DashboardParams;
  list: AdminListings;
  /** True while the list of new params loads: the cursors of this one do not fit them, so the links do nothing. */
  isOutdated: boolean;
  /** The choice of the page size, which is shown for a single page too. */
  children?: Elements;
}

/**
 * Leads to the previous and the next page, and says which listings this one shows. The scroll position stays, so that
 * the button stays under the finger.
 */
export function ListingsPager({ params, list, isOutdated, children }: ListingsPagerProps) {
  const { previous_cursor, next_cursor, offset, data } = list;
  const { pathTo } = useDashboardParams();
  const hasPages = Boolean(previous_cursor || next_cursor);
  if (!hasPages && !children) return null;
  const shown = data.properties.length;
  return (
    <nav aria-label="Pages" className="mt-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      {previous_cursor && (
        <ButtonLink
          look="outline"
          rel="prev"
          to={pathTo({ ...params, cursor: undefined, before: previous_cursor })}
          state={preserveScroll}
          aria-disabled={isOutdated || undefined}
        >
          Previous
        </ButtonLink>
      )}
      {hasPages && (
        <p className={classNames("text-1 text-ink2 tabular-nums", isOutdated && "invisible")}>
          {`${formatNumber(offset + 1)}–${formatNumber(offset + shown)} of ${totalText(list)}`}
        </p>
      )}
      {/* The page size is beside the number of listings. */}
      {children && <div className="mr-auto">{children}</div>}
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
