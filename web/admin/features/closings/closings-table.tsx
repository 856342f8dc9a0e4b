import { Link } from "react-router-dom";
import { formatNumber } from "#web/lib/format/format-values.ts";
import { type ClosingGroup, countOf, formatMean } from "./group-closings.ts";

const cellClass = "py-2 pl-2 text-right whitespace-nowrap tabular-nums";
/** On a wide screen the columns of all tables have the same places. */
const headClass = "py-2 pl-2 text-right align-bottom text-1 font-bold text-ink2 sm:w-[15%]";

const columns = [
  ["Homes", countOf, formatNumber],
  ["Days", ({ days }: ClosingGroup) => days, formatNumber],
  ["Enquiries", ({ enquiries }: ClosingGroup) => enquiries, formatMean],
  ["Viewings", ({ viewings }: ClosingGroup) => viewings, formatMean],
] as const;

interface ClosingsTableProps {
  title: string;
  groups: readonly ClosingGroup[];
  /** Returns where the name of a group leads; undefined for nowhere. */
  pathTo?: (key: string) => string | undefined;
}

/** The numbers of each group as a table, the largest first and all homes last. A zero is a dash, and a column of zeros is left out. */
export function ClosingsTable({ title, groups, pathTo }: ClosingsTableProps) {
  const shown = columns.filter(([, read]) => groups.some((group) => read(group) > 0));
  return (
    // Large text makes the table wider than a phone.
    <div className="relative overflow-x-auto">
      <table className="w-full border-collapse sm:table-fixed max-sm:text-1">
        <caption className="pb-1 text-left font-head text-3">{title}</caption>
        <thead>
          <tr className="border-b border-line">
            <th scope="col" className="text-left">
              <span className="sr-only">Name</span>
            </th>
            {shown.map(([label]) => (
              <th key={label} scope="col" className={headClass}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {groups.map((group) => {
            const path = pathTo?.(group.key);
            return (
              <tr key={group.key} className="border-b border-line last:*:font-bold">
                <th scope="row" className="py-2 text-left font-normal break-words">
                  {path ? <Link to={path}>{group.label}</Link> : group.label}
                </th>
                {shown.map(([label, read, format]) => (
                  <td key={label} className={cellClass}>
                    {read(group) > 0 ? format(read(group)) : "–"}
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
