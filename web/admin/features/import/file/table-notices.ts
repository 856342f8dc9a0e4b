import { formatCount, formatNumber } from "#web/lib/format/format-values.ts";
import { fieldOfName } from "../columns/column-names.ts";

/** Says which lines around the table are left out. */
export function lineNotices(above: number, totals: number): string[] {
  return [
    ...(above > 0
      ? [`${formatCount(above, "line")} above the column names ${above === 1 ? "is" : "are"} left out.`]
      : []),
    ...(totals > 0
      ? [
          `${formatNumber(totals)} ${totals === 1 ? "row looks like a sum and is" : "rows look like sums and are"} left out.`,
        ]
      : []),
  ];
}

/** Says which lines between the rows are left out. */
export function headingNotices(headings: number, repeats: number): string[] {
  const areLeftOut = (count: number) => `${count === 1 ? "is" : "are"} left out.`;
  return [
    ...(headings > 0
      ? [`${formatCount(headings, "row has", "rows have")} only one filled cell and ${areLeftOut(headings)}`]
      : []),
    ...(repeats > 0
      ? [`${formatCount(repeats, "row repeats", "rows repeat")} the column names and ${areLeftOut(repeats)}`]
      : []),
  ];
}

/** Warns if the first line is perhaps a listing. */
export function unknownNotices(names: string[]): string[] {
  if (names.some((name) => fieldOfName(name))) return [];
  return ["No column name is known here. If the first row is a listing, add a line of column names above it."];
}
