import { beforeEach, vi } from "vitest";

/** Noon of a Wednesday, far from the ends of the day, the week and the office hours. Monrovia's time is UTC. */
const noon = new Date("2026-11-25T12:00:00Z");

/** Stops `Date` alone: timers and waiting requests go on. A test that is about another time sets it. */
const stopClock = (): void => void vi.useFakeTimers({ toFake: ["Date"], now: noon });

/** Takes the place of every way to the network that a test did not stub. */
function refuse(method: string, url: string): never {
  throw new Error(`This test did not expect a request: ${method} ${url}`);
}

globalThis.fetch = async (input, init) => {
  const request = input instanceof Request ? input : undefined;
  return refuse(init?.method ?? request?.method ?? "GET", request?.url ?? String(input));
};
navigator.sendBeacon = (url) => refuse("POST", String(url));
XMLHttpRequest.prototype.send = () => refuse("XMLHttpRequest", location.href);

// Also for what a file computes while it loads.
stopClock();
beforeEach(stopClock);
