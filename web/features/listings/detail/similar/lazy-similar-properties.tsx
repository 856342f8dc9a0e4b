import { memo, Suspense } from "react";
import { createLazyPart } from "#web/lib/page/lazy-part.tsx";
import type { CardProperty } from "#web/lib/property-cards/card-property.ts";

/** Far below the first screen, so the code of the cards loads at the first interaction. */
export const similarProperties = createLazyPart(() =>
  import("./similar-properties.tsx").then((module) => module.SimilarProperties),
);
if (import.meta.env.SSR) await similarProperties.preload();

interface LazySimilarPropertiesProps {
  properties: readonly CardProperty[];
  /** Whether the cards come first on the page, above a home that is off the market. */
  isLead?: boolean;
}

/** Cards of similar homes. */
export const LazySimilarProperties = memo((props: LazySimilarPropertiesProps) => (
  <Suspense>
    <similarProperties.Part {...props} />
  </Suspense>
));
