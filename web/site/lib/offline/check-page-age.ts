import { endOfDay } from "#contract/http/cache-policies.ts";

/**
 * Returns when a page becomes a stale copy, in seconds since 1970. Until then the cache in front of the worker forgets what
 * changes; later the copy is served only while it fetches a new one or while the service fails. Five minutes are for the clocks.
 */
const findStaleTime = (rendered: number) => endOfDay(rendered) + 300;

/**
 * Says how old this document is if it is a stale copy. The response has the time in its only Server-Timing. For
 * pages that show prices.
 */
export function checkPageAge(): void {
  const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  const rendered = visit?.serverTiming?.[0]?.duration;
  if (rendered && Date.now() / 1000 > findStaleTime(rendered))
    import("./page-age.ts").then(
      ({ showPageAge }) => showPageAge(rendered, findStaleTime(rendered)),
      () => undefined,
    );
}
