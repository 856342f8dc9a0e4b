import "./compare-styles.ts";
import type { ReactNode } from "react";
import { useLiberianDollars } from "#web/lib/liberian-dollars/liberian-dollars.ts";
import { classNames } from "#web/lib/page/class-names.ts";
import { paths } from "#web/lib/page/paths.ts";
import { Icon } from "#web/ui/icons/icon.tsx";
import { Link } from "#web/ui/link.tsx";
import { CompareHeader } from "./compare-header.tsx";
import type { ComparedHome } from "./compared-home.ts";
import { amenityRows, type CompareRow, type CompareValue, factRows } from "./rows/compare-rows.ts";

/** Two to four homes side by side, one row for each fact. On a phone, two fill the window, and the others follow with a swipe. */
export function CompareTable({ homes }: { homes: readonly ComparedHome[] }) {
  const amenities = amenityRows(homes);
  const liberian = useLiberianDollars();
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls the region */}
      <section className="compare-scroll" aria-label="Comparison" tabIndex={0}>
        <table className="compare" data-homes={homes.length}>
          <thead>
            <CompareHeader homes={homes} />
          </thead>
          <tbody>
            {factRows(homes, liberian).map((row) => (
              <Row key={row.label} row={row} />
            ))}
          </tbody>
          {amenities.length > 0 && (
            <tbody>
              <tr>
                <th className="compare-group" scope="rowgroup" colSpan={homes.length + 1}>
                  <span>Amenities</span>
                </th>
              </tr>
              {amenities.map((row) => (
                <Row key={row.label} row={row} />
              ))}
            </tbody>
          )}
        </table>
      </section>
      <p className="mt-4 text-1 text-ink2">“–” means that the listing does not say.</p>
      <Link to={paths.favorites} className="more mt-2">
        Saved homes <Icon name="arrow" />
      </Link>
    </>
  );
}

function Row({ row: { label, note, values, isSame } }: { row: CompareRow }) {
  return (
    <tr className={classNames(isSame && "same", label === "Price" && "compare-price")}>
      <th scope="row">
        {label}
        {note && <small>{note}</small>}
      </th>
      {values.map((value, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a column is known by its place
        <td key={index} className={value === null ? "not-stated" : undefined}>
          {showValue(value)}
        </td>
      ))}
    </tr>
  );
}

function showValue(value: CompareValue): ReactNode {
  if (value === undefined) return null;
  if (value === null)
    return (
      <>
        <span aria-hidden="true">–</span>
        <span className="sr-only">Not stated</span>
      </>
    );
  if (value !== "Yes") return value;
  return (
    <>
      <Icon name="check" /> Yes
    </>
  );
}
