import { Suspense } from "react";
import { createLazyPart } from "#web/lib/page/lazy/lazy-part.tsx";
import { ListScreen } from "#web/site/features/listings/list/list-screen.tsx";
import { buyPageConfig } from "#web/site/features/listings/list-pages/buy-page-config.ts";
import { listPageKeys } from "#web/site/features/listings/list-pages/list-page-keys.ts";
import type { PageKeys } from "#web/site/lib/page/page-keys.ts";

const tips = createLazyPart(() =>
  import("#web/site/features/listings/list/buying-tips.part.tsx").then((m) => m.BuyingTips),
);
if (import.meta.env.SSR) await tips.preload();

export const pageKeys: PageKeys = (_, url) => listPageKeys(buyPageConfig, url);

export function Buy() {
  return (
    <>
      <ListScreen config={buyPageConfig} />
      <Suspense>
        <tips.Part />
      </Suspense>
    </>
  );
}
