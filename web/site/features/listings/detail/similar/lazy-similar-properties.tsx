import { memo, Suspense } from "react";
import { createLazyPart } from "#web/lib/page/lazy/lazy-part.tsx";
import type { SimilarPropertiesProps } from "./similar-properties.part.tsx";

/** Far below the first screen, so the code of the cards loads at the first interaction. */
export const similarProperties = createLazyPart(() =>
  import("./similar-properties.part.tsx").then((module) => module.SimilarProperties),
);
if (import.meta.env.SSR) await similarProperties.preload();

/** Cards of similar homes. */
export const LazySimilarProperties = memo((props: SimilarPropertiesProps) => (
  <Suspense>
    <similarProperties.Part {...props} />
  </Suspense>
));
