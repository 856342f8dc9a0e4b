import type { ListPage } from "#worker/modules/properties/search/list-page.ts";
import { createBenchCases, totalBudget } from "./bench-cases.ts";
import { addProperties, createDatabase } from "./bench-database.ts";
import { type Cost, measure } from "./measure.ts";
import type { Report } from "./report.ts";

const sizes = [1_000, 10_000, 100_000];
/** Number of properties when the stale statistics were collected. */
const staleSize = 10;

/** The cost of a case for each number of properties and each state of the planner statistics. */
type Costs = Map<string, { budget: number; byState: Map<string, Cost> }>;

/** Measures rows and trips of all public reads: without, with stale and with fresh planner statistics. */
export async function rows(report: Report): Promise<void> {
  const costs = await measureSizes();
  report.heading("Rows read in one trip, by listings in the catalogue; a first page with its total");
  for (const [name, { budget, byState }] of costs) {
    const worst = sizes.map((size) => worstOf([...byState].filter(([state]) => state.startsWith(`${size} `))));
    const ok = worst.every(({ rows, trips }) => rows <= budget && trips === 1);
    report.line(
      name,
      worst.map(({ rows }) => `${rows}`),
      `${budget}`,
      ok,
    );
  }
}

function worstOf(costs: [state: string, cost: Cost][]) {
  const worst = (figure: (cost: Cost) => number) => Math.max(...costs.map(([, cost]) => figure(cost)));
  return {
    rows: worst(({ rows }) => rows.reduce((total, read) => total + read, 0)),
    trips: worst(({ trips }) => trips),
  };
}

/** One database grows through all sizes. Its statistics are replaced at each size, so all states have the same rows. */
async function measureSizes(): Promise<Costs> {
  const costs: Costs = new Map();
  const { mf, db } = await createDatabase();
  try {
    await addProperties(db, 0, staleSize);
    const stale = await analyze(db);
    let stored = staleSize;
    for (const size of sizes) {
      await addProperties(db, stored, size - stored);
      stored = size;
      const fresh = await analyze(db);
      for (const [state, statistics] of Object.entries({ none: [], stale, fresh })) {
        await setStatistics(db, statistics);
        await measureAll(db, `${size} ${state}`, costs);
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

async function measureAll(db: D1Database, state: string, costs: Costs): Promise<void> {
  const row = await db.prepare("SELECT uuid FROM properties WHERE n = 500").first<{ uuid: string }>();
  const newest = await db
    .prepare("SELECT uuid FROM properties WHERE is_listed = 1 ORDER BY best_order DESC LIMIT 1")
    .first<{ uuid: string }>();
  for (const { name, budget, countsMatches, query, follow } of createBenchCases(row?.uuid ?? "", newest?.uuid ?? "")) {
    let { result, cost } = await measure(db, query);
    const second = follow?.(result as ListPage);
    if (follow && !second) throw new Error(`${name} has no second page`);
    if (second) ({ result, cost } = await measure(db, second));
    const entry = costs.get(name) ?? { budget: budget + (countsMatches ? totalBudget : 0), byState: new Map() };
    entry.byState.set(state, cost);
    costs.set(name, entry);
  }
}
