import { afterEach, expect, it, vi } from "vitest";
import { visitedPage } from "#web/site/lib/visits/visited-page.ts";

const listeners: Record<string, (metric: { value: number }) => void> = {};
vi.mock("web-vitals", () =>
  Object.fromEntries(["LCP", "INP", "CLS"].map((name) => [`on${name}`, (report: never) => (listeners[name] = report)])),
);

afterEach(() => vi.restoreAllMocks());

it.each([
  ["/", "home"],
  ["/rent", "list"],
  ["/property/a", "listing"],
  ["/health/doctor-1", "service"],
  ["/healthy", "other"],
  ["/login", "other"],
])("%s counts as %s", (path, page) => expect(visitedPage(path)).toBe(page));

it("sends the times of a visit once, when the page is hidden", async () => {
  history.replaceState(null, "", "/");
  const sent: [string, Blob][] = [];
  Object.assign(navigator, { sendBeacon: (url: string, body: Blob) => sent.push([url, body]) });
  vi.spyOn(performance, "getEntriesByName").mockReturnValue([{ startTime: 1800 } as PerformanceEntry]);
  const { reportWebVitals } = await import("#web/site/lib/visits/report-web-vitals.ts");
  reportWebVitals();
  listeners.LCP?.({ value: 1200 });
  listeners.CLS?.({ value: 0.05 });
  const hide = (state: string) => {
    vi.spyOn(document, "visibilityState", "get").mockReturnValue(state as DocumentVisibilityState);
    document.dispatchEvent(new Event("visibilitychange"));
  };
  hide("visible");
  expect(sent).toEqual([]);
  hide("hidden");
  hide("hidden");
  expect(sent).toHaveLength(1);
  const [[url, body] = ["", new Blob()]] = sent;
  expect(url).toBe("/api/v1/public/web-vitals");
  expect(JSON.parse(await body.text())).toEqual({ page: "home", interactive: 1800, lcp: 1200, cls: 50 });
});
