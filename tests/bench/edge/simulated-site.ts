import type { Miniflare } from "miniflare";
import { debounceMs, invalidateChanges, retryMs } from "#worker/flows/edge-cache/invalidate-changes.service.ts";
import { cacheTags, changedListTags } from "#worker/http/caching/cache-tags.ts";
import type { Change } from "./changes.ts";
import { type Clock, createEdgeModel, type WorkerResponse } from "./edge-model.ts";
import { type Figures, noFigures } from "./figures.ts";
import type { VisitRequest } from "./visits.ts";

/** How far the replica is behind that fills the cache. */
const replicaLagMs = 1500;
/** Every twentieth call is refused, so that the schedule must repeat it. */
const refusedCall = 20;
const countedEvents = 100;
const scheduleMs = 300_000;

/** A site with the real worker behind a simulated cache. Its clock moves with the requests. */
export function createSite(mf: Miniflare, db: D1Database, clock: Clock) {
  let figures = noFigures();
  /** When what a tag names changed last, oldest first. */
  const changed = new Map<string, number[]>();
  let lastChange = Number.NEGATIVE_INFINITY;
  const due: { at: number; work: () => Promise<unknown> }[] = [];

  const model = createEdgeModel(clock, async (path): Promise<WorkerResponse> => {
    const started = performance.now();
    const response = await dispatch(path);
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
  const call = (method: "purge" | "invalidate") => async (options: CachePurgeOptions) => {
    figures.purges += 1;
    const isRefused = figures.purges % refusedCall === 0;
    if (!isRefused) model[method](options);
    return { success: !isRefused, errors: isRefused ? [{ code: 429, message: "rate limited" }] : [] };
  };
  const cache = { purge: call("purge"), invalidate: call("invalidate") };
  const stores = { db, cache };

  /** The worker's clock is that of the simulation. */
  function dispatch(path: string, init: { method?: string; body?: string } = {}, headers: Record<string, string> = {}) {
    const timed = { ...headers, "x-bench-now": String(clock.now) };
    return mf.dispatchFetch(`http://localhost${path}`, { ...init, headers: timed, redirect: "manual" });
  }

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
      const init = { method: "POST", body: '{"event":"view"}' };
      const response = await dispatch(path, init, { "content-type": "application/json" });
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
    const areaKey = await db
      .prepare("SELECT area_key FROM properties WHERE uuid = ?")
      .bind(uuid)
      .first<string>("area_key");
    for (const tag of [...changedListTags(kind, areaKey), cacheTags.property(uuid)])
      changed.set(tag, [...(changed.get(tag) ?? []), at]);
    const invalidate = () => invalidateChanges(stores).catch(() => undefined);
    const retry = () => due.push({ at: clock.now + retryMs, work: invalidate });
    // A later change leaves the call to its own request.
    due.push({
      at: at + debounceMs,
      work: async () => (lastChange > at ? undefined : invalidateChanges(stores).catch(retry)),
    });
    due.push({ at: Math.ceil((at + debounceMs) / scheduleMs) * scheduleMs, work: invalidate });
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
