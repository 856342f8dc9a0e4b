/** What a month uses. */
export interface Usage {
  requests: number;
  cpuMs: number;
  rowsRead: number;
  rowsWritten: number;
  imageReads: number;
}

/**
 * Prices of the Workers Paid plan in US dollars, read on 2026-11-22 in Cloudflare's documentation:
 * developers.cloudflare.com/workers/platform/pricing (requests, CPU), /d1/platform/pricing (rows) and /r2/pricing (reads).
 * A request that the cache answers costs as much as one that the worker answers, but no CPU time. Static files and
 * traffic are free.
 */
const plan = 5;
const prices: Record<keyof Usage, { included: number; perMillion: number }> = {
  requests: { included: 10e6, perMillion: 0.3 },
  cpuMs: { included: 30e6, perMillion: 0.02 },
  rowsRead: { included: 25e9, perMillion: 0.001 },
  rowsWritten: { included: 50e6, perMillion: 1 },
  imageReads: { included: 10e6, perMillion: 0.36 },
};

/** Returns the cost of a month in US dollars. */
export function monthlyCost(usage: Usage): number {
  return (Object.keys(prices) as (keyof Usage)[]).reduce((sum, name) => {
    const { included, perMillion } = prices[name];
    return sum + (Math.max(0, usage[name] - included) / 1e6) * perMillion;
  }, plan);
}
