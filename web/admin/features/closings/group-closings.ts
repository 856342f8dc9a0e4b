import type { Closing } from "#contract/admin/closings.ts";
import { formatDate } from "#web/lib/format/format-values.ts";

/** The numbers of some closings. The means are to one decimal; the days are those of the middle home. */
export interface ClosingFigures {
  let: number;
  sold: number;
  days: number;
  enquiries: number;
  viewings: number;
}

export interface ClosingGroup extends ClosingFigures {
  key: string;
  label: string;
}

export function toFigures(closings: readonly Closing[]): ClosingFigures {
  const lets = closings.filter(({ kind }) => kind === "rent").length;
  const mean = (name: "enquiries" | "viewings") =>
    closings.length > 0 ? closings.reduce((sum, one) => sum + one[name], 0) / closings.length : 0;
  const days = closings.map((one) => one.days).sort((one, other) => one - other);
  const middle = [days[(days.length - 1) >> 1] ?? 0, days[days.length >> 1] ?? 0] as const;
  return {
    let: lets,
    sold: closings.length - lets,
    days: Math.round((middle[0] + middle[1]) / 2),
    enquiries: mean("enquiries"),
    viewings: mean("viewings"),
  };
}

/** Returns the groups with the most homes first. */
export function groupClosings(
  closings: readonly Closing[],
  toGroup: (closing: Closing) => Pick<ClosingGroup, "key" | "label">,
): ClosingGroup[] {
  const labels = new Map(closings.map((closing) => [toGroup(closing).key, toGroup(closing).label]));
  const groups = [...labels].map(([key, label]) => ({
    ...{ key, label },
    ...toFigures(closings.filter((closing) => toGroup(closing).key === key)),
  }));
  return groups.sort((one, other) => countOf(other) - countOf(one) || one.label.localeCompare(other.label));
}

/** Returns the single group of all homes, if it has a name. */
const findOnly = ([only, ...others]: readonly ClosingGroup[]) => (others.length === 0 && only?.key ? only : undefined);

/** Returns the month, the area and the owner that all homes have in common as a sentence; empty if there are none. */
export function describeCommon(
  months: readonly ClosingGroup[],
  areas: readonly ClosingGroup[],
  owners: readonly ClosingGroup[],
): string {
  const [month, area, owner] = [findOnly(months), findOnly(areas), findOnly(owners)];
  const common = [area && `in ${area.label}`, owner && `of ${owner.label}`].filter(Boolean).join(", ");
  if (!month) return common && `All ${common}.`;
  const rest = common && `, ${countOf(month) > 1 ? "all " : ""}${common}`;
  return `${describeCount(month)} in ${month.label}${rest}.`;
}

export const countOf = ({ let: lets, sold }: ClosingFigures): number => lets + sold;

/** Returns how many were let and how many sold: "2 let, 1 sold". */
export function describeCount({ let: lets, sold }: ClosingFigures): string {
  if (lets + sold === 0) return "—";
  return [lets > 0 && `${lets} let`, sold > 0 && `${sold} sold`].filter(Boolean).join(", ");
}

/** Formats a mean to one decimal: "6", "2.5". */
export const formatMean = (mean: number): string => String(Math.round(mean * 10) / 10);

export const byArea = ({ area }: Closing) => ({ key: area ?? "", label: area ?? "Without an area" });
export const byOwner = ({ owner }: Closing) => ({
  key: owner?.id ?? "",
  label: owner ? owner.name || "Unknown" : "Without an owner",
});

/** Returns the months of a period in order, from the first in which something was closed. */
export function listMonths(closings: readonly Closing[], from: string, to: string): ClosingGroup[] {
  const months: ClosingGroup[] = [];
  for (let month = from.slice(0, 7); month <= to.slice(0, 7); month = nextMonth(month)) {
    const label = formatDate(`${month}-01`).replace(/^\d+ /, "");
    months.push({ key: month, label, ...toFigures(closings.filter((one) => one.closed_on.startsWith(month))) });
  }
  return months.slice(months.findIndex((month) => countOf(month) > 0));
}

function nextMonth(month: string): string {
  const [year = 0, number = 1] = month.split("-").map(Number);
  return number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, "0")}`;
}
