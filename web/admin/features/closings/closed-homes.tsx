import { Link } from "react-router-dom";
import type { Closing } from "#contract/admin/closings.ts";
import { formatCount, formatDate, formatPrice, joinParts } from "#web/lib/format/format-values.ts";
import { paths } from "#web/lib/page/paths.ts";

/** So many homes are listed. */
const shown = 10;

interface ClosedHomesProps {
  closings: readonly Closing[];
  /** What all of them have in common. */
  summary: string | undefined;
}

/** The homes that were let or sold last, with the day and the price. */
export function ClosedHomes({ closings, summary }: ClosedHomesProps) {
  const latest = [...closings].sort((one, other) => other.closed_on.localeCompare(one.closed_on)).slice(0, shown);
  return (
    <section aria-labelledby="closings-homes">
      <h2 id="closings-homes" className="text-3">
        {closings.length > shown ? "The latest homes" : "The homes"}
      </h2>
      {summary && <p className="text-1 text-ink2">{summary}</p>}
      <ul className="mt-2 border-t border-line">
        {latest.map(({ uuid, kind, title, reference, area, days, closed_on, closed_price }) => (
          <li
            key={`${uuid} ${closed_on}`}
            className="grid gap-x-4 border-line py-3 break-inside-avoid not-last:border-b sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center"
          >
            <span>
              <Link to={paths.property(uuid)} className="font-bold text-ink no-underline hover:underline">
                {title}
              </Link>{" "}
              <span className="block text-1 text-ink2">{joinParts([reference, area], " · ")}</span>
            </span>
            <span className="text-1 text-ink2 sm:text-right">
              <span>
                {joinParts(
                  [
                    `${kind === "rent" ? "Let" : "Sold"} on ${formatDate(closed_on)}`,
                    days > 0 && `after ${formatCount(days, "day")}`,
                  ],
                  " ",
                )}
              </span>
              {closed_price !== null && (
                <>
                  {" for "}
                  <b className="text-ink">{formatPrice(kind, closed_price)}</b>
                </>
              )}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
