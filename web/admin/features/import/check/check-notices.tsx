import { useMemo } from "react";
import { similarityKey } from "#shared/listings/similar-homes.ts";
import { formatCount } from "#web/lib/format/format-values.ts";
import { Notice } from "#web/ui/feedback/notice.tsx";
import { getCell, type ImportSource, rowNumber } from "../run/sent-rows.ts";

const maxListed = 5;

/** Warnings about a file, and about homes that it seems to have twice. */
export function CheckNotices({ source }: { source: ImportSource }) {
  const { spreadsheet, plan } = source;
  const ignored = spreadsheet.columns.filter((_, index) => plan.fields[index] === "");
  const nameRows = (positions: number[]) =>
    `Rows ${listFirst(
      positions.map((at) => rowNumber(source, at)),
      ", ",
    )}`;
  const similar = useMemo(() => findSimilarRows(source), [source]);
  if (spreadsheet.notices.length + similar.length + ignored.length === 0) return null;
  return (
    <div className="mt-3 grid max-w-[65ch] grid-cols-[minmax(0,1fr)] gap-3">
      {spreadsheet.notices.length > 0 && (
        <Notice tone="warn" icon="warn" title="Please look at your file">
          {spreadsheet.notices.map((notice) => (
            <p key={notice}>{notice}</p>
          ))}
        </Notice>
      )}
      {similar.length > 0 && (
        <Notice
          tone="warn"
          icon="warn"
          title={`${formatCount(similar.length, "home seems", "homes seem")} to be in the file more than once`}
        >
          <p>
            They have the same kind, title, address, price and bedrooms, but not the same reference. They are imported
            as they are.
          </p>
          <p className="wrap-anywhere">{listFirst(similar.map(nameRows), "; ")}</p>
        </Notice>
      )}
      {ignored.length > 0 && (
        <p className="text-1 text-warn wrap-anywhere">
          {`${ignored.length === 1 ? "Ignored column" : "Ignored columns"}: ${ignored.map((name) => `“${name}”`).join(", ")}`}
        </p>
      )}
    </div>
  );
}

const listFirst = (items: readonly (string | number)[], separator: string) =>
  `${items.slice(0, maxListed).join(separator)}${items.length > maxListed ? " …" : ""}`;

/** Returns the positions of rows that describe the same home, by the rule that also finds stored listings. */
function findSimilarRows(source: ImportSource): number[][] {
  const { defaults } = source.plan;
  const groups = new Map<string, number[]>();
  for (const position of source.spreadsheet.rows.keys()) {
    const readField = (field: string) => getCell(source, position, field).trim() || (defaults[field] ?? "");
    const title = readField("title");
    if (!title) continue;
    const price = readField("price") || readField("monthly_rent");
    const [kind, address, bedrooms] = [readField("kind"), readField("address"), readField("bedrooms")];
    const key = similarityKey({ kind, title, address, price, bedrooms });
    groups.set(key, [...(groups.get(key) ?? []), position]);
  }
  return [...groups.values()].filter(({ length }) => length > 1);
}
