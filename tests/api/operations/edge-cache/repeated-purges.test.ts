import { env } from "cloudflare:workers";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createApp } from "#worker/app.ts";
import { purgeChanges, purgeIntervalMs, replicaLagMs } from "#worker/flows/edge-cache/purge-changes.service.ts";
import { purgeSoon } from "#worker/flows/edge-cache/purge-soon.service.ts";
import { runPurges } from "#worker/flows/edge-cache/run-purges.service.ts";
import { runSchedule } from "#worker/flows/run-schedule.ts";
import { createPurgedSite, storeHome } from "../../../support/edge-cache/purged-site.ts";
import { origin } from "../../../support/public-client.ts";

let site: Awaited<ReturnType<typeof createPurgedSite>>;
beforeEach(async () => {
  site = await createPurgedSite();
});
afterEach(() => {
  vi.restoreAllMocks();
});

describe("a refused purge", () => {
  it("is repeated by the schedule of every minute", async () => {
    const { uuid } = await storeHome();
    await site.edit(uuid);
    site.edge.refuse("rate limited");
    await expect(site.purgeAt(1)).rejects.toThrow("cache: rate limited");
    site.edge.refuse();
    await runPurges(site.stores, () => site.at(60));
    expect(site.edge.purges.map(({ tags }) => tags)).toContainEqual(["list:buy", `property:${uuid}`]);
    expect(site.edge.purges.length).toBeGreaterThan(1);
    expect(await site.purgeAt(90)).toBe("nothing");
  });

  it("just before the schedule is repeated by it as soon as a purge is due, within the same minute", async () => {
    const { uuid } = await storeHome();
    await site.edit(uuid);
    site.edge.refuse("rate limited");
    await expect(site.purgeAt(55)).rejects.toThrow("rate limited");
    site.edge.refuse();
    const { timing, waits } = simulatedTiming(undefined, 60);
    expect(await runPurges(site.stores, timing.now, timing.wait)).toEqual({ purged: 1, settled: expect.any(Number) });
    expect(waits[0]).toBe(purgeIntervalMs);
  });

  it("fails the task of the schedule by name, and its alarm follows as for other tasks", async () => {
    vi.spyOn(console, "error").mockReturnValue();
    const { uuid } = await storeHome();
    await site.edit(uuid);
    site.edge.refuse("rate limited");
    await expect(runSchedule(env, site.at(300), site.edge.cache)).rejects.toThrow("rate limited");
    const job = await env.DB.prepare("SELECT failures, error FROM jobs WHERE name = 'edge-cache'").first();
    expect(job).toEqual({ failures: 1, error: "cache: rate limited" });
  });

  it("of a cache that throws is a failure too", async () => {
    const { uuid } = await storeHome();
    await site.edit(uuid);
    const broken = { purge: () => Promise.reject(new Error("offline")) };
    await expect(purgeChanges({ db: env.DB, cache: broken }, site.at(1))).rejects.toThrow();
    expect(await site.purgeAt(30)).toEqual({ changes: 1 });
  });
});

describe("a replica that lags behind", () => {
  it("can fill the cache for a minute at most: every change is purged once more", async () => {
    const { uuid } = await storeHome();
    await site.edit(uuid);
    await site.purgeAt(1);
    expect(await site.settleAt(3)).toBe("too-early");
    expect(await site.settleAt(60)).toEqual({ changes: 1 });
    expect(site.edge.purges).toEqual([site.edge.purges[0], site.edge.purges[0]]);
    expect(await site.settleAt(120)).toBe("nothing");
  });

  it("costs nothing while nothing changes", async () => {
    expect(await runPurges(site.stores, () => site.at(60))).toBeUndefined();
    expect(site.edge.purges).toEqual([]);
  });
});

/** A clock that waiting moves, without waiting. `onInterval` runs while a purge waits for the next one. */
function simulatedTiming(onInterval?: () => void, seconds = 0) {
  const waits: number[] = [];
  let time = site.at(seconds).getTime();
  const wait = async (milliseconds: number) => {
    waits.push(milliseconds);
    if (milliseconds === purgeIntervalMs) onInterval?.();
    time += milliseconds;
  };
  return { waits, timing: { now: () => new Date(time), wait } };
}

describe("after the response to a change", () => {
  it("one purge follows a second later, without delaying the response", async () => {
    const waits: number[] = [];
    const realTimeout = setTimeout;
    vi.spyOn(globalThis, "setTimeout").mockImplementation(((work: () => void, milliseconds = 0) => {
      const isWait = [1000, purgeIntervalMs, replicaLagMs].includes(milliseconds);
      if (isWait) waits.push(milliseconds);
      return realTimeout(work, isWait ? 0 : milliseconds);
    }) as typeof setTimeout);
    const { uuid } = await storeHome();
    await site.change("PATCH", "/update/buy/property", { uuid, title: "Another title" }, site.edge.context());
    await site.edge.settled();
    expect(waits[0]).toBe(1000);
    expect(site.edge.purges.length).toBe(1);
  });

  it("a second purge follows when the replicas know the change", async () => {
    const { uuid } = await storeHome();
    await site.edit(uuid);
    await purgeSoon(site.stores, "id", simulatedTiming().timing);
    const tags = ["list:buy", `property:${uuid}`];
    expect(site.edge.purges).toEqual([{ tags }, { tags }]);
    expect(await runPurges(site.stores, () => site.at(60))).toBeUndefined();
  });

  it("a refused purge is repeated after 15 seconds; if that is refused too, the schedule repeats it", async () => {
    const { uuid } = await storeHome();
    await site.edit(uuid);
    site.edge.refuse("rate limited");
    const { timing, waits } = simulatedTiming(() => site.edge.refuse());
    await purgeSoon(site.stores, "id", timing);
    expect(waits).toEqual([1000, purgeIntervalMs, replicaLagMs]);
    expect(await runPurges(site.stores, () => site.at(60))).toBeUndefined();

    vi.spyOn(console, "error").mockReturnValue();
    await site.edit(uuid, { title: "Third title" });
    site.edge.refuse("rate limited");
    await purgeSoon(site.stores, "id", simulatedTiming(undefined, 60).timing);
    site.edge.refuse();
    expect(await runPurges(site.stores, () => site.at(120))).toEqual({ purged: 1, settled: expect.any(Number) });
  });

  it("a read purges nothing", async () => {
    const request = new Request(`${origin}/api/v1/list/buy/properties`, {
      headers: { authorization: `Bearer ${site.token}` },
    });
    expect((await createApp().fetch(request, env, site.edge.context())).status).toBe(200);
    await site.edge.settled();
    expect(site.edge.purges).toEqual([]);
  });
});
