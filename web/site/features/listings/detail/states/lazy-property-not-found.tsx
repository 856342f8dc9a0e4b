import { Suspense } from "react";
import { createLazyPart } from "#web/lib/page/lazy/lazy-part.tsx";
import type { PropertyNotFoundProps } from "./property-not-found.part.tsx";

/** Few visits see it, and its links and its search work without its code. */
export const notFound = createLazyPart(() =>
  import("./property-not-found.part.tsx").then((module) => module.PropertyNotFound),
);
if (import.meta.env.SSR) await notFound.preload();

export const LazyPropertyNotFound = (props: PropertyNotFoundProps) => (
  <Suspense>
    <notFound.Part {...props} />
  </Suspense>
);
