import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { countWorkerBytes, readOfflineBytes } from "#web/lib/visits/worker-bytes.ts";
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

it("adds what workers have transferred since the visit began, and knows what working without signal has cost so far", async () => {
  const stored = new Map<string, string>();
  const put = async (path: string, response: Response) => void stored.set(path, await response.text());
  const match = async (path: string) => (stored.has(path) ? new Response(stored.get(path)) : undefined);
  vi.stubGlobal("caches", { match, open: async () => ({ put }) });
  let transfer: (...entries: ResourceTiming[]) => void = () => undefined;
  vi.stubGlobal(
    "PerformanceObserver",
    class {
      readonly observe = () => undefined;
      constructor(listen: (list: { getEntries: () => ResourceTiming[] }) => void) {
        transfer = (...entries) => listen({ getEntries: () => entries });
      }
    },
  );
  vi.setSystemTime(100);
  countWorkerBytes((path) => (path === "/rent" ? "pages" : "code"));
  transfer(file("/assets/a.js", 50_000), file("https://tile.openstreetmap.org/1.png", 9000));
  await vi.waitFor(async () => expect(await readOfflineBytes()).toBe(50_000));
  vi.setSystemTime(1000);
  transfer(file("/rent", 600), file("/assets/b.js", 40));
  await vi.waitFor(async () => expect(await readOfflineBytes()).toBe(50_040));
  entries = { resource: [other] };
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
