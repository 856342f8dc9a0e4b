import { Suspense } from "react";
import { createLazyPart } from "#web/lib/page/lazy-part.tsx";

/** Its code has only a link, and few visits see it. */
export const notFound = createLazyPart(() =>
  import("./property-not-found.tsx").then((module) => module.PropertyNotFound),
);
if (import.meta.env.SSR) await notFound.preload();

export const LazyPropertyNotFound = () => (
  <Suspense>
    <notFound.Part />
  </Suspense>
);
