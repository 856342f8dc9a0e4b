import { useState } from "react";
import { type VisitedPage, visitedPages, type WebVital, webVitals } from "#contract/visits/visited-pages.ts";
import type { MeasuredVisits } from "#contract/visits/web-vitals.ts";
import { freshSwrConfig } from "#web/admin/lib/api/swr-configs.ts";
import { useEndpointData } from "#web/admin/lib/api/use-endpoint-data.ts";
import { FailedBlock } from "#web/admin/ui/failed-state.tsx";
import { endpointKey } from "#web/lib/api/endpoint-key.ts";
import { formatMonthDay } from "#web/lib/format/format-date-time.ts";
import { formatNumber } from "#web/lib/format/format-values.ts";
import { formatVital, pageLabels, rateVital, vitalLabel } from "./speed-texts.ts";

/** What three of four visits stayed below, by page, and by day for one page. */
export function SpeedTables() {
  const key = endpointKey("GET /web-vitals");
  const { data: response, error, mutate } = useEndpointData(key, freshSwrConfig);
  const [page, setPage] = useState<VisitedPage>("home");
  if (!response) {
    if (error === undefined) return <p role="status">Loading...</p>;
    return <FailedBlock title="The times could not be loaded" error={error} onRetry={() => mutate()} />;
  }
  const { pages, days } = response.data;
  if (days.length === 0) return <p className="text-ink2">No visits were measured in the last four weeks.</p>;
  return (
    <>
      <p className="mb-3 text-1 text-ink2">
        Three of four visits of the last four weeks were at least this fast. Measured on visitors' phones, without
        cookies.
      </p>
      <SpeedTable caption="By page" rows={pages.map((measured) => ({ name: pageLabels[measured.page], measured }))} />
      <label className="mt-6 mb-3 block max-w-[15rem]">
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

const cellClass = "text-left align-top max-[45em]:py-0.5 min-[45em]:py-2 min-[45em]:pr-4";
/** On a phone each value has a line of its own, with the name of its column. */
const valueClass = `max-[45em]:flex max-[45em]:justify-between max-[45em]:gap-4 max-[45em]:text-right max-[45em]:before:text-left max-[45em]:before:text-ink2 max-[45em]:before:content-[attr(data-label)] ${cellClass}`;

interface SpeedTableProps {
  caption: string;
  rows: { name: string; measured: MeasuredVisits }[];
  /** Whether to show what half of the visits and 95 of 100 stayed below, too. */
  withSpread?: boolean;
}

function SpeedTable({ caption, rows, withSpread = false }: SpeedTableProps) {
  if (rows.length === 0) return <p className="mt-3 text-ink2">No visits.</p>;
  return (
    <table className="w-full border-collapse min-[45em]:table-fixed">
      <caption className="sr-only">{caption}</caption>
      <thead className="max-[45em]:hidden">
        <tr>
          <td className="w-[7rem]" />
          {webVitals.map((vital) => (
            <th key={vital} scope="col" className={cellClass}>
              {vitalLabel(vital)}
            </th>
          ))}
          <th scope="col" className={`w-[5rem] ${cellClass}`}>
            Visits
          </th>
        </tr>
      </thead>
      <tbody className="max-[45em]:block">
        {rows.map(({ name, measured }) => (
          <tr key={name} className="border-t border-line max-[45em]:block max-[45em]:py-2">
            <th scope="row" className={`max-[45em]:block ${cellClass}`}>
              {name}
            </th>
            {webVitals.map((vital) => (
              <SpeedCell key={vital} vital={vital} measured={measured} withSpread={withSpread} />
            ))}
            <td data-label="Visits" className={valueClass}>
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
      <td data-label={vitalLabel(vital)} className={`text-ink2 ${valueClass}`}>
        —
      </td>
    );
  }
  const rating = rateVital(vital, values.p75);
  return (
    <td data-label={vitalLabel(vital)} className={valueClass}>
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
