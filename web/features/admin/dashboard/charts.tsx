import type { Stats } from "#contract/admin/stats.ts";
import { services } from "#contract/services/services.ts";
import { DayChart } from "#web/ui/admin/day-chart.tsx";
import { ChartsSkeleton } from "./charts-skeleton.tsx";
import { TopListings } from "./top-listings.tsx";
import { useStats } from "./use-stats.ts";

const enquirySeries = services.map(({ slug, label }) => ({ key: slug, label }));

/** Charts of enquiries, calls, views and new listings in the last 30 days. */
export function Charts() {
  const { stats, error } = useStats();
  // The stat cards show the reason and a button to retry.
  if (!stats) return error === undefined ? <ChartsSkeleton /> : <p>The charts could not be loaded.</p>;
  const toDays = (countsOf: (day: Stats["days"][number]) => Record<string, number>) =>
    stats.days.map((day) => ({ date: day.date, counts: countsOf(day) }));
  return (
    <section aria-label="The last 30 days" className="charts">
      <DayChart
        title="Enquiries"
        emptyText="No enquiries in the last 30 days."
        days={toDays(({ inquiries }) => inquiries)}
        series={enquirySeries}
      />
      <DayChart
        title="Calls and WhatsApp"
        emptyText="No calls or WhatsApp chats from listings in the last 30 days."
        days={toDays(({ calls, whatsapp }) => ({ calls, whatsapp }))}
        series={[
          { key: "calls", label: "Calls" },
          { key: "whatsapp", label: "WhatsApp" },
        ]}
      />
      <DayChart
        title="Listing views"
        emptyText="No listing views in the last 30 days."
        days={toDays(({ views }) => ({ views }))}
        series={[{ key: "views", label: "Views" }]}
      />
      <DayChart
        title="New listings"
        emptyText="No new listings in the last 30 days."
        days={toDays(({ listings }) => ({ listings }))}
        series={[{ key: "listings", label: "Listings" }]}
      />
      <TopListings listings={stats.top_listings} />
    </section>
  );
}
