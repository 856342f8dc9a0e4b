import type { ReactNode } from "react";
import { useIsWide } from "./use-is-wide.ts";

/** How the numbers of a report are counted: on demand on a phone, at once on a desktop and on paper. */
export function Explanation({ children }: { children: ReactNode }) {
  const isWide = useIsWide();
  return (
    <details className="border-t border-line" open={isWide || undefined}>
      <summary className="fold min-h-control font-bold">How this is counted</summary>
      <p className="max-w-[75ch] pb-4 text-1 text-ink2">{children}</p>
    </details>
  );
}
