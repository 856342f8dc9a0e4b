import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { bundleWorker } from "../../support/bundled-worker.ts";
import { createRandom } from "../../support/seeded-random.ts";
import { createDatabase } from "../bench-database.ts";
import type { Report } from "../report.ts";
import { createChanges } from "./changes.ts";
import type { Figures } from "./figures.ts";
import { reportDays } from "./report-days.ts";
import { createSite } from "./simulated-site.ts";
import { changesPerDay, visitsPerDay } from "./simulation-size.ts";
import { storeCatalogue } from "./store-catalogue.ts";
import { createDay } from "./visits.ts";

const dayMs = 86_400_000;

/**
 * Replays two days of visits through a cache in front of the real worker: the day of a deployment, which starts with an
 * empty cache, and the next one. The clock is simulated; the worker, the database and the purges are real.
 */
export async function edge(report: Report): Promise<void> {
  const source = await bundleWorker(
    "tests/bench/edge/edge-worker.ts",
    join(mkdtempSync(join(tmpdir(), "edge-")), "worker"),
  );
  const { mf, db } = await createDatabase(source);
  try {
    const { catalogue, drafts } = await storeCatalogue(mf, db);
    const random = createRandom(7).next;
    const start = Math.ceil(Date.now() / dayMs) * dayMs;
    const site = createSite(mf, db, { now: start });
    const days: Figures[] = [];
    for (const day of [0, 1]) {
      const from = start + day * dayMs;
      const requests = createDay(from, visitsPerDay, catalogue, random);
      // That blocks the thread for seconds, so the server closes the idle connection. Wait until that is noticed.
      await setTimeout(100);
      days.push(
        await site.replay(requests, createChanges(from, catalogue, drafts.splice(0, changesPerDay / 2), random)),
      );
    }
    reportDays(report, days as [Figures, Figures]);
  } finally {
    await mf.dispose();
  }
}
