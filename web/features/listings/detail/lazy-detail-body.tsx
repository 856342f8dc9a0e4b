import { Suspense } from "react";
import { createLazyPart } from "#web/lib/page/lazy-part.tsx";
import { PropertyMap } from "../map/property-map.tsx";
import type { DetailProperty } from "./detail-property.ts";
import { DetailSection } from "./detail-section.tsx";

/** Text and links, readable as the server draws them: their code comes with the first touch. */
export const detailBody = createLazyPart(() => import("./detail-body.tsx").then((module) => module.DetailBody));
if (import.meta.env.SSR) await detailBody.preload();

/** Everything below a listing's pictures. The map has a button, whose code is there before it can be pressed. */
export function LazyDetailBody({ listing }: { listing: DetailProperty }) {
  return (
    <div>
      <Suspense fallback={<div className="min-h-160" />}>
        <detailBody.Part listing={listing} part="about" />
      </Suspense>
      <DetailSection title="Location">
        <PropertyMap listing={listing} />
        <Suspense>
          <detailBody.Part listing={listing} part="place" />
        </Suspense>
      </DetailSection>
      <Suspense>
        <detailBody.Part listing={listing} part="contact" />
      </Suspense>
    </div>
  );
}
