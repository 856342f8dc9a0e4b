import type { ChildProcess } from "node:child_process";
import { setTimeout } from "node:timers/promises";

/** Headers of requests to a served state. The local server may close an idle connection just when it is used again. */
export const onNewConnection = { connection: "close" };

const longestStart = 180_000;

/** Waits until a starting site responds. @throws Error if its process has ended, or after three minutes */
export async function waitUntilServed(site: ChildProcess, origin: string): Promise<void> {
  // While it starts, the local server may accept a request and never answer it.
  const isReady = () =>
    fetch(`${origin}/api/v1/health`, { headers: onNewConnection, signal: AbortSignal.timeout(5_000) }).then(
      ({ ok }) => ok,
      () => false,
    );
  const deadline = Date.now() + longestStart;
  while (!(await isReady())) {
    if (site.exitCode !== null || Date.now() > deadline) throw new Error("The site did not start");
    await setTimeout(200);
  }
}
