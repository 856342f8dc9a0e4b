import type { Stats } from "#contract/admin/stats.ts";
import { services } from "#contract/services/services.ts";
import { DayChart } from "#web/ui/admin/day-chart.tsx";
import { ChartsSkeleton } from "./charts-skeleton.tsx";
import { TopListings } from "./top-listings.tsx";
import { useStats } from "./use-stats.ts";

const inquirySeries = services.map(({ slug, label }) => ({ key: slug, label }));

/** The last 30 days: what came in, and what visitors looked at. */
export function Charts() {
  const { stats, error } = useStats();
  // The cards above say what went wrong, and offer to try again.
  if (!stats) return error === undefined ? <ChartsSkeleton /> : <p>There are no charts without the figures.</p>;
  const by = (countsOf: (day: Stats["days"][number]) => Record<string, number>) =>
    stats.days.map((day) => ({ date: day.date, counts: countsOf(day) }));
  return (
    <section aria-label="The last 30 days" className="charts">
      <DayChart
        title="Inquiries"
        nothing="No inquiries in the last 30 days."
        days={by(({ inquiries }) => inquiries)}
        series={inquirySeries}
      />
      <DayChart
        title="Calls and WhatsApp"
        nothing="Nobody has called or written on WhatsApp from a listing in the last 30 days."
        days={by(({ calls, whatsapp }) => ({ calls, whatsapp }))}
        series={[
          { key: "calls", label: "Calls" },
          { key: "whatsapp", label: "WhatsApp" },
        ]}
      />
      <DayChart
        title="Homes looked at"
        nothing="No home has been looked at in the last 30 days."
        days={by(({ views }) => ({ views }))}
        series={[{ key: "views", label: "Views" }]}
      />
      <DayChart
        title="New listings"
        nothing="No listing was added in the last 30 days."
        days={by(({ listings }) => ({ listings }))}
        series={[{ key: "listings", label: "Listings" }]}
      />
      <TopListings listings={stats.top_listings} />
    </section>
  );
}
