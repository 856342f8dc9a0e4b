import { exactTotalLimit } from "#contract/http/pagination.ts";
import type { ListPage } from "#worker/modules/properties/search/list-page.ts";
import { createBenchCases } from "./bench-cases.ts";
import { addProperties, createDatabase } from "./bench-database.ts";
import { type Cost, measure } from "./measure.ts";
import type { Report } from "./report.ts";

const sizes = [60, 3_000, 20_000];

/** The costs of a case, by the number of homes. */
type Costs = Map<string, { budget: number; bySize: Map<number, Cost[]> }>;

/** Measures rows and trips of all public reads, without and with statistics of the planner. */
export async function rows(report: Report): Promise<void> {
  const costs = await measureSizes();
  report.heading(`Most rows read by one statement, with ${sizes.join(", ")} homes stored`);
  for (const [name, { budget, bySize }] of costs) {
    const worst = sizes.map((size) => Math.max(...(bySize.get(size) ?? []).flatMap((cost) => cost.rows)));
    const isOneTrip = [...bySize.values()].flat().every(({ trips }) => trips === 1);
    const ok = isOneTrip && worst.every((most, at) => most <= Math.max(exactTotalLimit + 1, budget * (sizes[at] ?? 0)));
    const target = budget === 0 ? `${exactTotalLimit + 1}` : `${budget} x homes`;
    report.line(name, worst.map(String), target, ok);
  }
}

/** One database grows through all sizes. Its statistics are replaced at each size, so both states have the same rows. */
async function measureSizes(): Promise<Costs> {
  const costs: Costs = new Map();
  const { mf, db } = await createDatabase();
  try {
    let stored = 0;
    for (const size of sizes) {
      await addProperties(db, stored, size - stored);
      stored = size;
      const fresh = await analyze(db);
      for (const statistics of [[], fresh]) {
        await setStatistics(db, statistics);
        await measureAll(db, size, costs);
      }
    }
  } finally {
    await mf.dispose();
  }
  return costs;
}

/** A row of SQLite's planner statistics. */
interface Statistic {
  tbl: string;
  idx: string | null;
  stat: string;
}

async function analyze(db: D1Database): Promise<Statistic[]> {
  await db.prepare("ANALYZE").run();
  return (await db.prepare("SELECT tbl, idx, stat FROM sqlite_stat1").all<Statistic>()).results;
}

/** Replaces the planner statistics and reloads them. */
async function setStatistics(db: D1Database, statistics: Statistic[]): Promise<void> {
  const insert = db.prepare("INSERT INTO sqlite_stat1 (tbl, idx, stat) VALUES (?, ?, ?)");
  await db.batch([
    db.prepare("DELETE FROM sqlite_stat1"),
    ...statistics.map(({ tbl, idx, stat }) => insert.bind(tbl, idx, stat)),
    db.prepare("ANALYZE sqlite_schema"),
  ]);
}

async function measureAll(db: D1Database, size: number, costs: Costs): Promise<void> {
  const row = await db.prepare("SELECT uuid FROM properties WHERE n = 50").first<{ uuid: string }>();
  const newest = await db
    .prepare("SELECT uuid FROM properties WHERE is_listed = 1 ORDER BY is_available DESC, n DESC LIMIT 1")
    .first<{ uuid: string }>();
  for (const { name, budget, query, follow } of createBenchCases(row?.uuid ?? "", newest?.uuid ?? "")) {
    let { result, cost } = await measure(db, query);
    const second = follow?.(result as ListPage);
    if (second) ({ result, cost } = await measure(db, second));
    const entry = costs.get(name) ?? { budget, bySize: new Map() };
    entry.bySize.set(size, [...(entry.bySize.get(size) ?? []), cost]);
    costs.set(name, entry);
  }
}
