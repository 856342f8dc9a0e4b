import { Suspense } from "react";
import { createLazyPart } from "#web/lib/page/lazy-part.tsx";
import { PropertyMap } from "../map/property-map.tsx";
import type { DetailProperty } from "./detail-property.ts";
import { DetailSection } from "./detail-section.tsx";

/** The server renders the text, which works without a script. Its code loads at the first interaction. */
export const detailBody = createLazyPart(() => import("./detail-body.tsx").then((module) => module.DetailBody));
if (import.meta.env.SSR) await detailBody.preload();

/** Description, details and location. The map is not lazy, because its button must work at the first press. */
export function LazyDetailBody({ property }: { property: DetailProperty }) {
  return (
    <div>
      <Suspense fallback={<div className="min-h-160" />}>
        <detailBody.Part property={property} section="overview" />
      </Suspense>
      <DetailSection title="Location">
        <PropertyMap property={property} />
        <Suspense>
          <detailBody.Part property={property} section="location" />
        </Suspense>
      </DetailSection>
    </div>
  );
}

/** The agent and the opening hours. */
export function LazyDetailContact({ property }: { property: DetailProperty }) {
  return (
    <Suspense>
      <detailBody.Part property={property} section="contact" />
    </Suspense>
  );
}
