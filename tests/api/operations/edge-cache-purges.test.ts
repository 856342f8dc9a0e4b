import { createExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createApp } from "#worker/app.ts";
import { noteCatalogueChange } from "#worker/db/catalogue-changes.ts";
import { batch } from "#worker/db/query.ts";
import {
  purgeChanges,
  purgeIntervalMs,
  replicaLagMs,
  settleChanges,
} from "#worker/flows/edge-cache/purge-changes.service.ts";
import { purgeSoon } from "#worker/flows/edge-cache/purge-soon.service.ts";
import { runPurges } from "#worker/flows/edge-cache/run-purges.service.ts";
import { keepListingRules } from "#worker/flows/listing-rules/keep-listing-rules.service.ts";
import { runSchedule } from "#worker/flows/run-schedule.ts";
import { storeSignedIn } from "../../support/accounts.ts";
import { createEdgeCache } from "../../support/edge-cache.ts";
import { buildProperty, storeImage, storeProperties, storeProperty } from "../../support/properties.ts";
import { origin } from "../../support/public-client.ts";

let edge = createEdgeCache();
let admin: { token: string };
const start = Date.now();
const bothLists = ["list:buy", "list:rent"];
const at = (seconds: number) => new Date(start + seconds * 1000);

beforeEach(async () => {
  edge = createEdgeCache();
  admin = await storeSignedIn({ role: "super_admin" });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const stores = () => ({ db: env.DB, cache: edge.cache });
const purgeAt = (seconds: number) => purgeChanges(stores(), at(seconds));
const settleAt = (seconds: number) => settleChanges(stores(), at(seconds));

/** Sends a change as an admin. No purge follows unless its context has a cache. */
async function change(method: string, path: string, body?: unknown, context = createExecutionContext()) {
  const request = new Request(`${origin}/api/v1${path}`, {
    method,
    headers: { authorization: `Bearer ${admin.token}`, "content-type": "application/json" },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  const response = await createApp().fetch(request, env, context);
  expect([response.status < 300, await response.text()]).toEqual([true, expect.any(String)]);
}
const edit = (uuid: string, fields: object = { title: "Another title" }) =>
  change("PATCH", "/update/buy/property", { uuid, ...fields });

const course = {
  make: "Toyota",
  model: "Vitz",
  year: 2015,
  type: "Beginner",
  seats: 5,
  transmission: "Manual",
  fuelType: "Petrol",
  pricePerDay: 180,
  location: "Sinkor",
};
const professional = {
  name: "Dr. Comfort Weah",
  specialty: "Pediatrics",
  location: "Congo Town",
  availability: "Monday to Friday",
  contact: "+231 77 555 0101",
  description: "Sees children.",
};

describe("a change by an admin", () => {
  it("of a home purges the lists, the home and the pages that show it, and keeps its images", async () => {
    const { uuid } = await storeHome();
    await edit(uuid);
    expect(await purgeAt(1)).toEqual({ changes: 1 });
    expect(edge.purges).toEqual([{ tags: ["list:buy", `property:${uuid}`] }]);
  });

  it.each([
    ["unpublished", (uuid: string) => edit(uuid, { published: false })],
    ["deleted", (uuid: string) => change("DELETE", "/delete/buy/property", { uuid })],
  ])("also purges the images of a home that is %s", async (_, act) => {
    const { uuid } = await storeHome();
    await act(uuid);
    await purgeAt(1);
    expect(edge.purges).toEqual([{ tags: ["list:buy", `property:${uuid}`, `images:${uuid}`] }]);
  });

  it("of a course, a doctor or the business purges what shows them", async () => {
    await change("POST", "/courses", course);
    await change("PATCH", `/courses/${await idOf("courses")}`, { location: "Congo Town" });
    await change("POST", "/professionals", professional);
    expect(await purgeAt(1)).toEqual({ changes: 3 });
    expect(edge.purges).toEqual([{ tags: ["courses", "doctors"] }]);
  });

  it("of a course or a doctor who is added, deleted or restored purges what shows them", async () => {
    for (const [path, fields, tag] of [
      ["courses", course, "courses"],
      ["professionals", professional, "doctors"],
    ] as const) {
      await change("POST", `/${path}`, fields);
      const id = await idOf(path);
      await purgeAt(tag === "courses" ? 1 : 100);
      await change("DELETE", `/${path}/${id}`);
      await purgeAt(tag === "courses" ? 20 : 120);
      await change("POST", `/${path}/${id}/restore`);
      await purgeAt(tag === "courses" ? 40 : 140);
      expect(edge.purges.splice(0)).toEqual([{ tags: [tag] }, { tags: [tag] }, { tags: [tag] }]);
    }
  });

  it("of several homes at once purges each, but no images that stay", async () => {
    const [one, other] = [await storeHome(), await storeHome()];
    await change("PATCH", "/properties", { uuids: [one.uuid, other.uuid], featured: true });
    await purgeAt(1);
    expect(edge.purges).toEqual([{ tags: ["list:buy", `property:${one.uuid}`, `property:${other.uuid}`] }]);
  });

  it("of one kind keeps the lists of the other; a change of the kind purges both", async () => {
    const home = await storeProperty({ kind: "rent" });
    await storeImage(home);
    await change("PATCH", "/update/rent/property", { uuid: home.uuid, title: "Another title" });
    await purgeAt(1);
    await env.DB.prepare(
      "INSERT INTO audit (at, action, entity, entity_id, after) VALUES ('2026-11-01', 'update', 'property', ?, '{\"kind\":1}')",
    )
      .bind(home.uuid)
      .run();
    await purgeAt(20);
    expect(edge.purges).toEqual([
      { tags: ["list:rent", `property:${home.uuid}`] },
      { tags: [...bothLists, `property:${home.uuid}`, `images:${home.uuid}`] },
    ]);
  });

  it("of a draft purges nothing until it is published, and its removal from the site purges all of it", async () => {
    const home = await storeProperty({ published: false });
    await storeImage(home);
    await edit(home.uuid);
    expect(await purgeAt(1)).toEqual({ changes: 1 });
    expect(await purgeAt(20)).toBe("nothing");
    expect(edge.purges).toEqual([]);
    await edit(home.uuid, { published: true });
    await purgeAt(40);
    await edit(home.uuid, { published: false });
    await edit(home.uuid);
    await purgeAt(60);
    const all = { tags: ["list:buy", `property:${home.uuid}`, `images:${home.uuid}`] };
    expect(edge.purges).toEqual([all, all]);
  });

  it("that visitors never see purges nothing", async () => {
    await change("PATCH", "/auth/me", { username: "another_name" });
    expect(await purgeAt(1)).toBe("nothing");
    expect(edge.purges).toEqual([]);
  });
});

/** Stores a live home with an image, as an edit requires. */
async function storeHome() {
  const home = await storeProperty();
  await storeImage(home);
  return home;
}

async function idOf(table: string): Promise<string | undefined> {
  return (await env.DB.prepare(`SELECT id FROM ${table}`).first<{ id: string }>())?.id;
}

describe("a burst of changes", () => {
  it("is one purge with the tags of all", async () => {
    const homes = await Promise.all([storeHome(), storeHome(), storeHome()]);
    for (const { uuid } of homes) await edit(uuid);
    expect(await purgeAt(1)).toEqual({ changes: 3 });
    expect(await purgeAt(20)).toBe("nothing");
    expect(edge.purges).toEqual([{ tags: ["list:buy", ...homes.map(({ uuid }) => `property:${uuid}`)] }]);
  });

  it("that goes on is purged at most every 15 seconds, because the cache accepts five purges a minute", async () => {
    const { uuid } = await storeHome();
    for (let second = 0; second < 60; second += 3) {
      await edit(uuid, { title: `Title ${second}` });
      await purgeAt(second);
    }
    expect(edge.purges.length).toBe(4);
    expect(await purgeAt(61)).toEqual({ changes: expect.any(Number) });
  });

  it("of two requests at the same time is purged by one of them", async () => {
    const { uuid } = await storeHome();
    await edit(uuid);
    const outcomes = await Promise.all([purgeAt(1), purgeAt(1)]);
    expect(outcomes).toContainEqual({ changes: 1 });
    expect(edge.purges.length).toBe(1);
  });

  it("of more homes than a purge may name purges the pages of all homes", async () => {
    const homes = await Promise.all(Array.from({ length: 95 }, () => storeHome()));
    for (const { uuid } of homes) {
      await env.DB.prepare(
        "INSERT INTO audit (at, action, entity, entity_id, after) VALUES ('2026-11-01', 'update', 'property', ?, '{\"title\":1}')",
      )
        .bind(uuid)
        .run();
    }
    await purgeAt(1);
    expect(edge.purges).toEqual([{ tags: ["list:buy"], pathPrefixes: ["/property/", "/api/v1/public/properties/"] }]);
  });
});

describe("an import", () => {
  const importRows = (from: number, importId: string) =>
    change("POST", "/import/properties", {
      import_id: importId,
      rows: Array.from({ length: 3 }, (_, index) => ({
        reference: `I-${from + index}`,
        kind: "buy",
        title: `House ${from + index}`,
        description: "Quiet",
        property_type: "House",
        address: "Broad Street",
        city: "Monrovia",
        state: "Montserrado",
        country: "Liberia",
        price: "90000",
      })),
    });

  it("that is undone purges all homes", async () => {
    const importId = crypto.randomUUID();
    await importRows(0, importId);
    await purgeAt(20);
    await change("POST", `/import/${importId}/undo`);
    await purgeAt(40);
    expect(edge.purges.at(-1)).toEqual({
      tags: bothLists,
      pathPrefixes: ["/property/", "/api/v1/public/properties/", "/images/"],
    });
  });

  it("is one purge at its end, however many requests it has", async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: at(0) });
    const importId = crypto.randomUUID();
    for (let part = 0; part < 5; part += 1) {
      vi.setSystemTime(at(part * 4));
      await importRows(part * 3, importId);
      expect(await purgeAt(part * 4 + 1)).toBe("importing");
    }
    expect(edge.purges).toEqual([]);
    expect(await purgeAt(16 + 11)).toEqual({ changes: expect.any(Number) });
    expect(edge.purges.length).toBe(1);
    expect(edge.purges[0]?.tags).toEqual(expect.arrayContaining(bothLists));
  });
});

it("a change of many homes without an audit entry for each purges all homes, and once more", async () => {
  await batch(env.DB, noteCatalogueChange());
  await batch(env.DB, noteCatalogueChange());
  expect(await purgeAt(1)).toEqual({ changes: 2 });
  expect(await purgeAt(30)).toBe("nothing");
  expect(await settleAt(60)).toEqual({ changes: 2 });
  expect(await settleAt(90)).toBe("nothing");
  const all = { tags: bothLists, pathPrefixes: ["/property/", "/api/v1/public/properties/", "/images/"] };
  expect(edge.purges).toEqual([all, all]);
});

describe("the listing rules of the schedule", () => {
  const day = 86_400;
  const live = () => storeProperty({ confirmed_at: at(0).toISOString() });
  const homesInState = async () =>
    await env.DB.prepare(
      "SELECT json_type(state, '$.homes') AS type, json_extract(state, '$.homes') AS homes FROM jobs WHERE name = 'edge-cache'",
    ).first();

  it("purge the lists and the homes that left them, and once more, but no images", async () => {
    const [one, other] = [await live(), await live()];
    await env.DB.prepare("UPDATE properties SET is_confirmed = 0, off_list = 0").run();
    await keepListingRules(env.DB, at(61 * day));
    const tags = [...bothLists, `property:${one.uuid}`, `property:${other.uuid}`];
    expect(await purgeAt(61 * day)).toEqual({ changes: 1 });
    expect(await settleAt(61 * day + 60)).toEqual({ changes: 1 });
    expect(edge.purges.map((purge) => ({ ...purge, tags: purge.tags?.toSorted() }))).toEqual([
      { tags: tags.toSorted() },
      { tags: tags.toSorted() },
    ]);
    expect(await homesInState()).toEqual({ type: "object", homes: "{}" });
  });

  it("purge a home again when a longer period puts it back, and nothing while nothing is due", async () => {
    const { uuid } = await live();
    await env.DB.prepare("UPDATE properties SET is_confirmed = 1, off_list = 1").run();
    await keepListingRules(env.DB, at(day));
    await keepListingRules(env.DB, at(day));
    expect(await purgeAt(day)).toEqual({ changes: 1 });
    expect(edge.purges).toEqual([{ tags: [...bothLists, `property:${uuid}`] }]);
  });

  it("purge all pages but no images if they changed many homes", async () => {
    await storeProperties(...Array.from({ length: 91 }, () => buildProperty({ confirmed_at: at(0).toISOString() })));
    await keepListingRules(env.DB, at(61 * day));
    await purgeAt(61 * day);
    expect(edge.purges).toEqual([{ tags: bothLists, pathPrefixes: ["/property/", "/api/v1/public/properties/"] }]);
  });

  it("purge in the same run of the schedule", async () => {
    const realTimeout = setTimeout;
    const skipReplicaLag = (work: () => void, milliseconds = 0) =>
      realTimeout(work, milliseconds === replicaLagMs ? 0 : milliseconds);
    vi.spyOn(globalThis, "setTimeout").mockImplementation(skipReplicaLag as typeof setTimeout);
    vi.spyOn(console, "log").mockReturnValue();
    const { uuid } = await live();
    await runSchedule(env, at(61 * day), edge.cache);
    expect(edge.purges).toContainEqual({ tags: [...bothLists, `property:${uuid}`] });
  });
});

describe("a refused purge", () => {
  it("is repeated by the schedule of every minute", async () => {
    const { uuid } = await storeHome();
    await edit(uuid);
    edge.refuse("rate limited");
    await expect(purgeAt(1)).rejects.toThrow("cache: rate limited");
    edge.refuse();
    await runPurges(stores(), () => at(60));
    expect(edge.purges.map(({ tags }) => tags)).toContainEqual(["list:buy", `property:${uuid}`]);
    expect(edge.purges.length).toBeGreaterThan(1);
    expect(await purgeAt(90)).toBe("nothing");
  });

  it("fails the task of the schedule by name, and its alarm follows as for other tasks", async () => {
    vi.spyOn(console, "error").mockReturnValue();
    const { uuid } = await storeHome();
    await edit(uuid);
    edge.refuse("rate limited");
    await expect(runSchedule(env, at(300), edge.cache)).rejects.toThrow("rate limited");
    const job = await env.DB.prepare("SELECT failures, error FROM jobs WHERE name = 'edge-cache'").first();
    expect(job).toEqual({ failures: 1, error: "cache: rate limited" });
  });

  it("of a cache that throws is a failure too", async () => {
    const { uuid } = await storeHome();
    await edit(uuid);
    const broken = { purge: () => Promise.reject(new Error("offline")) };
    await expect(purgeChanges({ db: env.DB, cache: broken }, at(1))).rejects.toThrow();
    expect(await purgeAt(30)).toEqual({ changes: 1 });
  });
});

describe("a replica that knew less", () => {
  it("can fill the cache for a minute at most: every change is purged once more", async () => {
    const { uuid } = await storeHome();
    await edit(uuid);
    await purgeAt(1);
    expect(await settleAt(3)).toBe("too-early");
    expect(await settleAt(60)).toEqual({ changes: 1 });
    expect(edge.purges).toEqual([edge.purges[0], edge.purges[0]]);
    expect(await settleAt(120)).toBe("nothing");
  });

  it("costs nothing while nothing changes", async () => {
    expect(await runPurges(stores(), () => at(60))).toBeUndefined();
    expect(edge.purges).toEqual([]);
  });
});

/** A clock that waiting moves, without waiting. `onInterval` runs while a purge waits for the next one. */
function simulatedTiming(onInterval?: () => void, seconds = 0) {
  const waits: number[] = [];
  let time = at(seconds).getTime();
  const wait = async (milliseconds: number) => {
    waits.push(milliseconds);
    if (milliseconds === purgeIntervalMs) onInterval?.();
    time += milliseconds;
  };
  return { waits, timing: { now: () => new Date(time), wait } };
}

describe("after the response to a change", () => {
  it("one purge follows a second later, without anyone waiting for it", async () => {
    const waits: number[] = [];
    const realTimeout = setTimeout;
    vi.spyOn(globalThis, "setTimeout").mockImplementation(((work: () => void, milliseconds = 0) => {
      const isWait = [1000, purgeIntervalMs, replicaLagMs].includes(milliseconds);
      if (isWait) waits.push(milliseconds);
      return realTimeout(work, isWait ? 0 : milliseconds);
    }) as typeof setTimeout);
    const { uuid } = await storeHome();
    await change("PATCH", "/update/buy/property", { uuid, title: "Another title" }, edge.context());
    await edge.settled();
    expect(waits[0]).toBe(1000);
    expect(edge.purges.length).toBe(1);
  });

  it("a second purge follows when the replicas know the change", async () => {
    const { uuid } = await storeHome();
    await edit(uuid);
    await purgeSoon(stores(), "id", simulatedTiming().timing);
    const tags = ["list:buy", `property:${uuid}`];
    expect(edge.purges).toEqual([{ tags }, { tags }]);
    expect(await runPurges(stores(), () => at(60))).toBeUndefined();
  });

  it("a refused purge is repeated after 15 seconds; if that is refused too, the schedule does it", async () => {
    const { uuid } = await storeHome();
    await edit(uuid);
    edge.refuse("rate limited");
    const { timing, waits } = simulatedTiming(() => edge.refuse());
    await purgeSoon(stores(), "id", timing);
    expect(waits).toEqual([1000, purgeIntervalMs, replicaLagMs]);
    expect(await runPurges(stores(), () => at(60))).toBeUndefined();

    vi.spyOn(console, "error").mockReturnValue();
    await edit(uuid, { title: "Third title" });
    edge.refuse("rate limited");
    await purgeSoon(stores(), "id", simulatedTiming(undefined, 60).timing);
    edge.refuse();
    expect(await runPurges(stores(), () => at(120))).toEqual({ purged: 1, settled: expect.any(Number) });
  });

  it("a read or a refused change purges nothing", async () => {
    const request = new Request(`${origin}/api/v1/list/buy/properties`, {
      headers: { authorization: `Bearer ${admin.token}` },
    });
    expect((await createApp().fetch(request, env, edge.context())).status).toBe(200);
    await edge.settled();
    expect(edge.purges).toEqual([]);
  });
});
