import { Suspense, useState } from "react";
import { createLazyPart } from "#web/lib/page/lazy-part.tsx";

const tables = createLazyPart(() => import("./speed-tables.tsx").then(({ SpeedTables }) => SpeedTables));

/** How fast the pages were for visitors in the last four weeks. The numbers load when it is opened. */
export function VisitSpeed() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details className="border-t border-line pt-3" onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary className="min-h-11 text-3 font-bold">Speed for visitors</summary>
      {isOpen && (
        <Suspense fallback={<p className="text-ink2">Loading...</p>}>
          <tables.Part />
        </Suspense>
      )}
    </details>
  );
}
