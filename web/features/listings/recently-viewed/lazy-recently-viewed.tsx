import { Suspense } from "react";
import { createLazyPart } from "#web/lib/page/lazy-part.tsx";
import type { RecentlyViewedProps } from "./recently-viewed.tsx";

export const recentlyViewed = createLazyPart(() =>
  import("./recently-viewed.tsx").then((module) => module.RecentlyViewed),
);
if (import.meta.env.SSR) await recentlyViewed.preload();

/** The homes looked at last, below everything else: the server knows none, and their code comes with the first touch. */
export function LazyRecentlyViewed(props: RecentlyViewedProps) {
  return (
    <Suspense>
      <recentlyViewed.Part {...props} />
    </Suspense>
  );
}
