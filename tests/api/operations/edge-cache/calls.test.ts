import { env } from "cloudflare:workers";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createApp } from "#worker/app.ts";
import {
  debounceMs,
  invalidateChanges,
  invalidateSoon,
  retryMs,
} from "#worker/flows/edge-cache/invalidate-changes.service.ts";
import { runSchedule } from "#worker/flows/run-schedule.ts";
import { listSlots, storeCourse, visitor } from "../../../support/appointments/appointments.ts";
import { allLists, createCachedSite, storeHome } from "../../../support/edge-cache/cached-site.ts";
import { storeProperty } from "../../../support/properties.ts";
import { origin } from "../../../support/public-client.ts";
import { firstRow } from "../../../support/storage/rows.ts";
import { createOwnersClient, secretOf } from "../../owners/owner-requests.ts";
import { createPeopleClient } from "../../people/people-requests.ts";

let site: Awaited<ReturnType<typeof createCachedSite>>;
beforeEach(async () => {
  site = await createCachedSite();
});
afterEach(() => void vi.restoreAllMocks());

describe("after the response to a change", () => {
  it("one call follows when the burst is over, without delaying the response", async () => {
    const waits: number[] = [];
    const realTimeout = setTimeout;
    vi.spyOn(globalThis, "setTimeout").mockImplementation(((work: () => void, milliseconds = 0) => {
      if (milliseconds === debounceMs) waits.push(milliseconds);
      return realTimeout(work, milliseconds === debounceMs ? 0 : milliseconds);
    }) as typeof setTimeout);
    vi.spyOn(console, "log").mockReturnValue();
    const { uuid } = await storeHome();
    await site.change("PATCH", "/update/buy/property", { uuid, title: "Another title" }, site.edge.context());
    await site.edge.settled();
    expect(waits).toEqual([debounceMs]);
    expect(site.edge.calls).toEqual([["invalidate", { tags: ["list:buy", `property:${uuid}`] }]]);
  });

  it("a change that another one follows leaves the call to it", async () => {
    vi.spyOn(console, "log").mockReturnValue();
    const { uuid } = await storeHome();
    await site.edit(uuid);
    await invalidateSoon(site.stores, "first", async () => {
      await new Promise((resolve) => setTimeout(resolve, 2));
      await site.edit(uuid, { title: "A third title" });
    });
    expect(site.edge.calls).toEqual([]);
    await invalidateSoon(site.stores, "second", async () => undefined);
    expect(site.edge.calls.length).toBe(1);
  });

  it("a refused call is repeated after 15 seconds", async () => {
    vi.spyOn(console, "log").mockReturnValue();
    const { uuid } = await storeHome();
    await site.edit(uuid);
    site.edge.refuse("rate limited");
    await invalidateSoon(site.stores, "id", async (milliseconds) => {
      if (milliseconds === retryMs) site.edge.refuse();
    });
    expect(site.edge.calls.length).toBe(1);
  });

  it("a call that is refused twice is logged, and throws nothing", async () => {
    const logged = vi.spyOn(console, "error").mockReturnValue();
    const { uuid } = await storeHome();
    await site.edit(uuid);
    site.edge.refuse("rate limited");
    await invalidateSoon(site.stores, "id", async () => undefined);
    expect(logged.mock.calls.flat().join()).toContain("rate limited");
    site.edge.refuse();
    expect((await site.invalidate()).changes).toBe(1);
  });
});

describe("a refused call", () => {
  it("fails the task of the schedule by name, and its next run repeats it", async () => {
    vi.spyOn(console, "error").mockReturnValue();
    vi.spyOn(console, "log").mockReturnValue();
    const { uuid } = await storeHome();
    await site.edit(uuid);
    site.edge.refuse("rate limited");
    await expect(runSchedule(env, new Date(), site.edge.cache)).rejects.toThrow("rate limited");
    const job = await firstRow("SELECT failures, error FROM jobs WHERE name = 'edge-cache'");
    expect(job).toEqual({ failures: 1, error: "cache: rate limited" });
    site.edge.refuse();
    await runSchedule(env, new Date(), site.edge.cache);
    expect(site.edge.calls).toEqual([["invalidate", { tags: ["list:buy", `property:${uuid}`] }]]);
  });

  it("of a cache that throws is repeated too", async () => {
    const { uuid } = await storeHome();
    await site.edit(uuid);
    const offline = () => Promise.reject(new Error("offline"));
    const broken = { purge: offline, invalidate: offline };
    await expect(invalidateChanges({ db: env.DB, cache: broken })).rejects.toThrow();
    expect((await site.invalidate()).changes).toBe(1);
  });
});

describe("the listing rules of the schedule", () => {
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);

  it("invalidate the lists and the homes that left them, but no images, in the same run", async () => {
    vi.spyOn(console, "log").mockReturnValue();
    const { uuid } = await storeProperty({ confirmed_at: new Date().toISOString() });
    await runSchedule(env, inDays(61), site.edge.cache);
    expect(site.edge.calls).toContainEqual(["invalidate", { tags: [...allLists, `property:${uuid}`] }]);
    expect(site.edge.calls.flatMap(([, { tags = [] }]) => tags)).not.toContain(`images:${uuid}`);
  });

  it("ask again in the next run what the cache refused", async () => {
    vi.spyOn(console, "error").mockReturnValue();
    vi.spyOn(console, "log").mockReturnValue();
    const { uuid } = await storeProperty({ confirmed_at: new Date().toISOString() });
    const now = inDays(61);
    site.edge.refuse("rate limited");
    await expect(runSchedule(env, now, site.edge.cache)).rejects.toThrow("rate limited");
    site.edge.refuse();
    await runSchedule(env, now, site.edge.cache);
    await runSchedule(env, now, site.edge.cache);
    expect(site.edge.calls).toEqual([["invalidate", { tags: expect.arrayContaining([`property:${uuid}`]) }]]);
  });

  it("call for nothing while nothing is due", async () => {
    vi.spyOn(console, "log").mockReturnValue();
    await storeProperty({ confirmed_at: new Date().toISOString() });
    // The first run of a day computes prices, which lists show.
    const now = inDays(1);
    await runSchedule(env, now, site.edge.cache);
    const before = site.edge.calls.length;
    await runSchedule(env, now, site.edge.cache);
    expect(site.edge.calls.slice(before)).toEqual([]);
  });
});

it("an answer of an owner by link calls at once, though it has no session", async () => {
  const realTimeout = setTimeout;
  vi.spyOn(globalThis, "setTimeout").mockImplementation(((work: () => void, milliseconds = 0) =>
    realTimeout(work, milliseconds === debounceMs ? 0 : milliseconds)) as typeof setTimeout);
  vi.spyOn(console, "log").mockReturnValue();
  const owner = (
    await createPeopleClient(site.token).create({ name: "Ma Hawa", phone: "0770 100 200", kinds: ["owner"] })
  ).body.id;
  const { uuid } = await storeProperty({ owner_id: owner });
  const secret = secretOf((await createOwnersClient(site.token).renew(owner)).body.url);
  await site.invalidate();
  const request = new Request(`${origin}/api/v1/public/owner/${secret}/homes/${uuid}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ answer: "free" }),
  });
  expect((await createApp().fetch(request, env, site.edge.context())).status).toBe(200);
  await site.edge.settled();
  expect(site.edge.calls).toEqual([["invalidate", { tags: ["list:buy", `property:${uuid}`] }]]);
});

describe("free seats, which the pages of courses show", () => {
  const seats = ["invalidate", { tags: ["courses"] }];
  let start: string | undefined;
  let later: string | undefined;
  beforeEach(async () => {
    const realTimeout = setTimeout;
    vi.spyOn(globalThis, "setTimeout").mockImplementation(((work: () => void) =>
      realTimeout(work)) as typeof setTimeout);
    for (const log of ["log", "error"] as const) vi.spyOn(console, log).mockReturnValue();
    await storeCourse("theory");
    [start, later] = (await listSlots("kind=lesson&course_id=theory")).starts;
  });
  const send = async (path: string, type: string, body: string) => {
    const request = new Request(origin + path, { method: "POST", headers: { "content-type": type }, body });
    const { status } = await createApp().fetch(request, env, site.edge.context());
    await site.edge.settled();
    return status;
  };
  const book = () => {
    const body = { ...visitor, elapsed_ms: 60_000, kind: "lesson", course_id: "theory", start };
    return send("/api/v1/public/appointments", "application/json", JSON.stringify(body));
  };

  it("are asked for again after a lesson is booked", async () => {
    expect(await book()).toBe(201);
    expect(site.edge.calls).toEqual([seats]);
  });

  it("are asked for again after a lesson is booked without a script", async () => {
    const form = new URLSearchParams({ ...visitor, start: start ?? "" });
    expect(await send("/book/lesson/theory", "application/x-www-form-urlencoded", form.toString())).toBe(303);
    expect(site.edge.calls).toEqual([seats]);
  });

  it("are asked for again by the schedule if the cache refuses the call", async () => {
    site.edge.refuse("rate limited");
    await book();
    site.edge.refuse();
    await runSchedule(env, new Date(), site.edge.cache);
    expect(site.edge.calls.flatMap(([, { tags }]) => tags)).toContain("courses");
  });

  it.each([
    ["moved", (id: string) => site.change("PATCH", `/appointments/${id}`, { start: later })],
    ["cancelled", (id: string) => site.change("PATCH", `/appointments/${id}`, { status: "cancelled" })],
    [
      "marked as spam",
      (_: string, enquiry: string) => site.change("PATCH", `/contact/submissions/${enquiry}`, { spam: true }),
    ],
    ["erased with its visitor", () => site.change("POST", "/privacy/erase", { phone_number: visitor.phone_number })],
  ])("are asked for again when a lesson is %s", async (_, change) => {
    await book();
    site.edge.calls.splice(0);
    const found = await firstRow<{ id: string; enquiry: string }>(
      "SELECT appointments.id, enquiries.id AS enquiry FROM appointments JOIN enquiries ON enquiries.n = enquiry_n",
    );
    await change(found?.id ?? "", found?.enquiry ?? "");
    expect((await site.invalidate()).calls).toEqual([seats]);
  });
});
