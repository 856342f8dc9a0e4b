import type { ReactNode } from "react";

const rowClass =
  "flex gap-3 overflow-x-auto whitespace-nowrap [scrollbar-width:none] max-lg:px-(--gutter) max-lg:[mask-image:linear-gradient(to_left,#0000,#000_var(--gutter))]";

/** A row of tabs that scrolls. On a phone it reaches the edges and fades at the end, so that a cut tab shows that there are more. */
export function TabRow({ className, children }: { className: string; children: ReactNode }) {
  return (
    <div className="border-b border-line max-lg:-mx-(--gutter) @container">
      <div className={`${rowClass} ${className}`}>{children}</div>
    </div>
  );
}
