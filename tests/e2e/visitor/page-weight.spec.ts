import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import type { Page, Response } from "@playwright/test";
import { visitorEndpoints } from "#contract/http/endpoints/visitor-endpoints.ts";
import { comparePath, maxCompared } from "#web/features/listings/compare/compared-ids.ts";
import { expect, test, waitForHydration } from "../support/browser-test.ts";
import { fetchCards, propertyCards } from "../support/property-lists.ts";
import { waitUntilSettled } from "../support/settled-page.ts";

test.use({ viewport: { width: 360, height: 740 } });

const chunks: Record<string, string[]> = JSON.parse(
  readFileSync(join(import.meta.dirname, "../../../dist/server/screen-chunks.json"), "utf8"),
);
/** Loads only if an image needs more than 0.3 s, so on a busy machine. It counts as "other", not as JavaScript. */
const [placeholderFile = "missing"] = chunks["features/listings/image/draw-placeholder.ts"] ?? [];

/**
 * The limits of a first visit: compressed sizes in kB (1000 bytes), the layout shift score, and pixels. Decision 50
 * explains the styles.
 */
const budgets = {
  script: 100,
  style: { home: 14.5, listings: 13, page: 12 },
  document: { page: 14, listings: 20 },
  shift: 0.01,
  cardWidth: 640,
};

const pages: [name: string, document: number, all: number][] = [
  ["/", budgets.document.page, 165],
  ["/properties", budgets.document.listings, 185],
  ["/rent", budgets.document.listings, 185],
  ["a listing", budgets.document.listings, 185],
  ["/favorites", budgets.document.page, 135],
  ["a comparison", budgets.document.listings, 185],
  ["/real-estate", budgets.document.page, 185],
  ["/health-services", budgets.document.page, 135],
  ["/health", budgets.document.page, 135],
  ["/driving-school", budgets.document.page, 135],
  ["/driving-school/guide", budgets.document.page, 135],
  ["/driving-school-landing", budgets.document.page, 135],
  ["/janitorial", budgets.document.page, 135],
  ["/janitorial/guide", budgets.document.page, 135],
  ["/about", budgets.document.page, 135],
  ["/contact", budgets.document.page, 135],
  ["/privacy", budgets.document.page, 135],
  ["/login", budgets.document.page, 135],
  ["/signup", budgets.document.page, 135],
];

interface Weight {
  document: number;
  /** All styles, including inline ones. */
  style: number;
  styleFiles: number;
  script: number;
  image: number;
  other: number;
}

const kilobytes = (bytes: number) => bytes / 1000;
const compressed = (body: Buffer | string) => kilobytes(gzipSync(body, { level: 9 }).length);

/** Returns the transferred kB of all responses by type. Text counts as compressed; images are compressed already. */
async function weigh(responses: Response[]): Promise<Weight> {
  const weight: Weight = { document: 0, style: 0, styleFiles: 0, script: 0, image: 0, other: 0 };
  for (const response of responses) {
    const type = response.request().resourceType();
    const body = await response.body();
    if (type === "document") {
      weight.document += compressed(body);
      for (const [, text] of body.toString().matchAll(/<style[^>]*>(.*?)<\/style>/gs))
        weight.style += compressed(text ?? "");
    } else if (type === "stylesheet") {
      weight.style += compressed(body);
      weight.styleFiles += compressed(body);
    } else if (type === "script" && !response.url().endsWith(placeholderFile)) weight.script += compressed(body);
    else if (type === "image" && !response.url().endsWith(".svg")) weight.image += kilobytes(body.length);
    else weight.other += compressed(body);
  }
  return weight;
}

/** Records the layout shift score and the moved elements, apart from shifts after an input. */
const watchShift = (page: Page) =>
  page.addInitScript(() => {
    const record = window as { shift?: number; moved?: string[] };
    record.shift = 0;
    record.moved = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
        sources?: { node?: Node }[];
      })[]) {
        if (entry.hadRecentInput) continue;
        record.shift = (record.shift ?? 0) + entry.value;
        for (const { node } of entry.sources ?? [])
          record.moved?.push((node as Element)?.outerHTML?.slice(0, 120) ?? "?");
      }
    }).observe({ type: "layout-shift", buffered: true });
  });

for (const [name, documentBudget, allBudget] of pages) {
  test(`a first visit of ${name} stays within its budget`, async ({ page, request }) => {
    const { data } = await fetchCards(request, visitorEndpoints.listProperties.path);
    const uuids = data.properties.slice(0, maxCompared).map(({ uuid }) => uuid);
    const listingPaths: Record<string, string> = {
      "a listing": `/property/${uuids[0]}`,
      "a comparison": comparePath(uuids),
    };
    const path = listingPaths[name] ?? name;
    const responses: Response[] = [];
    page.on("response", (response) => void (response.request().method() === "GET" && responses.push(response)));
    await watchShift(page);
    await page.goto(path);
    await waitUntilSettled(page);
    const weight = await weigh(responses);
    const { document: documents, style, script, image, other } = weight;
    const all = sum(weight);
    // The parts loaded on the first interaction must not shift the layout either.
    await page.mouse.move(2, 300);
    await waitUntilSettled(page);
    const { shift = 0, moved } = await page.evaluate(() => window as { shift?: number; moved?: string[] });
    const styleBudget =
      path === "/" ? budgets.style.home : budgets.style[documentBudget === budgets.document.page ? "page" : "listings"];
    const format = (value: number, budget?: number) => `${value.toFixed(1)}${budget ? ` of ${budget}` : ""}`;
    console.log(
      `${name.padEnd(12)} document ${format(documents, documentBudget)}, CSS ${format(style, styleBudget)}, ` +
        `JavaScript ${format(script, budgets.script)}, images ${format(image)}, other ${format(other)}, ` +
        `all ${format(all, allBudget)} kB; layout shift ${shift.toFixed(4)} of ${budgets.shift}`,
    );
    expect.soft(documents, "document").toBeLessThanOrEqual(documentBudget);
    expect.soft(style, "CSS").toBeLessThanOrEqual(styleBudget);
    expect.soft(script, "JavaScript").toBeLessThanOrEqual(budgets.script);
    expect.soft(all, "all bytes").toBeLessThanOrEqual(allBudget);
    expect.soft(shift, `layout shift of ${moved?.join(" and ")}`).toBeLessThanOrEqual(budgets.shift);
    expect(script).toBeGreaterThan(50);
    expect(documents).toBeGreaterThan(3);
  });
}

const sum = ({ document: documents, styleFiles, script, image, other }: Weight) =>
  documents + styleFiles + script + image + other;

test.describe("at pixel ratio 3", () => {
  test.use({ deviceScaleFactor: 3 });

  test("loads card images at most 640 pixels wide", async ({ page }) => {
    for (const path of ["/", "/properties"]) {
      await page.goto(path);
      await waitForHydration(page);
      for (const card of (await propertyCards(page).all()).slice(0, 8)) {
        const image = card.locator("img").first();
        await image.scrollIntoViewIfNeeded();
        const isLoaded = () =>
          image.evaluate((element: HTMLImageElement) => element.complete && element.naturalWidth > 0);
        await expect.poll(isLoaded).toBe(true);
        const source = await image.evaluate((element: HTMLImageElement) => element.currentSrc);
        expect(Number(/-(\d+)\.webp$/.exec(source)?.[1])).toBeLessThanOrEqual(budgets.cardWidth);
      }
    }
  });

  test("a first visit stays within the budget of one device pixel", async ({ page }) => {
    for (const [path, allBudget] of [
      ["/", 165],
      ["/properties", 185],
    ] as const) {
      const responses: Response[] = [];
      const record = (response: Response) => void responses.push(response);
      page.on("response", record);
      await page.goto(path);
      await waitUntilSettled(page);
      page.off("response", record);
      const weight = await weigh(responses);
      console.log(
        `${path.padEnd(12)} at pixel ratio 3: images ${weight.image.toFixed(1)}, all ${sum(weight).toFixed(1)} kB`,
      );
      expect(weight.image).toBeGreaterThan(0);
      expect.soft(sum(weight), "all bytes").toBeLessThanOrEqual(allBudget);
    }
  });
});
