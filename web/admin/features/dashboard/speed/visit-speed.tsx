import { Suspense, useState } from "react";
import { createLazyPart } from "#web/lib/page/lazy/lazy-part.tsx";
import { DashboardFold } from "../dashboard-fold.tsx";

const tables = createLazyPart(() => import("./speed-tables.tsx").then(({ SpeedTables }) => SpeedTables));

/** How fast the pages were for visitors in the last four weeks. The numbers load when it is opened. */
export function VisitSpeed() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <DashboardFold title="Speed for visitors" onToggle={setIsOpen}>
      {isOpen && (
        <Suspense fallback={<p className="text-ink2">Loading...</p>}>
          <tables.Part />
        </Suspense>
      )}
    </DashboardFold>
  );
}
