import { memo, Suspense } from "react";
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

// Memoized: a new render of the page before the code has loaded, for example at a tap, would replace the server's HTML
// with the fallback, and the page would jump.

/** Description, details and location. */
export const LazyDetailBody = memo(({ property }: { property: DetailProperty }) => (
  <div>
    <Suspense fallback={<div className="min-h-160" />}>
      <detailBody.Part property={property} section="overview" />
    </Suspense>
  </div>
));

interface LazyDetailPartProps {
  property: DetailProperty;
  /** The agent and the opening hours, what to know first, or the money to move in and the confirmation. */
  section: "contact" | "notice" | "terms";
}

export const LazyDetailPart = memo((props: LazyDetailPartProps) => (
  <Suspense>
    <detailBody.Part {...props} />
  </Suspense>
));
