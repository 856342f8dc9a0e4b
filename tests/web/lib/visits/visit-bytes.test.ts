import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { countVisitBytes, visitBytes } from "#web/site/lib/visits/visit-bytes.ts";

/** As much of the browser's class as the code reads; happy-dom has none. */
class ResourceTiming {
  readonly name: string;
  readonly transferSize: number;
  readonly workerStart: number;
  constructor(path: string, transferSize: number, workerStart = 0) {
    this.name = new URL(path, location.origin).href;
    this.transferSize = transferSize;
    this.workerStart = workerStart;
  }
}

let entries: Record<string, ResourceTiming[]> = {};

beforeEach(() => {
  vi.stubGlobal("PerformanceResourceTiming", ResourceTiming);
  vi.stubGlobal("performance", {
    timeOrigin: 1000,
    getEntriesByType: (type: string) => entries[type] ?? [],
    setResourceTimingBufferSize: () => undefined,
  });
});
afterEach(() => {
  entries = {};
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

const file = (path: string, bytes: number, workerStart?: number) => new ResourceTiming(path, bytes, workerStart);
const other = file("/assets/b.js", 500);

it.each([
  ["adds up the page and its files", [file("/assets/a.js", 3000)], [file("/rent", 20_000)], 23_000],
  ["counts nothing for a file of the browser's cache", [file("/assets/a.js", 0), other], [], 500],
  ["leaves out other sites", [file("https://tile.openstreetmap.org/1.png", 9000), other], [], 500],
  ["leaves out a site whose address begins like ours", [file(`${location.origin}0/1.png`, 9000), other], [], 500],
  ["leaves out what came through the service worker, which counts it", [file("/a.js", 3000, 12), other], [], 500],
])("%s", async (_, resource, navigation, sum) => {
  entries = { resource, navigation };
  expect(await visitBytes()).toBe(sum);
});

it("adds what the service worker has transferred since the visit began", async () => {
  const transfers = JSON.stringify([
    [999, 50_000],
    [1000, 600],
    [2000, 40],
  ]);
  vi.stubGlobal("caches", { match: async () => new Response(transfers) });
  entries = { resource: [new ResourceTiming("/assets/b.js", 500)] };
  expect(await visitBytes()).toBe(1140);
});

it("goes on counting on the next page, and counts a page that Back shows again once", async () => {
  countVisitBytes();
  entries = { navigation: [new ResourceTiming("/", 900)] };
  dispatchEvent(Object.assign(new Event("pagehide"), { persisted: true }));
  expect(await visitBytes()).toBe(900);
  dispatchEvent(Object.assign(new Event("pagehide"), { persisted: false }));
  entries = { navigation: [new ResourceTiming("/rent", 100)] };
  expect(await visitBytes()).toBe(1000);
});
