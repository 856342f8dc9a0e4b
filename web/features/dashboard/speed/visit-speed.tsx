import { Suspense, useState } from "react";
import { createLazyPart } from "#web/lib/page/lazy/lazy-part.tsx";

const tables = createLazyPart(() => import("./speed-tables.tsx").then(({ SpeedTables }) => SpeedTables));

/** How fast the pages were for visitors in the last four weeks. The numbers load when it is opened. */
export function VisitSpeed() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details className="dashboard-fold" onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary className="fold">
        <h2 className="text-3">Speed for visitors</h2>
      </summary>
      {isOpen && (
        <Suspense fallback={<p className="text-ink2">Loading...</p>}>
          <tables.Part />
        </Suspense>
      )}
    </details>
  );
}
