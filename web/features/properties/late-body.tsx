import { Suspense } from "react";
import { latePart } from "#web/lib/late-part.tsx";
import type { DetailListing } from "./detail-listing.ts";

/** The text and links below a listing's pictures: readable as the server draws them, their code comes with the first touch. */
export const detailBody = latePart(() => import("./detail-body.tsx").then((module) => module.DetailBody));
if (import.meta.env.SSR) await detailBody.preload();

export function LateBody({ listing }: { listing: DetailListing }) {
  return (
    <Suspense fallback={<div className="min-h-160" />}>
      <detailBody.Part listing={listing} />
    </Suspense>
  );
}
