/** In milliseconds. */
const [firstDelay, maxDelay] = [2000, 30_000];

/** Returns the pause before the next attempt, in milliseconds. It grows up to half a minute. */
export const retryDelay = (attempts: number) => Math.min(maxDelay, firstDelay * 2 ** attempts);

/** Resolves after a pause, when the connection returns, or when the signal is aborted. */
export function pauseUntilOnline(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      removeEventListener("online", end);
      signal.removeEventListener("abort", end);
      resolve();
    };
    const timer = setTimeout(end, milliseconds);
    addEventListener("online", end);
    signal.addEventListener("abort", end);
    if (signal.aborted) end();
  });
}
