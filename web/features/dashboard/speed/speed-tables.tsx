import { useState } from "react";
import { adminEndpoints } from "#contract/http/endpoints/admin-endpoints.ts";
import { type VisitedPage, visitedPages, type WebVital, webVitals } from "#contract/visits/visited-pages.ts";
import type { MeasuredVisits } from "#contract/visits/web-vitals.ts";
import { freshSwrConfig } from "#web/features/admin-shared/swr-configs.ts";
import { endpointKey } from "#web/lib/api/endpoint-key.ts";
import { useEndpointData } from "#web/lib/api/use-endpoint-data.ts";
import { formatMonthDay } from "#web/lib/format/format-date-time.ts";
import { formatNumber } from "#web/lib/format/format-values.ts";
import { formatVital, pageLabels, rateVital, vitalLabel } from "./speed-texts.ts";

/** What three of four visits stayed below, by page, and by day for one page. */
export function SpeedTables() {
  const key = endpointKey(adminEndpoints.getWebVitals);
  const { data: response, error } = useEndpointData(key, freshSwrConfig);
  const [page, setPage] = useState<VisitedPage>("home");
  if (!response) return <p role="status">{error === undefined ? "Loading..." : "The times could not be loaded."}</p>;
  const { pages, days } = response.data;
  if (days.length === 0) return <p className="text-ink2">No visits were measured in the last four weeks.</p>;
  return (
    <>
      <p className="mb-3 text-1 text-ink2">
        Three of four visits of the last four weeks were at least this fast. Measured on visitors' phones, without
        cookies.
      </p>
      <SpeedTable caption="By page" rows={pages.map((measured) => ({ name: pageLabels[measured.page], measured }))} />
      <label className="mt-6 mb-3 block max-w-60">
        <span className="block text-1 font-bold">Days of</span>
        <select className="in" value={page} onChange={({ target }) => setPage(target.value as VisitedPage)}>
          {visitedPages.map((name) => (
            <option key={name} value={name}>
              {pageLabels[name]}
            </option>
          ))}
        </select>
      </label>
      <SpeedTable
        caption={`${pageLabels[page]} by day`}
        withSpread
        rows={days
          .filter((day) => day.page === page)
          .map((measured) => ({ name: formatMonthDay(measured.date), measured }))}
      />
    </>
  );
}

interface SpeedTableProps {
  caption: string;
  rows: { name: string; measured: MeasuredVisits }[];
  /** Whether to show what half of the visits and 95 of 100 stayed below, too. */
  withSpread?: boolean;
}

function SpeedTable({ caption, rows, withSpread = false }: SpeedTableProps) {
  if (rows.length === 0) return <p className="mt-3 text-ink2">No visits.</p>;
  return (
    <table className="speed-table">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          <td />
          {webVitals.map((vital) => (
            <th key={vital} scope="col">
              {vitalLabel(vital)}
            </th>
          ))}
          <th scope="col">Visits</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, measured }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {webVitals.map((vital) => (
              <SpeedCell key={vital} vital={vital} measured={measured} withSpread={withSpread} />
            ))}
            <td data-label="Visits">
              {formatNumber(Math.max(...webVitals.map((vital) => measured[vital]?.visits ?? 0)))}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const ratingTexts = { good: "good", fair: "could be better", poor: "slow" };
const ratingColors = { good: "text-good", fair: "text-ink2", poor: "text-bad" };

interface SpeedCellProps {
  vital: WebVital;
  measured: MeasuredVisits;
  withSpread: boolean;
}

function SpeedCell({ vital, measured, withSpread }: SpeedCellProps) {
  const values = measured[vital];
  if (!values) {
    return (
      <td data-label={vitalLabel(vital)} className="text-ink2">
        —
      </td>
    );
  }
  const rating = rateVital(vital, values.p75);
  return (
    <td data-label={vitalLabel(vital)}>
      <span>
        <b>{formatVital(vital, values.p75)}</b>{" "}
        <span className={`text-1 ${ratingColors[rating]}`}>{ratingTexts[rating]}</span>
        {withSpread && (
          <span className="block text-1 text-ink2">
            {`half ${formatVital(vital, values.p50)}, 95 % ${formatVital(vital, values.p95)}`}
          </span>
        )}
      </span>
    </td>
  );
}
