import type { ListPage } from "#worker/modules/properties/search/list-page.ts";
import { createBenchCases } from "./bench-cases.ts";
import { addProperties, createDatabase } from "./bench-database.ts";
import { type Cost, measure } from "./measure.ts";
import type { Report } from "./report.ts";

const sizes = [1_000, 10_000, 100_000];
const totalBudget = 500;

/** A case's cost in every size of the catalogue and every state of the planner's statistics. */
type Costs = Map<string, { budget: number; totalApart: boolean; byState: Map<string, Cost> }>;

/** Rows read and trips of every public read, with no statistics, stale ones and fresh ones. */
export async function rows(report: Report): Promise<void> {
  const costs: Costs = new Map();
  await grow(costs, ["none"]);
  await grow(costs, ["stale", "fresh"]);
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

async function grow(costs: Costs, states: string[]): Promise<void> {
  const { mf, db } = await createDatabase();
  try {
    let held = 0;
    for (const size of sizes) {
      if (held === 0 && states.includes("stale")) {
        await addProperties(db, 0, 10);
        held = 10;
        await db.prepare("ANALYZE").run();
      }
      await addProperties(db, held, size - held);
      held = size;
      for (const state of states) {
        if (state === "fresh") await db.prepare("ANALYZE").run();
        await measureAll(db, `${size} ${state}`, costs);
      }
    }
  } finally {
    await mf.dispose();
  }
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
