import { afterEach, expect, it, vi } from "vitest";
import { endOfDay } from "#contract/http/cache-policies.ts";

const hour = 3_600_000;
/** Each test opens another document. */
const loadCheck = async () => {
  vi.resetModules();
  return (await import("#web/site/lib/offline/check-page-age.ts")).checkPageAge;
};

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

/** Opens a page that was rendered some time ago by the phone's clock; the server says what time it is. */
async function openPage(age: number, serverNow: number | undefined = Date.now()) {
  const serverTiming = [{ name: "rendered", duration: (Date.now() - age) / 1000 }];
  vi.stubGlobal("performance", { getEntriesByType: () => [{ serverTiming }] });
  const request = vi.fn(async () => {
    if (serverNow === 0) throw new TypeError("offline");
    return new Response(null, { status: 503, headers: { date: new Date(serverNow ?? 0).toUTCString() } });
  });
  vi.stubGlobal("fetch", request);
  const checkPageAge = await loadCheck();
  checkPageAge();
  await vi.dynamicImportSettled();
  return { request, text: () => document.querySelector("[role=status]")?.textContent };
}

it("a page that the cache served stale says how old it is, without moving anything", async () => {
  const { text } = await openPage(25 * hour + 60_000);
  await vi.waitFor(() => expect(text()).toBe("This page was made 25 hours ago. Prices may have changed."));
  expect(document.querySelectorAll("[role=status]").length).toBe(1);
  expect(document.querySelector<HTMLElement>("[role=status]")?.style.position).toBe("sticky");
});

it("a page that the cache may still serve as fresh says nothing and asks nothing", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: endOfDay(Date.now() / 1000) * 1000 + 299_000 });
  const { request, text } = await openPage(24 * hour);
  expect([request.mock.calls.length, text()]).toEqual([0, undefined]);
});

it("a phone whose clock is a day ahead says nothing", async () => {
  const { request, text } = await openPage(30 * hour, Date.now() - 30 * hour);
  await vi.waitFor(() => expect(request).toHaveBeenCalled());
  expect(text()).toBeUndefined();
});

it("without a response the phone's own clock decides", async () => {
  const { text } = await openPage(30 * hour, 0);
  await vi.waitFor(() => expect(text()).toContain("30 hours ago"));
});

it("a browser that does not tell when the page was rendered says nothing", async () => {
  vi.stubGlobal("performance", { getEntriesByType: () => [] });
  expect(await loadCheck()).not.toThrow();
});
