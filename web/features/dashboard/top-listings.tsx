import { scaleLinear } from "@visx/scale";
import { Bar } from "@visx/shape";
import type { Stats } from "#contract/admin/stats.ts";
import { formatNumber } from "#web/lib/format/format-values.ts";
import { paths } from "#web/lib/page/paths.ts";
import { Link } from "#web/ui/link.tsx";

type TopListing = Stats["top_listings"][number];

/** The most viewed listings, with a bar for their views. Calls are so few that a bar of the same scale would be invisible. */
export function TopListings({ listings }: { listings: readonly TopListing[] }) {
  const max = Math.max(1, ...listings.map(({ views }) => views));
  const toPercent = scaleLinear<number>({ domain: [0, max], range: [0, 100] });
  return (
    <section aria-labelledby="top-title">
      <div className="top-head">
        <h2 id="top-title" className="text-3">
          Top listings
        </h2>
        <p className="top-period">In 30 days</p>
        {listings.length > 0 && (
          <p className="top-counts" aria-hidden="true">
            {["Views", "Calls", "WhatsApp"].map((name) => (
              <span key={name}>{name}</span>
            ))}
          </p>
        )}
      </div>
      {listings.length === 0 && <p className="text-ink2">No listing views in the last 30 days.</p>}
      <ol className="top-listings">
        {listings.map((listing) => (
          <li key={listing.uuid}>
            <Link className="more max-w-full text-ink" to={paths.property(listing.uuid)}>
              <span className="truncate">{listing.title}</span>
            </Link>
            <div>
              <svg width="100%" height="8" aria-hidden="true">
                <Bar className="series-1" width={`${toPercent(listing.views)}%`} height={8} />
              </svg>
              <p className="top-counts">
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
