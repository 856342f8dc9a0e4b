import { type Browser, chromium, type Page } from "@playwright/test";
import { build } from "vite";
import {
  type CatalogueDocument,
  catalogueFormat,
  maxCatalogueHomes,
  toDocument,
} from "#shared/catalogue/catalogue-document.ts";
import { livingFilterNames, livingFilters } from "#shared/listings/details/living-filters.ts";
import { query } from "#worker/db/query.ts";
import { findCatalogueHomes } from "#worker/modules/properties/catalogue/catalogue-homes.repository.ts";
import { findHeadlessShellPath } from "../../browser-path.ts";
import { createRandom } from "../../support/seeded-random.ts";
import { addProperties, createDatabase } from "../bench-database.ts";
import type { Report } from "../report.ts";
import type {} from "./phone-page.ts";
import { phoneQueries } from "./phone-queries.ts";

const rounds = 9;
const slowdown = 4;
const targetMs = 50;

/**
 * Measures how long a phone takes for answers from its catalogue: 3,000 homes in a browser whose processor is slowed down.
 * The first round is the one after the catalogue was read, when no code is compiled yet. Never fails, because times are noisy.
 */
export async function phone(report: Report): Promise<void> {
  const [document, script] = await Promise.all([createDocument(), bundlePage()]);
  const browser = await chromium.launch({ executablePath: await findHeadlessShellPath(), args: ["--no-sandbox"] });
  try {
    const page = await openSlowPage(browser, script);
    const { readTime, partTimes } = await page.evaluate((one) => globalThis.measured.read(one), document);
    report.heading(
      `Answers of the phone, ${document.homes.shape_of.length} homes, ${slowdown}x slowdown: the fastest of ${rounds} rounds, median and slowest query; the slowest of the first round`,
    );
    for (const [name, keys] of Object.entries(phoneQueries)) await measureKeys(report, page, name, keys);
    report.line("the catalogue is read, once for each version", [toMs(readTime)], "none");
    const [sum, longest] = [partTimes.reduce((all, one) => all + one, 0), Math.max(...partTimes)];
    report.line(
      `the rest between answers, in ${partTimes.length} parts: all / longest`,
      [toMs(sum), toMs(longest)],
      "none",
    );
  } finally {
    await browser.close();
  }
}

/** For each key the fastest of the rounds counts: in the others, another program of this machine had the processor. */
async function measureKeys(report: Report, page: Page, name: string, keys: readonly string[]): Promise<void> {
  const measuredRounds: number[][] = [];
  for (let round = 0; round < rounds; round++) {
    const { times, answered } = await page.evaluate((all) => globalThis.measured.answerAll(all), keys);
    if (answered < keys.length) throw new Error(`${name}: only ${answered} of ${keys.length} keys have an answer`);
    measuredRounds.push(times);
  }
  const fastest = keys.map((_, at) => Math.min(...measuredRounds.map((times) => times[at] ?? 0)));
  const figures = [median(fastest), Math.max(...fastest), Math.max(...(measuredRounds[0] ?? []))];
  report.line(`${name} (${keys.length} queries)`, figures.map(toMs), `${targetMs} ms`);
}

const toMs = (time: number) => `${time.toFixed(1)} ms`;
const median = (values: readonly number[]) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** Returns a catalogue of generated homes; of each fact about living there, a third of the homes says nothing. */
async function createDocument(): Promise<CatalogueDocument> {
  const { mf, db } = await createDatabase();
  try {
    await addProperties(db, 0, Math.ceil(maxCatalogueHomes * 1.3));
    const [{ homes, total }] = await query(db, findCatalogueHomes());
    const { pick, chance } = createRandom(5);
    for (const { living } of homes) {
      for (const name of livingFilterNames) {
        if (chance(1 / 3)) continue;
        const value: string = pick(livingFilters[name]);
        Object.assign(living, { [name]: value === "true" || value === "false" ? value === "true" : value });
      }
    }
    const head = { format: catalogueFormat, version: "measured", made_at: new Date().toISOString() };
    return toDocument({ ...head, total_homes: total, complete: false, has_descriptions: true, homes, prices: null });
  } finally {
    await mf.dispose();
  }
}

/** Returns the code of the phone's search as one script. */
async function bundlePage(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: "error",
    build: {
      write: false,
      lib: { entry: new URL("phone-page.ts", import.meta.url).pathname, formats: ["iife"], name: "phone" },
    },
  });
  const [bundle] = Array.isArray(built) ? built : [built];
  if (!bundle || !("output" in bundle)) throw new Error("The search was not bundled");
  return bundle.output[0].code;
}

async function openSlowPage(browser: Browser, script: string): Promise<Page> {
  const page = await browser.newPage();
  await page.addScriptTag({ content: script });
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  return page;
}
