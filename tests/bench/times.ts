import type { ListPage } from "#worker/modules/properties/search/list-page.ts";
import { createBenchCases } from "./bench-cases.ts";
import { addProperties, createDatabase } from "./bench-database.ts";
import { measure } from "./measure.ts";
import type { Report } from "./report.ts";

/** Milliseconds at each number of homes. */
const sizes = [
  { size: 3_000, page: 2, facets: 20 },
  { size: 20_000, page: 10, facets: 60 },
];
const runs = 9;
const isPage = (name: string) => /^(list|filter|search)\b/.test(name) && !name.includes("admin");

/**
 * Measures how long D1 takes for each statement of the public lists and facets, as it reports it: medians of several runs.
 * Never fails: timings are noisy.
 */
export async function times(report: Report): Promise<void> {
  const { mf, db } = await createDatabase();
  try {
    let stored = 0;
    for (const { size, ...targets } of sizes) {
      await addProperties(db, stored, size - stored);
      stored = size;
      await db.prepare("ANALYZE").run();
      const uuid = (await db.prepare("SELECT uuid FROM properties WHERE n = 50").first<string>("uuid")) ?? "";
      report.heading(`Milliseconds of the slowest statement at ${size} homes, medians of ${runs}`);
      for (const { name, query, follow } of createBenchCases(uuid, uuid)) {
        const isFacets = name.startsWith("facets");
        if (!isFacets && !isPage(name)) continue;
        const { result } = await measure(db, query);
        const measured = follow?.(result as ListPage) ?? query;
        const slowest: number[] = [];
        for (let run = 0; run < runs; run += 1)
          slowest.push(Math.max(...(await measure(db, measured)).cost.milliseconds));
        const median = slowest.toSorted((one, other) => one - other)[Math.floor(runs / 2)] ?? 0;
        const target = isFacets ? targets.facets : targets.page;
        report.line(name, [String(median)], String(target));
      }
    }
  } finally {
    await mf.dispose();
  }
}
