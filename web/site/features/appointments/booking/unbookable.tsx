import { Suspense } from "react";
import { createLazyPart } from "#web/lib/page/lazy/lazy-part.tsx";
import type { UnbookableProps } from "./unbookable.part.tsx";

const part = createLazyPart(() => import("./unbookable.part.tsx").then((module) => module.Unbookable));
if (import.meta.env.SSR) await part.preload();

/** Loads its code only where no time can be booked. */
export function Unbookable(props: UnbookableProps) {
  return (
    <Suspense>
      <part.Part {...props} />
    </Suspense>
  );
}
