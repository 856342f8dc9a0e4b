import { Suspense, useState } from "react";
import { createLazyPart } from "#web/lib/page/lazy-part.tsx";
import { Button } from "#web/ui/button.tsx";
import { ChartsSkeleton } from "./charts-skeleton.tsx";

const charts = createLazyPart(() => import("./charts.tsx").then(({ Charts }) => Charts));

/** From this width on the layout has two columns. */
const isWide = () => matchMedia("(min-width: 60em)").matches;

/** The charts. A phone loads them only on demand: they take much room, and the chart library is large. */
export function LazyCharts() {
  const [isOpen, setIsOpen] = useState(isWide);
  if (!isOpen) {
    return (
      <Button look="outline" className="justify-self-start" onClick={() => setIsOpen(true)}>
        Show charts
      </Button>
    );
  }
  return (
    <Suspense fallback={<ChartsSkeleton />}>
      <charts.Part />
    </Suspense>
  );
}
