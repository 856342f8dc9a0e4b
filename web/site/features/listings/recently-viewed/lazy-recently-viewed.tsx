import { Suspense } from "react";
import { createLazyPart } from "#web/lib/page/lazy/lazy-part.tsx";
import type { RecentlyViewedProps } from "./recently-viewed.part.tsx";

export const recentlyViewed = createLazyPart(() =>
  import("./recently-viewed.part.tsx").then((module) => module.RecentlyViewed),
);
if (import.meta.env.SSR) await recentlyViewed.preload();

/** The code loads at the first interaction, because the section is at the end of the page. The server renders nothing. */
export function LazyRecentlyViewed(props: RecentlyViewedProps) {
  return (
    <Suspense>
      <recentlyViewed.Part {...props} />
    </Suspense>
  );
}
