import { Suspense, useState } from "react";
import { createLazyPart } from "#web/lib/page/lazy/lazy-part.tsx";
import { ChartsSkeleton } from "./charts-skeleton.tsx";
import { DashboardFold } from "./dashboard-fold.tsx";

const charts = createLazyPart(() => import("./charts.tsx").then(({ Charts }) => Charts));

/** From this width on the layout has two columns. */
const isWide = () => matchMedia("(min-width: 60em)").matches;

/** The charts. A phone loads them only when they are unfolded: they take much room, and the chart library is large. */
export function LazyCharts() {
  const [isFolded] = useState(() => !isWide());
  const [isOpen, setIsOpen] = useState(!isFolded);
  const shown = isOpen && (
    <Suspense fallback={<ChartsSkeleton />}>
      <charts.Part />
    </Suspense>
  );
  if (!isFolded) return shown;
  return (
    <DashboardFold title="Charts" onToggle={setIsOpen}>
      {shown}
    </DashboardFold>
  );
}
