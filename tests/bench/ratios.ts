import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { bundleWorker } from "../support/bundled-worker.ts";
import { addProperties, type BenchDatabase, createDatabase } from "./bench-database.ts";
import type { Report } from "./report.ts";

const rounds = 200;
const sizes = [60, 3_000];

/** The reads to measure, with their maximum multiple of the baseline and maximum growth from 60 to 3,000. */
interface Read {
  name: string;
  path: string;
  floor?: number;
  growth?: number;
}
const list = { floor: 1.3, growth: 1.25 };
const search = { floor: 1.5, growth: 2 };
const reads: Read[] = [
  { name: "list", path: "/api/v1/public/rent/properties?view=card", ...list },
  { name: "list of both kinds by size", path: "/api/v1/public/properties?view=card&sort=size-large", ...list },
  {
    name: "filter by type",
    path: "/api/v1/public/rent/properties?view=card&property_type=House&sort=price-low",
    ...list,
  },
  {
    name: "filter by price and bedrooms",
    path: "/api/v1/public/buy/properties?view=card&max_price=200000&min_bedrooms=2",
  },
  { name: "search", path: "/api/v1/public/properties?view=card&q=sinkor+tank", ...search },
  { name: "search by price", path: "/api/v1/public/properties?view=card&q=sinkor+tank&sort=price-low" },
  { name: "detail", path: "/api/v1/public/properties/", ...list },
  { name: "facets", path: "/api/v1/public/facets?kind=rent&min_bedrooms=2" },
  { name: "rent summary", path: "/api/v1/public/rent/summary?furnished=true" },
];
const target = (limit: number | undefined) => (limit === undefined ? "none" : `${limit}x`);

/** Compares median times with the baseline worker, and 3,000 with 60 properties. Never fails: timings are noisy. */
export async function ratios(report: Report): Promise<void> {
  const out = mkdtempSync(join(tmpdir(), "bench-"));
  const site = await bundleWorker("worker/index.ts", join(out, "site"));
  const floor = await bundleWorker("tests/bench/baseline-worker.ts", join(out, "floor"));
  const medians = new Map<string, number[]>();
  report.heading(`Median time against the floor, by listings in the catalogue (${rounds} rounds)`);
  const figures = new Map<string, number[]>();
  for (const size of sizes) {
    const ours = await createDatabase(site);
    const bare = await createDatabase(floor);
    try {
      await addProperties(ours.db, 0, size);
      await addProperties(bare.db, 0, size);
      const row = await ours.db.prepare("SELECT uuid FROM properties WHERE n = 50").first<{ uuid: string }>();
      for (const { name, path } of reads) {
        const address = path.endsWith("/") ? path + row?.uuid : path;
        const [time, baselineTime] = await alternate(ours, address, bare, "/list");
        medians.set(name, [...(medians.get(name) ?? []), time]);
        figures.set(name, [...(figures.get(name) ?? []), time / baselineTime]);
      }
    } finally {
      await ours.mf.dispose();
      await bare.mf.dispose();
    }
  }
  for (const { name, floor: limit, growth } of reads) {
    const [small = 0, large = 0] = medians.get(name) ?? [];
    report.line(
      name,
      (figures.get(name) ?? []).map((ratio) => `${ratio.toFixed(2)}x`),
      target(limit),
    );
    report.line(`${name}, 3,000 against 60`, [`${(large / small).toFixed(2)}x`], target(growth));
  }
}

/**
 * Returns the medians of two requests in milliseconds. They alternate, so that noise affects both alike. No address is
 * requested twice: an unknown parameter makes each one new.
 */
async function alternate(one: BenchDatabase, path: string, other: BenchDatabase, otherPath: string) {
  const first = new URL(path, (await one.mf.ready).href);
  const second = new URL(otherPath, (await other.mf.ready).href);
  const times: [number[], number[]] = [[], []];
  for (let round = 0; round < rounds; round++) {
    for (const url of [first, second]) url.searchParams.set("round", String(round));
    times[0].push(await timed(first));
    times[1].push(await timed(second));
  }
  return times.map((list) => list.slice(rounds / 10).sort((a, b) => a - b)[Math.floor((rounds * 0.9) / 2)] ?? 0) as [
    number,
    number,
  ];
}

async function timed(url: URL): Promise<number> {
  const started = performance.now();
  const response = await fetch(url);
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`${url} responded with ${response.status}`);
  return performance.now() - started;
}
