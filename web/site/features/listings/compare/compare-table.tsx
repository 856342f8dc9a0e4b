import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { statusLabel } from "#shared/listings/status/status-label.ts";
import { useLiberianDollars } from "#web/lib/liberian-dollars/liberian-dollars.ts";
import { classNames } from "#web/lib/page/class-names.ts";
import { paths } from "#web/lib/page/paths.ts";
import { ExactText } from "#web/ui/exact-text.tsx";
import { Icon } from "#web/ui/icons/icon.tsx";
import { StateLabel } from "#web/ui/state-label.tsx";
import { CompareContact } from "./compare-contact.tsx";
import { CompareHeader } from "./compare-header.tsx";
import { type ComparedHome, withDetails } from "./compared-home.ts";
import "./compare.css";
import {
  amenityRows,
  availabilityLabel,
  type CompareRow,
  type CompareValue,
  factRows,
  sharedFacts,
} from "./rows/compare-rows.ts";
import { LazyCompareStrip } from "./strip/lazy-compare-strip.tsx";

const availableText = statusLabel("available");

const sameClass = classNames(
  "grid grid-cols-[repeat(auto-fit,minmax(8.5rem,1fr))] gap-x-3 border-t border-line py-3 font-bold",
  "sm:grid-cols-[8.25rem_minmax(0,1fr)] lg:grid-cols-[12.25rem_minmax(0,1fr)]",
);

/** Two to four homes side by side, one row for each fact in which they differ; below them, what they share. On a phone, two fill the window, and the others follow with a swipe. */
export function CompareTable({ homes }: { homes: readonly ComparedHome[] }) {
  const [price, ...facts] = factRows(homes, useLiberianDollars());
  const amenities = amenityRows(homes);
  const same = sharedFacts([...facts, ...amenities]);
  const differs = ({ isSame }: CompareRow) => !isSame;
  const differentAmenities = amenities.filter(differs);
  return (
    <>
      <div>
        {/* Another number of homes has other columns. */}
        <LazyCompareStrip key={homes.length} uuids={homes.map(({ uuid }) => uuid).join()} />
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls the region */}
        <section className="compare-scroll" aria-label="Comparison" tabIndex={0}>
          <table className="compare" data-homes={homes.length}>
            <thead>
              <CompareHeader homes={homes} />
            </thead>
            <tbody>
              {price && <Row row={price} className="compare-price" />}
              <ContactRow homes={homes} />
              {facts.filter(differs).map((row) => (
                <Row key={row.label} row={row} />
              ))}
            </tbody>
            {differentAmenities.length > 0 && (
              <tbody>
                <tr>
                  <th className="compare-group" scope="rowgroup" colSpan={homes.length + 1}>
                    <span>Amenities</span>
                  </th>
                </tr>
                {differentAmenities.map((row) => (
                  <Row key={row.label} row={row} />
                ))}
              </tbody>
            )}
          </table>
        </section>
      </div>
      {same.length > 0 && (
        <section className="mt-6" aria-labelledby="same">
          <h2 id="same" className="text-3">
            Same for all
          </h2>
          <dl className="compare-same mt-2 border-b border-line">
            {same.map(({ label, value }) => (
              <div key={label} className={sameClass}>
                <dt className="text-1 font-normal text-ink2">{label}</dt>
                <dd>{showValue(value)}</dd>
              </div>
            ))}
          </dl>
        </section>
      )}
      <Link to={paths.favorites} className="more mt-2">
        Saved homes <Icon name="arrow" />
      </Link>
    </>
  );
}

function ContactRow({ homes }: { homes: readonly ComparedHome[] }) {
  return (
    <tr className="compare-contact">
      <th scope="row">
        <span className="sr-only">Contact</span>
      </th>
      {homes.map(({ uuid, status, property }) => {
        const details = status === "listed" && withDetails(property);
        return <td key={uuid}>{details && <CompareContact property={details} />}</td>;
      })}
    </tr>
  );
}

function Row({ row: { label, note, values }, className }: { row: CompareRow; className?: string }) {
  return (
    <tr className={className}>
      <th scope="row">
        <span>{label}</span>
        {note && <small>{note}</small>}
      </th>
      {values.map((value, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a column is known by its place
        <td key={index} className={value === null ? "not-stated" : undefined}>
          {label === availabilityLabel && value && value !== availableText ? (
            <StateLabel tone="bad">{value}</StateLabel>
          ) : (
            showValue(value)
          )}
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
  if (value !== "Yes") return <ExactText text={value} />;
  return (
    <>
      <Icon name="check" />
      <span className="sr-only">Yes</span>
    </>
  );
}
