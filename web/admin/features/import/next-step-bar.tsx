import type { ReactNode } from "react";

const barClass =
  "sticky bottom-[calc(60px+env(safe-area-inset-bottom))] z-3 -mx-(--gutter) mt-6 flex flex-wrap items-center gap-2 border-t border-line bg-paper px-(--gutter) py-[8px] lg:bottom-0 lg:mx-0 lg:px-0";

/** The next step, in view at the end of the window: above the bar with the screens on a phone. */
export function NextStepBar({ children }: { children: ReactNode }) {
  return <div className={`${barClass} max-lg:[&>button]:flex-auto max-lg:[&>button]:px-2`}>{children}</div>;
}
