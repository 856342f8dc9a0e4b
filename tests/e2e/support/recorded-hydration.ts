import { expect, type Page } from "@playwright/test";

interface Recording {
  served?: string;
  readText?: () => string;
}

/**
 * Records from now on what the page shows and tells search engines before and after hydration, and which data it requests.
 * Returns two checks: of the hydrated page, and of the page whose deferred parts have loaded.
 */
export async function recordHydration(page: Page) {
  const calls: string[] = [];
  page.on("request", (call) => {
    const { pathname } = new URL(call.url());
    if (pathname.startsWith("/api/")) calls.push(`${call.method()} ${pathname}`);
  });
  const errors: string[] = [];
  page.on("console", (message) => {
    if (/hydrat|did not match|Minified React error/i.test(message.text())) errors.push(message.text());
  });
  // `interactive` fires when the HTML is parsed, before any module script runs.
  await page.addInitScript(() => {
    const recording = window as Recording;
    // Whether the office is open now is known on the phone only.
    recording.readText = () => {
      const shown = document.querySelector("main");
      if (!shown) return "";
      // A copy in this document would load its images.
      const main = document.implementation.createHTMLDocument().importNode(shown, true);
      for (const opening of main.querySelectorAll(".opening")) opening.remove();
      const described =
        "title, meta[name=description], meta[name=robots], link[rel=canonical], meta[property='og:image']";
      const head = [...document.head.querySelectorAll(`${described}, script[type='application/ld+json']`)];
      const tell = (element: Element) =>
        element.getAttribute("content") ?? element.getAttribute("href") ?? element.textContent;
      return [main.textContent, ...head.map(tell)].join("\n");
    };
    document.addEventListener("readystatechange", () => {
      if (document.readyState === "interactive") recording.served = recording.readText?.();
    });
  });
  const expectNoErrorAndNoData = () => {
    expect.soft(errors, "hydration errors").toEqual([]);
    const reads = calls.filter((call) => !call.endsWith("/events"));
    expect.soft(reads, "data requests before an interaction").toEqual([]);
  };
  return {
    /** Expects the served text unchanged, no error, no request of data, and this number of recorded events. */
    async expectUnchanged(events: number): Promise<void> {
      const served = await page.evaluate(() => (window as Recording).served);
      expect.soft(served?.length, "length of the served text").toBeGreaterThan(500);
      expect.soft(await page.evaluate(() => (window as Recording).readText?.()), "hydrated text").toBe(served);
      await expect
        .configure({ soft: true })
        .poll(() => calls.length, "events")
        .toBe(events);
      expectNoErrorAndNoData();
    },
    expectNoErrorAndNoData,
  };
}

interface Shift {
  score: number;
  /** The beginnings of the elements that moved. */
  moved: string[];
}

/** Records the layout shift of a page, apart from shifts after an input. Returns a function that reads it. */
export async function recordShift(page: Page): Promise<() => Promise<Shift>> {
  await page.addInitScript(() => {
    const shift: Shift = { score: 0, moved: [] };
    Object.assign(window, { shift });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
        sources?: { node?: Node }[];
      })[]) {
        if (entry.hadRecentInput) continue;
        shift.score += entry.value;
        for (const { node } of entry.sources ?? [])
          shift.moved.push((node as Element)?.outerHTML?.slice(0, 120) ?? "?");
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
  return () => page.evaluate(() => (window as unknown as { shift: Shift }).shift);
}
