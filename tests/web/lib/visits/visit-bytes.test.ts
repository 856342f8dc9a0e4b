import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { countVisitBytes, visitBytes } from "#web/lib/visits/visit-bytes.ts";

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

it("adds up the page and its files", async () => {
  entries = { navigation: [new ResourceTiming("/rent", 20_000)], resource: [new ResourceTiming("/assets/a.js", 3000)] };
  expect(await visitBytes()).toBe(23_000);
});

it("counts nothing for a file of the browser's cache", async () => {
  entries = { resource: [new ResourceTiming("/assets/a.js", 0), new ResourceTiming("/assets/b.js", 500)] };
  expect(await visitBytes()).toBe(500);
});

it("leaves out other sites, even one whose address begins like ours", async () => {
  entries = {
    resource: [
      new ResourceTiming("https://tile.openstreetmap.org/1.png", 9000),
      new ResourceTiming(`${location.origin}0/1.png`, 9000),
      new ResourceTiming("/images/1.webp", 700),
    ],
  };
  expect(await visitBytes()).toBe(700);
});

it("leaves out what came through the service worker, which counts its own transfers", async () => {
  entries = { resource: [new ResourceTiming("/assets/a.js", 3000, 12), new ResourceTiming("/assets/b.js", 500)] };
  expect(await visitBytes()).toBe(500);
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
