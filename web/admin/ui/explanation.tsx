import type { ReactNode } from "react";
import { useIsTablet } from "./use-is-wide.ts";

/** How the numbers of a report are counted: on demand on a phone, at once on larger screens and on paper. */
export function Explanation({ children }: { children: ReactNode }) {
  const isTablet = useIsTablet();
  return (
    <details open={isTablet || undefined}>
      <summary className="fold min-h-control font-bold">How this is counted</summary>
      <p className="max-w-[75ch] pb-4 text-1 text-ink2">{children}</p>
    </details>
  );
}
