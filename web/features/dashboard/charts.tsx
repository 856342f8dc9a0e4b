import { useState } from "react";
import type { Stats } from "#contract/admin/stats.ts";
import { services } from "#contract/services/services.ts";
import { DayChart } from "#web/ui/admin/day-chart.tsx";
import type { ChartSeries } from "#web/ui/admin/day-counts.ts";
import { useIsWide } from "#web/ui/admin/use-is-wide.ts";
import { ChartsSkeleton } from "./charts-skeleton.tsx";
import { TopListings } from "./top-listings.tsx";
import { useStats } from "./use-stats.ts";

interface StatsChart {
  title: string;
  emptyText: string;
  countsOf: (day: Stats["days"][number]) => Record<string, number>;
  series: readonly ChartSeries[];
  isStacked?: boolean;
}

const enquiriesChart: StatsChart = {
  title: "Enquiries",
  emptyText: "No enquiries in the last 30 days.",
  countsOf: ({ inquiries }) => inquiries,
  series: services.map(({ slug, label }) => ({ key: slug, label })),
  isStacked: false,
};

const charts: readonly StatsChart[] = [
  enquiriesChart,
  {
    title: "Calls and WhatsApp",
    emptyText: "No calls or WhatsApp chats from listings in the last 30 days.",
    countsOf: ({ calls, whatsapp }) => ({ calls, whatsapp }),
    series: [
      { key: "calls", label: "Calls" },
      { key: "whatsapp", label: "WhatsApp" },
    ],
  },
  {
    title: "Listing views",
    emptyText: "No listing views in the last 30 days.",
    countsOf: ({ views }) => ({ views }),
    series: [{ key: "views", label: "Views" }],
  },
  {
    title: "New listings",
    emptyText: "No new listings in the last 30 days.",
    countsOf: ({ listings }) => ({ listings }),
    series: [{ key: "listings", label: "Listings" }],
  },
];

/** One chart at a time of the last 30 days: enquiries, calls, views or new listings. Beside it, the top listings. */
export function Charts() {
  const { stats, error } = useStats();
  const [shown, setShown] = useState(enquiriesChart);
  const isWide = useIsWide();
  // The stat cards show the reason and a button to retry.
  if (!stats) return error === undefined ? <ChartsSkeleton /> : <p>The charts could not be loaded.</p>;
  const { countsOf, ...chart } = shown;
  return (
    <section aria-label="The last 30 days" className="charts">
      <div>
        <fieldset className="chart-tabs">
          <legend className="sr-only">Chart</legend>
          {charts.map((option) => (
            <button key={option.title} type="button" aria-pressed={option === shown} onClick={() => setShown(option)}>
              {option.title}
            </button>
          ))}
        </fieldset>
        <DayChart
          key={chart.title}
          height={isWide ? 300 : 240}
          {...chart}
          days={stats.days.map((day) => ({ date: day.date, counts: countsOf(day) }))}
        />
      </div>
      <TopListings listings={stats.top_listings} />
    </section>
  );
}
