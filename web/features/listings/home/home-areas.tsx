import { Suspense } from "react";
import { createLazyPart } from "#web/lib/page/lazy-part.tsx";

const section = createLazyPart(() => import("../area-map/areas-section.tsx").then((module) => module.AreasSection));
if (import.meta.env.SSR) await section.preload();

/** The map of Monrovia on the home page. Its code and numbers load at the first interaction, because it is far down. */
export function HomeAreas() {
  return (
    <Suspense>
      <section.Part />
    </Suspense>
  );
}
