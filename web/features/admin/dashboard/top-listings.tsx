import { scaleLinear } from "@visx/scale";
import { Bar } from "@visx/shape";
import type { Stats } from "#contract/admin/stats.ts";
import { formatCount, joinParts } from "#web/lib/format/format-values.ts";
import { paths } from "#web/lib/page/paths.ts";
import { SeriesSwatch } from "#web/ui/admin/series-swatch.tsx";
import { Link } from "#web/ui/link.tsx";

/** The homes that visitors looked at most, with the calls and chats that came of it. */
export function TopListings({ listings }: { listings: Stats["top_listings"] }) {
  const taps = ({ calls, whatsapp }: Stats["top_listings"][number]) => calls + whatsapp;
  const most = Math.max(1, ...listings.map((listing) => Math.max(listing.views, taps(listing))));
  const length = scaleLinear<number>({ domain: [0, most], range: [0, 100] });
  return (
    <section aria-labelledby="top-title">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="top-title" className="text-3">
          Top listings
        </h2>
        <p className="flex items-center gap-2 text-1 text-ink2">
          <SeriesSwatch number={1} /> Views <SeriesSwatch number={3} /> Calls and WhatsApp
        </p>
      </div>
      {listings.length === 0 && <p className="text-ink2">No home has been looked at in the last 30 days.</p>}
      <ol className="top-listings">
        {listings.map((listing) => (
          <li key={listing.uuid}>
            <Link className="more min-w-0" to={paths.property(listing.uuid)}>
              <span className="truncate">{listing.title}</span>
            </Link>
            <div>
              <svg width="100%" height="14" aria-hidden="true">
                <Bar className="series-1" width={`${length(listing.views)}%`} height={8} />
                <Bar className="series-3" width={`${length(taps(listing))}%`} y={9} height={5} />
              </svg>
              <p className="truncate text-1 text-ink2">{inWords(listing)}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

function inWords({ views, calls, whatsapp }: Stats["top_listings"][number]): string {
  return joinParts([formatCount(views, "view"), formatCount(calls, "call"), `${whatsapp} WhatsApp`]);
}
