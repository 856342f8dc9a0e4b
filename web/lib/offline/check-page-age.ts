/**
 * The age from which a page is a stale copy, in seconds. The cache in front of the worker keeps pages for four hours and
 * forgets what changes; older copies are served only while it fetches a new one or while the service fails.
 */
const staleAfter = 14_700;

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
