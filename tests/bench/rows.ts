import type { ListPage } from "#worker/modules/properties/search/list-page.ts";
import { createBenchCases } from "./bench-cases.ts";
import { addProperties, createDatabase } from "./bench-database.ts";
import { type Cost, measure } from "./measure.ts";
import type { Report } from "./report.ts";

const sizes = [1_000, 10_000, 100_000];
/** Stale statistics were gathered when the catalogue had this many listings. */
const staleSize = 10;
const totalBudget = 500;

/** A case's cost in every size of the catalogue and every state of the planner's statistics. */
type Costs = Map<string, { budget: number; totalApart: boolean; byState: Map<string, Cost> }>;

/** Measures rows read and trips of every public read, without planner statistics, with stale and with fresh ones. */
export async function rows(report: Report): Promise<void> {
  const costs = await measureSizes();
  report.heading("Rows read in one trip: page (+ total), by listings in the catalogue");
  for (const [name, { budget, totalApart, byState }] of costs) {
    const worst = sizes.map((size) =>
      worstOf(
        [...byState].filter(([state]) => state.startsWith(`${size} `)),
        totalApart,
      ),
    );
    const shown = worst.map(({ page, total }) => (total === undefined ? `${page}` : `${page} + ${total}`));
    const ok = worst.every(
      ({ page, total, trips }) => page <= budget && (total ?? 0) <= totalBudget + 1 && trips === 1,
    );
    report.line(name, shown, `${budget}`, ok);
  }
}

function worstOf(costs: [state: string, cost: Cost][], totalApart: boolean) {
  const sum = (rows: number[]) => rows.reduce((total, read) => total + read, 0);
  const worst = (figure: (cost: Cost) => number) => Math.max(...costs.map(([, cost]) => figure(cost)));
  const counted = totalApart && costs.some(([, { rows }]) => rows.length > 1);
  return {
    page: worst(({ rows }) => (totalApart ? (rows[0] ?? 0) : sum(rows))),
    total: counted ? worst(({ rows }) => sum(rows.slice(1))) : undefined,
    trips: worst(({ trips }) => trips),
  };
}

/** One database grows through all sizes. At each size its statistics are replaced, so every state sees the same rows. */
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

/** A row of SQLite's table of planner statistics. */
interface Statistic {
  tbl: string;
  idx: string | null;
  stat: string;
}

async function analyze(db: D1Database): Promise<Statistic[]> {
  await db.prepare("ANALYZE").run();
  return (await db.prepare("SELECT tbl, idx, stat FROM sqlite_stat1").all<Statistic>()).results;
}

/** Replaces the planner's statistics and lets SQLite read them again. */
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
  for (const { name, budget, totalApart, query, follow } of createBenchCases(row?.uuid ?? "")) {
    let { answer, cost } = await measure(db, query);
    const second = follow?.(answer as ListPage);
    if (follow && !second) throw new Error(`${name} has no second page`);
    if (second) ({ answer, cost } = await measure(db, second));
    const known = costs.get(name) ?? { budget, totalApart, byState: new Map() };
    known.byState.set(state, cost);
    costs.set(name, known);
  }
}
