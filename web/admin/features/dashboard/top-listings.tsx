import { scaleLinear } from "@visx/scale";
import { Bar } from "@visx/shape";
import { Link } from "react-router-dom";
import type { Stats } from "#contract/admin/stats.ts";
import { seriesColor } from "#web/admin/ui/chart/series-swatch.tsx";
import { formatNumber } from "#web/lib/format/format-values.ts";
import { classNames } from "#web/lib/page/class-names.ts";
import { paths } from "#web/lib/page/paths.ts";

type TopListing = Stats["top_listings"][number];

/** On a desktop one column for each number, named once. */
const countsClass = "text-1 text-ink2 sm:text-right lg:grid lg:grid-cols-[2.75rem_2.75rem_4.75rem]";

/** The most viewed listings, with a bar for their views. Calls are so few that a bar of the same scale would be invisible. */
export function TopListings({ listings }: { listings: readonly TopListing[] }) {
  const max = Math.max(1, ...listings.map(({ views }) => views));
  const toPercent = scaleLinear<number>({ domain: [0, max], range: [0, 100] });
  return (
    <section aria-labelledby="top-title">
      <div className="flex min-h-touch items-center gap-4 text-1 text-ink2">
        <h2 id="top-title" className="mr-auto text-3 text-ink lg:mr-0">
          Top listings
        </h2>
        <p className="lg:mr-auto">In 30 days</p>
        {listings.length > 0 && (
          <p className={`max-lg:hidden ${countsClass}`} aria-hidden="true">
            {["Views", "Calls", "WhatsApp"].map((name) => (
              <span key={name}>{name}</span>
            ))}
          </p>
        )}
      </div>
      {listings.length === 0 && <p className="text-ink2">No listing views in the last 30 days.</p>}
      <ol className="border-t border-line">
        {listings.map((listing) => (
          <li
            key={listing.uuid}
            className={classNames(
              "h-20 border-b border-line sm:grid sm:h-11 sm:grid-cols-2 sm:items-center sm:gap-10",
              "lg:grid-cols-[minmax(0,1fr)_auto] lg:gap-4",
            )}
          >
            <Link className="more max-w-full text-ink lg:text-1" to={paths.property(listing.uuid)}>
              <span className="truncate">{listing.title}</span>
            </Link>
            {/* The numbers are in one column, so all bars start at the same place. Columns of numbers need no bars. */}
            <div className="sm:grid sm:grid-cols-[minmax(0,1fr)_13.5rem] sm:items-center sm:gap-4 lg:block">
              <svg width="100%" height="8" aria-hidden="true" className="lg:hidden">
                <Bar className={seriesColor(1)} width={`${toPercent(listing.views)}%`} height={8} />
              </svg>
              <p className={countsClass}>
                <span>
                  <span>{formatNumber(listing.views)}</span>
                  <span className="lg:sr-only">{`${listing.views === 1 ? " view" : " views"}, `}</span>
                </span>
                <span>
                  <span>{formatNumber(listing.calls)}</span>
                  <span className="lg:sr-only">{`${listing.calls === 1 ? " call" : " calls"}, `}</span>
                </span>
                <span>
                  <span>{formatNumber(listing.whatsapp)}</span>
                  <span className="lg:sr-only"> WhatsApp</span>
                </span>
              </p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
