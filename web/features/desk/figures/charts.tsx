import { services } from "#contract/services.ts";
import type { Stats } from "#contract/stats.ts";
import { formatNumber } from "#web/lib/format.ts";
import { paths } from "#web/lib/paths.ts";
import { Link } from "#web/ui/link.tsx";
import { DayChart } from "#web/ui/staff/day-chart.tsx";
import { useStats } from "./use-stats.ts";

/** The last 30 days: what came in, and what visitors looked at. */
export function Charts() {
  const { stats } = useStats();
  if (!stats) return <div className="min-h-160 lg:min-h-96" aria-hidden="true" />;
  const { days } = stats;
  const dates = days.map(({ date }) => date);
  const values = (of: (day: Stats["days"][number]) => number | undefined) => days.map((day) => of(day) ?? 0);
  return (
    <section aria-label="The last 30 days" className="grid gap-6 sm:grid-cols-2">
      <DayChart
        title="Inquiries"
        dates={dates}
        series={services.map(({ slug, label }) => ({ label, values: values(({ inquiries }) => inquiries[slug]) }))}
      />
      <DayChart
        title="Calls and WhatsApp"
        dates={dates}
        series={[
          { label: "Calls", values: values(({ calls }) => calls) },
          { label: "WhatsApp", values: values(({ whatsapp }) => whatsapp) },
        ]}
      />
      <DayChart
        title="Homes looked at"
        dates={dates}
        series={[{ label: "Views", values: values(({ views }) => views) }]}
      />
      <DayChart
        title="New listings"
        dates={dates}
        series={[{ label: "Listings", values: values(({ listings }) => listings) }]}
      />
      {stats.top_listings.length > 0 && <TopListings listings={stats.top_listings} />}
    </section>
  );
}

function TopListings({ listings }: { listings: Stats["top_listings"] }) {
  return (
    <section aria-labelledby="top-title" className="sm:col-span-2">
      <h2 id="top-title" className="text-3">
        Top listings
      </h2>
      <ol className="mt-1 border-t border-line">
        {listings.slice(0, 5).map(({ uuid, title, views, calls, whatsapp }) => (
          <li key={uuid} className="flex flex-wrap justify-between gap-x-4 border-b border-line">
            <Link className="more min-w-0 whitespace-normal" to={paths.property(uuid)}>
              {title}
            </Link>
            <span className="py-2.5 text-1 text-ink2">
              {formatNumber(views)} views, {formatNumber(calls)} calls, {formatNumber(whatsapp)} WhatsApp
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
