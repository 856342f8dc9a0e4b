import { formatNumber } from "#web/lib/format/format-values.ts";
import { classNames } from "#web/lib/page/class-names.ts";

interface StatRowProps {
  /** A value is undefined while it loads. */
  stats: readonly { label: string; value: number | undefined; note: string | undefined }[];
}

const rowClass =
  "grid grid-cols-[repeat(auto-fit,minmax(min(100%,max(6.5rem,40%)),1fr))] border-y border-line sm:max-lg:grid-cols-4";

/** Four numbers, in one row on a tablet and else two by two. */
export function StatRow({ stats }: StatRowProps) {
  return (
    <dl className={rowClass}>
      {stats.map(({ label, value, note }, index) => (
        <div
          key={label}
          className={classNames(
            "flex flex-col border-line py-3",
            index % 2 === 1 ? "border-l pl-4" : "sm:max-lg:not-first:border-l sm:max-lg:not-first:pl-4",
            index > 1 && "max-sm:border-t lg:border-t",
          )}
        >
          <dt className="text-1 font-bold text-ink">{label}</dt>
          <dd className="order-first text-4 leading-[1.2] font-bold text-ocean">
            {value === undefined ? "…" : formatNumber(value)}
          </dd>
          {note && <dd className="text-1 leading-[1.4] text-balance text-ink2">{note}</dd>}
        </div>
      ))}
    </dl>
  );
}
