import { Suspense } from "react";
import { rentPage } from "#web/features/properties/list-page-rent.ts";
import { ListScreen } from "#web/features/properties/list-screen.tsx";
import { latePart } from "#web/lib/late-part.tsx";

const summary = latePart(() => import("#web/features/properties/rent-summary.tsx").then((m) => m.RentSummary));
const tips = latePart(() => import("#web/features/properties/rental-tips.tsx").then((m) => m.RentalTips));
if (import.meta.env.SSR) await Promise.all([summary.preload(), tips.preload()]);

export function Rent() {
  return (
    <>
      <ListScreen
        page={rentPage}
        summary={(address) => (
          <Suspense fallback={<div className="mt-4 min-h-32 lg:min-h-20" />}>
            <summary.Part address={address} />
          </Suspense>
        )}
      />
      <Suspense>
        <tips.Part />
      </Suspense>
    </>
  );
}
