import { Suspense, useMemo } from "react";
import { hasChosenLiberianDollars } from "#web/lib/liberian-dollars/liberian-dollars.ts";
import { createLazyPart } from "#web/lib/page/lazy/lazy-part.tsx";
import { hasSession } from "#web/lib/session/has-session.ts";
import type { DetailProperty } from "../facts/detail-property.ts";

/**
 * The server renders the text, which works without a script. Its code loads at the first interaction, and immediately
 * with a session, because it offers admins to edit the listing, and for visitors who chose prices in L$.
 */
export const detailBody = createLazyPart(
  () => import("./detail-body.part.tsx").then((module) => module.DetailBody),
  () => hasSession() || hasChosenLiberianDollars(),
);
if (import.meta.env.SSR) await detailBody.preload();

// The same elements each time: with new ones, a tap before the code has loaded, or Back, would replace the server's HTML with
// the fallback, and the page would jump.

/** Description, details and location. */
export function LazyDetailBody({ property }: { property: DetailProperty }) {
  const body = useMemo(
    () => (
      <Suspense fallback={<div className="min-h-160" />}>
        <detailBody.Part property={property} section="overview" />
      </Suspense>
    ),
    [property],
  );
  return <div>{body}</div>;
}

interface LazyDetailPartProps {
  property: DetailProperty;
  /** The agent and the opening hours, what to know first, the link for similar homes, or the money to move in and the confirmation. */
  section: "contact" | "notice" | "tell-me" | "terms";
}

export function LazyDetailPart({ property, section }: LazyDetailPartProps) {
  return useMemo(
    () => (
      <Suspense>
        <detailBody.Part property={property} section={section} />
      </Suspense>
    ),
    [property, section],
  );
}
