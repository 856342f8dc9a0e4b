import type { Elements } from "#web/lib/page/elements.ts";

interface BarRowProps {
  label: string;
  value: string;
  /** The bar, as high as its place. */
  children: Elements;
}

/** A line of a chart: its name, its bar and its number. A phone has the bar below the texts, over the whole width. */
export function BarRow({ label, value, children }: BarRowProps) {
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 text-1 break-inside-avoid @min-[30rem]:grid-cols-[9rem_minmax(0,1fr)_7rem]">
      <span className="truncate" title={label}>
        {label}
      </span>
      <span className="text-right whitespace-nowrap text-ink2 tabular-nums @min-[30rem]:order-last">{value}</span>
      <span className="col-span-full flex h-[12px] @min-[30rem]:col-auto @min-[30rem]:h-[20px]">{children}</span>
    </li>
  );
}
