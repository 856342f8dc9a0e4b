import { afterEach, beforeEach, vi } from "vitest";

const hourMs = 3_600_000;

/**
 * Stops the clock during each test of a file, one minute after an hour. Otherwise a slow test could cross the end of a
 * period in which attempts are counted (ten minutes or an hour), or in which a code of an authenticator app is valid.
 */
export function stopClock(): void {
  beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"], now: Math.floor(Date.now() / hourMs) * hourMs + 60_000 }));
  afterEach(() => void vi.useRealTimers());
}
