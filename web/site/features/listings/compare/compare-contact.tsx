import { memo, Suspense } from "react";
import { createLazyPart } from "#web/lib/page/lazy/lazy-part.tsx";
import type { DetailProperty } from "../facts/detail-property.ts";

const links = createLazyPart(() =>
  import("./compare-contact-links.part.tsx").then(({ CompareContactLinks }) => CompareContactLinks),
);
if (import.meta.env.SSR) await links.preload();

/**
 * Call and WhatsApp for one home. The links work without their code, which counts the calls. An update before the code
 * has loaded would load it, so the component changes only with its property.
 */
export const CompareContact = memo(({ property }: { property: DetailProperty }) => (
  <Suspense>
    <links.Part property={property} />
  </Suspense>
));
