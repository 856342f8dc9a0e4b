import type { ChildProcess } from "node:child_process";
import { setTimeout } from "node:timers/promises";

/** Headers of requests to a served state. The local server may close an idle connection just when it is used again. */
export const onNewConnection = { connection: "close" };

const longestStart = 180_000;
/** While it starts, the local server may accept a request and never answer it; a busy one answers its first late. */
const longestTry = 30_000;

/**
 * Waits until a starting site responds.
 * @throws Error with its last answer if its process has ended, or after three minutes
 */
export async function waitUntilServed(site: Pick<ChildProcess, "exitCode">, origin: string): Promise<void> {
  const deadline = AbortSignal.timeout(longestStart);
  for (;;) {
    const answer = await askHealth(origin, AbortSignal.any([deadline, AbortSignal.timeout(longestTry)]));
    if (answer === "healthy") return;
    if (site.exitCode !== null || deadline.aborted) throw new Error(`The site did not start: ${answer}`);
    await setTimeout(200);
  }
}

/** Returns "healthy", or what the site answered instead. */
function askHealth(origin: string, signal: AbortSignal): Promise<string> {
  return fetch(`${origin}/api/v1/health`, { headers: onNewConnection, signal }).then(
    ({ ok, status }) => (ok ? "healthy" : `status ${status}`),
    (error: Error) => (error.cause instanceof Error ? error.cause : error).message,
  );
}
