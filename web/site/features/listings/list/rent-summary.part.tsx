import type { RentSummaryResponse } from "#contract/listings/property-responses.ts";
import { useEndpoint } from "#web/lib/api/use-endpoint.ts";
import { useLastDefined } from "#web/lib/api/use-last-defined.ts";
import { formatMoney, formatNumber } from "#web/lib/format/format-values.ts";
import { ExactText } from "#web/ui/exact-text.tsx";
import { LiberianPrice } from "#web/ui/liberian-dollars/liberian-price.tsx";
import { Stats } from "#web/ui/stats.tsx";
import { rentSummaryKey } from "../list-pages/list-page-keys.ts";
import type { ListParams } from "../list-pages/list-params.ts";

interface Stat {
  label: string;
  value: string;
  /** An amount in US dollars. */
  dollars?: number | null;
}

/** Returns the averages with their labels. Unknown values are a dash. */
function getSummaryStats(response: RentSummaryResponse | undefined): Stat[] {
  const { average_rent, average_bedrooms, average_area_sqft, available_now } = response?.data ?? {};
  const orDash = (value: number | null | undefined, format: (value: number) => string) =>
    value === null || value === undefined ? "—" : format(value);
  return [
    {
      label: "Average monthly rent",
      value: orDash(average_rent, (rent) => formatMoney(Math.round(rent))),
      dollars: average_rent,
    },
    {
      label: "Average bedrooms",
      value: orDash(average_bedrooms, (rooms) => formatNumber(Math.round(rooms * 10) / 10)),
    },
    { label: "Average square feet", value: orDash(average_area_sqft, (area) => formatNumber(Math.round(area))) },
    {
      label: "Available now",
      value: orDash(available_now, (count) => formatNumber(count) + (response?.exact ? "" : "+")),
    },
  ];
}

/** Averages of the rentals that match the page's filters. */
export function RentSummary({ params }: { params: ListParams }) {
  const { data, error } = useEndpoint(rentSummaryKey(params));
  const latest = useLastDefined(data);
  const summary = error ? data : latest;
  return (
    <section className="mt-12" aria-labelledby="rents">
      <h2 id="rents" className="mb-3">
        Rents at a glance
      </h2>
      <Stats
        className="border-t"
        look="figures"
        stats={getSummaryStats(summary).map(({ label, value, dollars }) => ({
          label,
          value: (
            <>
              <ExactText text={value} />
              {dollars && <LiberianPrice dollars={dollars} />}
            </>
          ),
        }))}
      />
      {summary && !summary.exact && <p className="mt-1 text-1 text-ink2">Averages of the newest matching listings.</p>}
    </section>
  );
}
