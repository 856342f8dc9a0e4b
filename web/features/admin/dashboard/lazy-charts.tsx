import { Suspense, useState } from "react";
import { createLazyPart } from "#web/lib/page/lazy-part.tsx";
import { Button } from "#web/ui/button.tsx";
import { ChartsSkeleton } from "./charts-skeleton.tsx";

/** With the chart library, which nothing else on the site needs. */
const charts = createLazyPart(() => import("./charts.tsx").then(({ Charts }) => Charts));

/** From this width on the charts stand beside the inquiries, as the styles have it. */
const isWide = () => matchMedia("(min-width: 60em)").matches;

/** The charts; on a phone they come when they are asked for, since they are long there and their code costs data. */
export function LazyCharts() {
  const [isOpen, setIsOpen] = useState(isWide);
  if (!isOpen) {
    return (
      <Button look="outline" className="justify-self-start" onClick={() => setIsOpen(true)}>
        Show the last 30 days
      </Button>
    );
  }
  return (
    <Suspense fallback={<ChartsSkeleton />}>
      <charts.Part />
    </Suspense>
  );
}
