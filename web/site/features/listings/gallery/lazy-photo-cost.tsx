import { Suspense } from "react";
import { getDataSaver } from "#web/lib/data-saver/data-saver.ts";
import { formatCount } from "#web/lib/format/format-values.ts";
import { createLazyPart } from "#web/lib/page/lazy/lazy-part.tsx";
import type { PhotoCostProps } from "./photo-cost.part.tsx";
import { PhotoCostText } from "./photo-cost-text.tsx";

const photoCost = createLazyPart(
  () => import("./photo-cost.part.tsx").then((module) => module.PhotoCost),
  () => getDataSaver() !== undefined,
);
if (import.meta.env.SSR) await photoCost.preload();

/** The server says how many photos there are. Only the browser knows which size it loads, so it adds the bytes later. */
export function LazyPhotoCost(props: PhotoCostProps) {
  // React shows it when the gallery changes before the code has loaded. The page must not move.
  const count = <PhotoCostText>{formatCount(props.images.length, "photo")}</PhotoCostText>;
  return (
    <Suspense fallback={count}>
      <photoCost.Part {...props} />
    </Suspense>
  );
}
