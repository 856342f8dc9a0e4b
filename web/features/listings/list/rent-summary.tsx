import type { RentSummaryResponse } from "#contract/listings/property-responses.ts";
import { useEndpoint } from "#web/lib/api/use-endpoint.ts";
import { useLastDefined } from "#web/lib/api/use-last-defined.ts";
import { formatArea, formatMoney, formatNumber } from "#web/lib/format/format-values.ts";
import { rentSummaryKey } from "../list-pages/list-page-keys.ts";
import type { ListParams } from "../list-pages/list-params.ts";

const unknown = "—";

/** The averages in words; what is not known is a dash. */
function summaryFigures(answer: RentSummaryResponse | undefined): { label: string; value: string }[] {
  const { average_rent, average_bedrooms, average_area_sqft, available_now } = answer?.data ?? {};
  const shown = (value: number | null | undefined, write: (value: number) => string) =>
    value === null || value === undefined ? unknown : write(value);
  return [
    { label: "Average monthly rent", value: shown(average_rent, (rent) => formatMoney(Math.round(rent))) },
    { label: "Average bedrooms", value: shown(average_bedrooms, (rooms) => formatNumber(Math.round(rooms * 10) / 10)) },
    { label: "Average square feet", value: shown(average_area_sqft, (area) => formatArea(Math.round(area))) },
    {
      label: "Available now",
      value: shown(available_now, (count) => formatNumber(count) + (answer?.exact ? "" : "+")),
    },
  ];
}

/** What renting costs and gives under the page's filters. */
export function RentSummary({ address }: { address: ListParams }) {
  const { data: answer, error } = useEndpoint<RentSummaryResponse>(rentSummaryKey(address));
  const latest = useLastDefined(answer);
  const data = error ? answer : latest;
  return (
    <section aria-label="Rents at a glance" className="mt-4">
      <dl className="grid grid-cols-2 border-y border-line lg:grid-cols-4">
        {summaryFigures(data).map(({ label, value }) => (
          <div key={label} className="flex flex-col-reverse py-2 pr-2">
            <dt className="text-1 text-ink2">{label}</dt>
            <dd className="text-3 font-bold text-ocean">{value}</dd>
          </div>
        ))}
      </dl>
      {data && !data.exact && <p className="mt-1 text-1 text-ink2">Averages of the newest listings that fit.</p>}
    </section>
  );
}
