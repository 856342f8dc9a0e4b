import { Suspense } from "react";
import { createLazyPart } from "#web/lib/page/lazy/lazy-part.tsx";
import { ListScreen } from "#web/site/features/listings/list/list-screen.tsx";
import { listPageKeys } from "#web/site/features/listings/list-pages/list-page-keys.ts";
import { rentPageConfig } from "#web/site/features/listings/list-pages/rent-page-config.ts";
import type { PageKeys } from "#web/site/lib/page/page-keys.ts";

const summary = createLazyPart(() =>
  import("#web/site/features/listings/list/rent-summary.part.tsx").then((m) => m.RentSummary),
);
const tips = createLazyPart(() =>
  import("#web/site/features/listings/list/rental-tips.part.tsx").then((m) => m.RentalTips),
);
if (import.meta.env.SSR) await Promise.all([summary.preload(), tips.preload()]);

export const pageKeys: PageKeys = (_, url) => listPageKeys(rentPageConfig, url);

export function Rent() {
  return (
    <>
      <ListScreen
        config={rentPageConfig}
        summary={(params) => (
          <Suspense fallback={<div className="mt-12 min-h-42" />}>
            <summary.Part params={params} />
          </Suspense>
        )}
      />
      <Suspense>
        <tips.Part />
      </Suspense>
    </>
  );
}
