import type { ReactNode } from "react";
import { formatNumber } from "#web/lib/format/format-values.ts";

interface StatRowProps {
  /** Without a value it is still on its way. */
  figures: readonly { label: string; value: number | undefined; note?: ReactNode }[];
}

/** Four figures side by side, on a phone two by two. */
export function StatRow({ figures }: StatRowProps) {
  return (
    <dl className="stats stats-4 mt-4">
      {figures.map(({ label, value, note }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            {value === undefined ? "…" : formatNumber(value)}
            {note && <small className="ml-2 text-1 font-normal text-ink2">{note}</small>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
