import { memo, Suspense } from "react";
import { createLazyPart } from "#web/lib/page/lazy/lazy-part.tsx";

const strip = createLazyPart(() => import("./compare-strip.part.tsx").then(({ CompareStrip }) => CompareStrip));
if (import.meta.env.SSR) await strip.preload();

/**
 * The strip is shown only after a scroll, so its code and styles load at the first interaction. An update before would
 * load them, so its ids are one text.
 */
export const LazyCompareStrip = memo((props: { uuids: string }) => (
  <Suspense>
    <strip.Part {...props} />
  </Suspense>
));
