import { Suspense } from "react";
import { createLazyPart } from "#web/lib/page/lazy/lazy-part.tsx";

/** Other states of the pages that show them need no code of cards. */
const featured = createLazyPart(
  () => import("./featured-properties-grid.part.tsx").then((module) => module.FeaturedPropertiesGrid),
  () => true,
);
if (import.meta.env.SSR) await featured.preload();

/** Featured homes below a page without content of its own. The browser loads them, so without a script there are none. */
export const HomesToStartWith = () => (
  <section className="needs-script mt-8" aria-labelledby="start">
    <h2 id="start">Homes to start with</h2>
    <Suspense>
      <featured.Part />
    </Suspense>
  </section>
);
