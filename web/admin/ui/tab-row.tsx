import type { ReactNode } from "react";

const rowClass =
  "-mx-(--gutter) flex gap-3 overflow-x-auto border-b border-line px-(--gutter) whitespace-nowrap [scrollbar-width:none] lg:mx-0 lg:px-0";

/** A row of tabs that scrolls. It reaches the edges of a phone, so that a cut tab shows that there are more. */
export function TabRow({ className, children }: { className: string; children: ReactNode }) {
  return <div className={`${rowClass} ${className}`}>{children}</div>;
}
