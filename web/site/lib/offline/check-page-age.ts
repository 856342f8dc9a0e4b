import { edgeFreshSeconds } from "#contract/http/cache-policies.ts";

/**
 * The age from which a page is a stale copy, in seconds. Until then the cache in front of the worker forgets what changes;
 * older copies are served only while it fetches a new one or while the service fails. Five minutes are for the clocks.
 */
const staleAfter = edgeFreshSeconds + 300;

/**
 * Says how old this document is if it is a stale copy. The response has the time in its only Server-Timing. For
 * pages that show prices.
 */
export function checkPageAge(): void {
  const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  const rendered = visit?.serverTiming?.[0]?.duration;
  if (rendered && Date.now() / 1000 - rendered > staleAfter)
    import("./page-age.ts").then(
      ({ showPageAge }) => showPageAge(rendered, staleAfter),
      () => undefined,
    );
}
