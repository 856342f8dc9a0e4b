import { setTimeout } from "node:timers/promises";

const checks = ["/api/v1/health", "/"];
const pauseMs = 2000;
const requestTimeoutMs = 10_000;

/**
 * Calls the health endpoint and the home page until both respond with 200. Returns what is wrong after the last attempt;
 * undefined when all is well.
 * @param version the version that has to respond; undefined for any
 * @param waitSeconds how long to repeat; 0 for one attempt
 */
export async function checkSite(
  origin: string,
  version: string | undefined,
  waitSeconds: number,
): Promise<string | undefined> {
  const until = Date.now() + waitSeconds * 1000;
  for (;;) {
    const problem = await findProblem(origin, version);
    if (!problem || Date.now() >= until) return problem;
    await setTimeout(pauseMs);
  }
}

async function findProblem(origin: string, version: string | undefined): Promise<string | undefined> {
  for (const path of checks) {
    try {
      const response = await fetch(origin + path, {
        headers: { "cache-control": "no-cache" },
        signal: AbortSignal.timeout(requestTimeoutMs),
      });
      const text = await response.text();
      if (!response.ok) return `${path} responds with ${response.status}: ${text.slice(0, 200)}`;
      const found = response.headers.get("x-worker-version");
      if (path === checks[0] && version && found !== version) {
        return `${path} is served by version ${found ?? "without a name"} instead of ${version}`;
      }
    } catch (error) {
      return `${path} does not respond: ${error instanceof Error ? error.message : error}`;
    }
  }
  return undefined;
}
