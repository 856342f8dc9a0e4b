import { useState } from "react";
import type { Stats } from "#contract/admin/stats.ts";
import { useVisibleEnquiryServices } from "#web/admin/features/shared/enquiries/use-visible-services.ts";
import { DayChart } from "#web/admin/ui/chart/day-chart.tsx";
import type { ChartSeries } from "#web/admin/ui/chart/day-counts.ts";
import { TabRow } from "#web/admin/ui/tab-row.tsx";
import { useIsWide } from "#web/admin/ui/use-is-wide.ts";
import { classNames } from "#web/lib/page/class-names.ts";
import { ChartsSkeleton, chartHeight, chartsClass } from "./charts-skeleton.tsx";
import { TopListings } from "./top-listings.tsx";
import { useStats } from "./use-stats.ts";

interface StatsChart {
  title: string;
  emptyText: string;
  getCounts: (day: Stats["days"][number]) => Record<string, number>;
  series: readonly ChartSeries[];
  isStacked?: boolean;
}

const enquiriesChart: Omit<StatsChart, "series"> = {
  title: "Enquiries",
  emptyText: "No enquiries in the last 30 days.",
  getCounts: ({ inquiries }) => inquiries,
  isStacked: false,
};

const otherCharts: readonly StatsChart[] = [
  {
    title: "Calls and WhatsApp",
    emptyText: "No calls or WhatsApp chats from listings in the last 30 days.",
    getCounts: ({ calls, whatsapp }) => ({ calls, whatsapp }),
    series: [
      { key: "calls", label: "Calls" },
      { key: "whatsapp", label: "WhatsApp" },
    ],
  },
  {
    title: "Listing views",
    emptyText: "No listing views in the last 30 days.",
    getCounts: ({ views }) => ({ views }),
    series: [{ key: "views", label: "Views" }],
  },
  {
    title: "New listings",
    emptyText: "No new listings in the last 30 days.",
    getCounts: ({ listings }) => ({ listings }),
    series: [{ key: "listings", label: "Listings" }],
  },
];

/** One chart at a time of the last 30 days: enquiries, calls, views or new listings. Beside it, the top listings. */
export function Charts() {
  const { stats, error } = useStats();
  const series = useVisibleEnquiryServices().map(({ slug, label }) => ({ key: slug, label }));
  const charts: readonly StatsChart[] = [{ ...enquiriesChart, series }, ...otherCharts];
  const [title, setTitle] = useState(enquiriesChart.title);
  const isWide = useIsWide();
  // The stat cards show the reason and a button to retry.
  if (!stats) return error === undefined ? <ChartsSkeleton /> : <p>The charts could not be loaded.</p>;
  const shown = charts.find((option) => option.title === title) ?? { ...enquiriesChart, series };
  const { getCounts, ...chart } = shown;
  return (
    <section aria-label="The last 30 days" className={chartsClass}>
      <div className={`lg:flex lg:flex-col ${chartHeight}`}>
        <fieldset>
          <legend className="sr-only">Chart</legend>
          <TabRow className="lg:gap-5">
            {charts.map((option) => (
              <button
                key={option.title}
                type="button"
                className={classNames(
                  "min-h-touch flex-none cursor-pointer border-b-3 text-1 font-bold",
                  // The row would cut off an outline outside of it.
                  "focus-visible:-outline-offset-3",
                  option.title === title ? "border-ocean text-ocean" : "border-transparent text-ink2",
                )}
                aria-pressed={option.title === title}
                onClick={() => setTitle(option.title)}
              >
                {option.title}
              </button>
            ))}
          </TabRow>
        </fieldset>
        <DayChart
          key={chart.title}
          height={isWide ? 300 : 240}
          {...chart}
          days={stats.days.map((day) => ({ date: day.date, counts: getCounts(day) }))}
        />
      </div>
      <TopListings listings={stats.top_listings} />
    </section>
  );
}
