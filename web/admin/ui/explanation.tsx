import type { ReactNode } from "react";

/** How the numbers of a report are counted, on demand and on paper. */
export const Explanation = ({ children }: { children: ReactNode }) => (
  <details className="border-t border-line">
    <summary className="fold min-h-control font-bold">How this is counted</summary>
    <p className="max-w-[75ch] pb-4 text-1 text-ink2">{children}</p>
  </details>
);
