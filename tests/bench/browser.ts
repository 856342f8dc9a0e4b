import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { type Browser, type BrowserContext, chromium } from "@playwright/test";
import { root } from "../../migrations/wrangler.ts";
import { findBrowserPath } from "../browser-path.ts";
import {
  type Certificate,
  type CompressingProxy,
  createCertificate,
  startCompressingProxy,
  waitUntilListening,
} from "./compressing-proxy.ts";
import type { Report } from "./report.ts";

const port = Number(process.env.PORT ?? 8793);
const rounds = 5;

/**
 * Simulated connections: bytes per second, latency in milliseconds, CPU slowdown. Targets in seconds; `photo` is that of
 * the largest paint of lists and listings, whose photo takes a second trip.
 */
const lines = [
  {
    name: "slow 4G",
    bytesPerSecond: 180_000,
    latency: 562,
    slowdown: 4,
    first: 0.95,
    largest: 1.2,
    photo: 1.5,
    interactive: 2.4,
  },
  {
    name: "slow 3G",
    bytesPerSecond: 50_000,
    latency: 2000,
    slowdown: 6,
    first: 2.5,
    largest: 2.9,
    photo: 4.7,
    interactive: 7.5,
  },
];
type Line = (typeof lines)[number];

/** Milliseconds from the click to the first paint, the largest paint and the end of hydration. */
type View = Record<"first" | "largest" | "interactive", number>;

/** Runs in the page before its own scripts. */
const watch = `
  window.view = { first: 0, largest: 0, interactive: 0 };
  new PerformanceObserver((list) => { for (const { startTime } of list.getEntries()) view.largest = startTime; })
    .observe({ type: "largest-contentful-paint", buffered: true });
  new PerformanceObserver((list) => { for (const { name, startTime } of list.getEntries())
    if (name === "first-contentful-paint") view.first = startTime; }).observe({ type: "paint", buffered: true });
  const looking = setInterval(() => {
    const [element] = document.querySelectorAll("#root > *");
    if (!element || !Object.keys(element).some((key) => key.startsWith("__react"))) return;
    view.interactive = performance.now();
    clearInterval(looking);
  }, 10);
`;

/** A built site that is served. */
interface Site {
  proxy: CompressingProxy;
  /** The path of a listing. */
  listing: string;
  close: () => void;
}

/**
 * Measures first and second visits over a slow connection in a real browser. The connection is simulated per page over HTTP/2.
 * Requests of the service worker are not slowed down, so a second visit takes one round trip more than printed. Never fails,
 * because timings are noisy.
 * @param against the folder of another built copy of this project, whose figures are printed beside: both are visited in turn
 */
export async function browser(report: Report, against?: string): Promise<void> {
  const sites: Site[] = [];
  const certificate = createCertificate(mkdtempSync(join(tmpdir(), "bench-")));
  const chrome = await chromium.launch({
    executablePath: await findBrowserPath(),
    args: ["--no-sandbox", "--disable-gpu", `--ignore-certificate-errors-spki-list=${certificate.keyHash}`],
  });
  try {
    for (const folder of against ? [root, resolve(against)] : [root])
      sites.push(await startSite(folder, port + sites.length, certificate));
    const pages = ["/", "/properties", "/rent", "/property", "/driving-school", "/janitorial"];
    for (const line of lines) {
      const side = against ? `, here and in ${against}` : "";
      report.heading(
        `Over ${line.name}, 360×740: first / largest paint / interactive, and kB (median of ${rounds})${side}`,
      );
      for (const path of pages) await visitTwice(report, chrome, sites, line, path);
    }
  } finally {
    await chrome.close();
    for (const site of sites) site.close();
  }
}

/** Serves the built site of a folder, by its own code. */
async function startSite(folder: string, sitePort: number, certificate: Certificate): Promise<Site> {
  const local: typeof import("../../migrations/local.ts") = await import(
    pathToFileURL(join(folder, "migrations/local.ts")).href
  );
  const state = mkdtempSync(join(tmpdir(), "bench-"));
  await local.migrateDatabase(state);
  await local.seedDatabase(state, 0);
  const site = local.serveSite(state, sitePort, "ignore");
  await waitUntilListening(sitePort);
  const proxy = await startCompressingProxy(sitePort, certificate);
  const response = await fetch(`http://127.0.0.1:${sitePort}/api/v1/public/properties?view=card&limit=1`);
  const { data } = (await response.json()) as { data: { properties: { uuid: string }[] } };
  const close = () => {
    proxy.close();
    site.kill();
  };
  return { proxy, listing: `/property/${data.properties[0]?.uuid}`, close };
}

/** Visits a page of all sites in turn, "/property" for a listing. */
async function visitTwice(report: Report, chrome: Browser, sites: readonly Site[], line: Line, page: string) {
  const firsts: (View & { bytes: number })[][] = sites.map(() => []);
  const seconds: (View & { bytes: number })[][] = sites.map(() => []);
  for (let round = 0; round < rounds; round++) {
    for (const [at, { proxy, listing }] of sites.entries()) {
      const path = page === "/property" ? listing : page;
      // Later requests of the service worker are not part of a first visit.
      const first = await newPhone(chrome, "block");
      firsts[at]?.push(await visit(first, proxy, line, path));
      await first.close();
      const second = await newPhone(chrome, "allow");
      await keepFiles(second, proxy, path);
      seconds[at]?.push(await visit(second, proxy, line, path));
      await second.close();
    }
  }
  const largest = /^\/(properties|rent|property)$/.test(page) ? line.photo : line.largest;
  const target = [line.first, largest, line.interactive].map((seconds) => seconds.toFixed(2)).join(" / ");
  report.line(`${page}, first visit`, firsts.flatMap(figuresOf), `${target} s`);
  report.line(`${page}, second visit`, seconds.flatMap(figuresOf), "2 kB");
}

async function newPhone(chrome: Browser, serviceWorkers: "allow" | "block"): Promise<BrowserContext> {
  const context = await chrome.newContext({ viewport: { width: 360, height: 740 }, serviceWorkers });
  await context.addInitScript(watch);
  return context;
}

async function visit(context: BrowserContext, proxy: CompressingProxy, line: Line, path: string) {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: line.latency,
    downloadThroughput: line.bytesPerSecond,
    uploadThroughput: line.bytesPerSecond / 2,
  });
  await session.send("Emulation.setCPUThrottlingRate", { rate: line.slowdown });
  proxy.sent();
  await page.goto(proxy.origin + path);
  await page.waitForFunction(() => (globalThis as unknown as { view: View }).view.interactive > 0);
  await page.waitForLoadState("networkidle");
  const view = await page.evaluate(() => (globalThis as unknown as { view: View }).view);
  await page.close();
  return { ...view, bytes: proxy.sent() };
}

/** Over a slow line a browser also loads images far below the window. They would count as new. */
const loadImages = `Promise.allSettled([...document.images].map((image) => {
  image.loading = "eager";
  return image.decode();
}))`;

/** Opens a page as a second one of a visit over a fast line, and waits until its images and what works without signal have loaded. */
async function keepFiles(context: BrowserContext, proxy: CompressingProxy, path: string) {
  const page = await context.newPage();
  await page.goto(`${proxy.origin}/about`);
  await page.goto(proxy.origin + path);
  await page.evaluate(
    () => (navigator as unknown as { serviceWorker: { ready: Promise<unknown> } }).serviceWorker.ready,
  );
  // A text would be evaluated, which the content security policy forbids.
  await page.waitForFunction(
    () => (globalThis as unknown as { localStorage: Record<string, string> }).localStorage.catalogue,
  );
  await page.evaluate(loadImages);
  await page.close();
}

function figuresOf(views: (View & { bytes: number })[]): string[] {
  const median = (of: (view: View & { bytes: number }) => number) =>
    views.map(of).sort((one, other) => one - other)[Math.floor(views.length / 2)] ?? 0;
  const seconds = (name: keyof View) => (median((view) => view[name]) / 1000).toFixed(2);
  return [
    `${seconds("first")} / ${seconds("largest")} / ${seconds("interactive")} s`,
    `${(median(({ bytes }) => bytes) / 1000).toFixed(1)} kB`,
  ];
}
