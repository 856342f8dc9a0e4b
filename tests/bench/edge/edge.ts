import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import type { Miniflare } from "miniflare";
import {
  purgeChanges,
  purgeIntervalMs,
  settleChanges,
  replicaLagMs as settleDelayMs,
} from "#worker/flows/edge-cache/purge-changes.service.ts";
import { bundleWorker } from "../../support/bundled-worker.ts";
import { createRandom } from "../../support/seeded-random.ts";
import { addProperties, createDatabase } from "../bench-database.ts";
import type { Report } from "../report.ts";
import { type Clock, createEdgeModel, type WorkerResponse } from "./edge-model.ts";
import { monthlyCost, type Usage } from "./prices.ts";
import { createRuns, type Runs } from "./runs.ts";
import { type Catalogue, createDay, type Home, type VisitRequest } from "./visits.ts";

const visitsPerDay = 20_000;
const liveHomes = 300;
const changesPerDay = 40;
/** How far the replica is behind that fills the cache. */
const replicaLagMs = 1500;
/** Every twentieth purge is refused, so that the schedule must repeat it. */
const refusedPurge = 20;
const countedEvents = 100;
const shownCauses = 25;
const dayMs = 86_400_000;
const minuteMs = 60_000;

interface Figures {
  public: Share;
  images: Share;
  trips: number;
  rowsRead: number;
  rowsWritten: number;
  runs: number;
  milliseconds: number;
  imageReads: number;
  events: number;
  longestStaleness: number;
  staleAnswers: number;
  purges: number;
  /** Why the worker ran. */
  causes: Runs;
}
interface Share {
  all: number;
  withoutWorker: number;
  withoutWaiting: number;
}

const noShare = (): Share => ({ all: 0, withoutWorker: 0, withoutWaiting: 0 });
const noFigures = (): Figures => ({
  public: noShare(),
  images: noShare(),
  trips: 0,
  rowsRead: 0,
  rowsWritten: 0,
  runs: 0,
  milliseconds: 0,
  imageReads: 0,
  events: 0,
  longestStaleness: 0,
  staleAnswers: 0,
  purges: 0,
  causes: createRuns(),
});

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
    print(report, days as [Figures, Figures]);
  } finally {
    await mf.dispose();
  }
}

interface Change {
  at: number;
  uuid: string;
  kind: "buy" | "rent";
  /** A draft becomes public, or a live home gets another price. */
  isPublished: boolean;
}

function createChanges(from: number, { homes }: Catalogue, drafts: Home[], random: () => number): Change[] {
  return Array.from({ length: changesPerDay }, (_, index) => {
    const draft = index % 2 === 0 ? drafts[index / 2] : undefined;
    const { uuid, kind } = draft ?? (homes[Math.floor(random() ** 2 * homes.length)] as Home);
    // Between eight and six, often several in a row.
    const at = from + (8 + Math.floor(random() * 20) / 2 + random() * 0.05) * 3_600_000;
    return { at, uuid, kind, isPublished: draft !== undefined };
  }).sort((a, b) => a.at - b.at);
}

function createSite(mf: Miniflare, db: D1Database, clock: Clock) {
  let figures = noFigures();
  /** When what a tag names changed last, oldest first. */
  const changed = new Map<string, number[]>();
  let lastChange = Number.NEGATIVE_INFINITY;
  const due: { at: number; work: () => Promise<unknown> }[] = [];

  const model = createEdgeModel(clock, async (path): Promise<WorkerResponse> => {
    const started = performance.now();
    const response = await mf.dispatchFetch(`http://localhost${path}`, { redirect: "manual" });
    const isList = path.includes("/properties?");
    const text = await response.text();
    figures.runs += 1;
    figures.milliseconds += performance.now() - started;
    noteCost(response.headers.get("x-bench-cost"));
    if (path.startsWith("/images/") && response.status === 200) figures.imageReads += 1;
    if (response.status >= 500) throw new Error(`${path} responded with ${response.status}`);
    const cursor =
      isList && response.status === 200 ? (JSON.parse(text) as { next_cursor?: string }).next_cursor : undefined;
    const headers = response.headers as unknown as Headers;
    return { status: response.status, headers, readAt: clock.now - replicaLagMs, cursor };
  });
  const cache = {
    async purge(options: CachePurgeOptions): Promise<CachePurgeResult> {
      figures.purges += 1;
      const isRefused = figures.purges % refusedPurge === 0;
      if (!isRefused) model.purge(options);
      return { success: !isRefused, errors: isRefused ? [{ code: 429, message: "rate limited" }] : [] };
    },
  };
  const stores = { db, cache };

  function noteCost(text: string | null, times = 1): void {
    const cost = JSON.parse(text ?? "{}") as { trips?: number; read?: number; written?: number };
    figures.trips += (cost.trips ?? 0) * times;
    figures.rowsRead += (cost.read ?? 0) * times;
    figures.rowsWritten += (cost.written ?? 0) * times;
  }

  async function answer(request: VisitRequest): Promise<void> {
    const { kind, path, isNextPage } = request;
    if (kind === "event") {
      figures.events += 1;
      // Counted views are alike, so the worker runs for one in a hundred; the others cost as much.
      if (figures.events % countedEvents !== 1) return;
      const init = { method: "POST", body: '{"event":"view"}', headers: { "content-type": "application/json" } };
      const response = await mf.dispatchFetch(`http://localhost${path}`, init);
      await response.arrayBuffer();
      noteCost(response.headers.get("x-bench-cost"), countedEvents);
      return;
    }
    let found = await model.get(path);
    if (isNextPage) {
      if (!found.cursor) return;
      found = await model.get(`${path}&cursor=${encodeURIComponent(found.cursor)}`);
    }
    const share = kind === "image" ? figures.images : figures.public;
    share.all += 1;
    if (found.outcome === "hit") share.withoutWorker += 1;
    else figures.causes.note(request, found.reason ?? "");
    if (found.outcome !== "worker") share.withoutWaiting += 1;
    noteStaleness(found.readAt, found.tags);
  }

  /** An answer is stale since the first change of something that it shows. */
  function noteStaleness(readAt: number | undefined, tags: ReadonlySet<string>): void {
    if (readAt === undefined || readAt > lastChange) return;
    const missed = [...tags].flatMap((tag) => (changed.get(tag) ?? []).filter((at) => at > readAt));
    if (missed.length === 0) return;
    figures.staleAnswers += 1;
    figures.longestStaleness = Math.max(figures.longestStaleness, clock.now - Math.min(...missed));
  }

  /** Stores a change as an admin's request does, with its audit entry, and plans what follows it. */
  async function apply({ at, uuid, kind, isPublished }: Change): Promise<void> {
    const time = new Date(at).toISOString();
    const fields = isPublished ? { published: true } : { price: 1 };
    await db.batch([
      isPublished
        ? db.prepare("UPDATE properties SET published = 1, updated_at = ? WHERE uuid = ?").bind(time, uuid)
        : db
            .prepare("UPDATE properties SET price_cents = price_cents + 500, updated_at = ? WHERE uuid = ?")
            .bind(time, uuid),
      db
        .prepare("INSERT INTO audit (at, action, entity, entity_id, after) VALUES (?, 'update', 'property', ?, ?)")
        .bind(time, uuid, JSON.stringify(fields)),
    ]);
    lastChange = at;
    for (const tag of [`list:${kind}`, `property:${uuid}`]) changed.set(tag, [...(changed.get(tag) ?? []), at]);
    const purgeAt = (delay: number) =>
      due.push({
        at: at + delay,
        work: async () => {
          const outcome = await purgeChanges(stores, new Date(clock.now)).catch(() => "refused");
          const isLater = outcome === "too-early" || outcome === "refused";
          if (isLater && delay < purgeIntervalMs) purgeAt(delay + purgeIntervalMs);
          const settle = () => settleChanges(stores, new Date(clock.now)).catch(() => undefined);
          if (typeof outcome === "object") due.push({ at: clock.now + settleDelayMs, work: settle });
        },
      });
    purgeAt(1000);
    const minute = Math.ceil((at + 1) / minuteMs) * minuteMs;
    for (const tick of [minute, minute + minuteMs, minute + 2 * minuteMs]) {
      due.push({ at: tick, work: () => purgeChanges(stores, new Date(clock.now)).catch(() => undefined) });
      due.push({ at: tick + 5001, work: () => settleChanges(stores, new Date(clock.now)).catch(() => undefined) });
    }
  }

  return {
    async replay(requests: VisitRequest[], changes: Change[]): Promise<Figures> {
      figures = noFigures();
      for (const change of changes) due.push({ at: change.at, work: () => apply(change) });
      for (const request of requests) {
        for (;;) {
          due.sort((a, b) => a.at - b.at);
          if ((due[0]?.at ?? Number.POSITIVE_INFINITY) > request.at) break;
          const next = due.shift();
          clock.now = next?.at ?? clock.now;
          await next?.work();
        }
        clock.now = request.at;
        await answer(request);
      }
      return figures;
    },
  };
}

/** Stores live homes with images, and drafts that will be published. */
async function storeCatalogue(mf: Miniflare, db: D1Database): Promise<{ catalogue: Catalogue; drafts: Home[] }> {
  await addProperties(db, 0, liveHomes + changesPerDay);
  await db.prepare("UPDATE properties SET published = 0 WHERE n > ?").bind(liveHomes).run();
  await db
    .prepare(
      `INSERT INTO pictures (id, property_n, number, position, key, type, bytes, width, height, alt, variants, created_at)
       SELECT lower(hex(randomblob(16))), n, value, value - 1, kind || '-properties/' || uuid || '/' || value, 'image/webp', 9,
         1280, 960, 'A house', '[320,640,1280]', created_at FROM properties, json_each('[1,2,3,4]')`,
    )
    .run();
  const { results } = await db
    .prepare("SELECT uuid, kind, published, deleted_at IS NOT NULL AS deleted FROM properties ORDER BY n")
    .all<Home & { published: number; deleted: number }>();
  const images = await mf.getR2Bucket("IMAGES");
  for (const { uuid, kind } of results)
    for (const number of [1, 2, 3, 4])
      for (const width of [320, 640])
        await images.put(`${kind}-properties/${uuid}/${number}-${width}.webp`, "an image");
  const removed = results.filter(({ deleted }) => deleted === 1);
  const kept = results.filter(({ deleted }) => deleted === 0);
  const homes = kept.filter(({ published }) => published === 1);
  return { catalogue: { homes, removed }, drafts: kept.filter(({ published }) => published === 0) };
}

const percent = (part: number, all: number) => `${((100 * part) / all).toFixed(1)} %`;

function print(report: Report, [first, usual]: [Figures, Figures]): void {
  const both = (figure: (day: Figures) => string) => [figure(first), figure(usual)];
  report.heading(
    `A day of ${visitsPerDay} visits, ${liveHomes} homes and ${changesPerDay} changes: after a deployment, and an ordinary one`,
  );
  const line = (name: string, share: "public" | "images", target: number) => {
    const reached = usual[share].withoutWorker / usual[share].all;
    report.line(
      name,
      both((day) => percent(day[share].withoutWorker, day[share].all)),
      `${target} %`,
      reached >= target / 100,
    );
    const waiting = both((day) => percent(day[share].withoutWaiting, day[share].all));
    report.line(`${name}, or by a copy while it runs`, waiting, "none");
  };
  const total = (day: Figures): Share => ({
    all: day.public.all + day.images.all,
    withoutWorker: day.public.withoutWorker + day.images.withoutWorker,
    withoutWaiting: 0,
  });
  const shares = both((day) => percent(total(day).withoutWorker, total(day).all));
  report.line(
    "all GET requests without the worker",
    shares,
    "95 %",
    total(usual).withoutWorker / total(usual).all >= 0.95,
  );
  line("pages and reads without the worker", "public", 95);
  line("images without the worker", "images", 99);
  report.line(
    "requests for pages and reads, images",
    both((day) => `${day.public.all}, ${day.images.all}`),
    "none",
  );
  const perThousand = (figure: keyof Figures) =>
    both((day) => String(Math.round((day[figure] as number) / (visitsPerDay / 1000))));
  report.line("trips to the database per 1,000 visits", perThousand("trips"), "none");
  report.line("rows read per 1,000 visits", perThousand("rowsRead"), "none");
  report.line("rows written per 1,000 visits", perThousand("rowsWritten"), "none");
  const staleness = both((day) => `${(day.longestStaleness / 1000).toFixed(1)} s`);
  report.line(
    "longest staleness",
    staleness,
    "60 s",
    Math.max(first.longestStaleness, usual.longestStaleness) <= 60_000,
  );
  report.line(
    "stale answers",
    both((day) => String(day.staleAnswers)),
    "none",
  );
  report.line(
    "purges",
    both((day) => String(day.purges)),
    "none",
  );
  for (const visits of [100_000, 1_000_000]) {
    const factor = visits / visitsPerDay;
    const cost = both((day) => `${monthlyCost(usageOf(day, factor)).toFixed(2)} $`);
    report.line(`cost per month, ${visits.toLocaleString("en")} visits`, cost, "none");
  }
  report.heading(
    "Why the worker ran on the ordinary day: the most common causes, with their share of all GET requests",
  );
  for (const { name, count } of usual.causes.list().slice(0, shownCauses))
    report.line(name, [String(count), percent(count, total(usual).all)], "none");
}

/** The time of the worker is at most the time until its response, so the CPU time is an upper bound. */
function usageOf(day: Figures, factor: number): Usage {
  const scheduled = 30 * (1440 + 288);
  return {
    requests: (day.public.all + day.images.all + day.events) * factor + scheduled,
    cpuMs: (day.milliseconds + day.events * 3) * factor + scheduled * 20,
    rowsRead: day.rowsRead * factor,
    rowsWritten: day.rowsWritten * factor,
    imageReads: day.imageReads * factor,
  };
}
