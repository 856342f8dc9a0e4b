import { useMemo } from "react";
import { formatCount } from "#web/lib/format/format-values.ts";
import { Notice } from "#web/ui/feedback/notice.tsx";
import { type ImportSource, rowNumber } from "../run/sent-rows.ts";
import { findSimilarRows } from "./find-similar-rows.ts";

const maxGroups = 5;

/** Warnings about a file, and about homes that it seems to have twice. */
export function CheckNotices({ source }: { source: ImportSource }) {
  const { spreadsheet, plan } = source;
  const ignored = spreadsheet.columns.filter((_, index) => plan.fields[index] === "");
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
          <p className="wrap-anywhere">
            {`${similar
              .slice(0, maxGroups)
              .map(
                ({ rows }) =>
                  `Rows ${rows
                    .slice(0, maxGroups)
                    .map((row) => rowNumber(source, row - 1))
                    .join(", ")}${rows.length > maxGroups ? " …" : ""}`,
              )
              .join("; ")}${similar.length > maxGroups ? " …" : ""}`}
          </p>
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
