import CachePolicy from "http-cache-semantics";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { storeImage, storeProperty } from "../../../support/properties.ts";
import { sendWith } from "../../../support/public-client.ts";
import { unavailableDatabase, unavailableImages } from "../../../support/stores/unavailable-stores.ts";

/** Hours since the start of the test, by the clock of the cache. */
let hours = 0;

/** The cache in front of the worker, by RFC 9111. */
class EdgePolicy extends CachePolicy {
  now() {
    return Date.now() + hours * 3_600_000;
  }
}

type RequestHeaders = Record<string, string>;
const requestOf = (path: string, headers: RequestHeaders = {}) => ({
  url: path,
  method: "GET",
  headers: { host: "edge", ...headers },
});

const open = (path: string, headers: RequestHeaders = {}, bindings = {}) => sendWith(bindings, path, { headers });

const toEdgeResponse = ({ status, headers }: Response) => ({
  status,
  headers: {
    ...Object.fromEntries(headers),
    "cache-control": headers.get("cloudflare-cdn-cache-control") ?? headers.get("cache-control") ?? "",
  },
});

/** Requests an address from the worker and stores the response as the edge does. */
async function store(path: string, headers: RequestHeaders = {}): Promise<EdgePolicy> {
  const response = await open(path, headers);
  expect([path, response.status]).toEqual([path, 200]);
  await response.body?.cancel();
  const policy = new EdgePolicy(requestOf(path, headers), toEdgeResponse(response), { shared: true });
  expect([path, policy.storable()]).toEqual([path, true]);
  return policy;
}

let home: { uuid: string };
let photo: string;
beforeEach(async () => {
  hours = 0;
  vi.useFakeTimers({ toFake: ["Date"], now: Date.UTC(2026, 10, 1, 21) });
  home = await storeProperty({ kind: "buy" });
  await storeImage(home as Parameters<typeof storeImage>[0], { number: 1 });
  photo = `/images/buy-properties/${home.uuid}/1-640.webp`;
});
afterEach(() => void vi.useRealTimers());

/** What is stored at nine in the evening, for how many hours it is fresh, and its path. Pages say "today". */
const stored: [name: string, freshHours: number, path: () => string][] = [
  ["the home page", 3, () => "/"],
  ["a list page", 3, () => "/properties"],
  ["a listing", 3, () => `/property/${home.uuid}`],
  ["a list of the API", 24, () => "/api/v1/public/buy/properties?view=card"],
  ["a home of the API", 24, () => `/api/v1/public/properties/${home.uuid}`],
  ["a course list of the API", 3, () => "/api/v1/public/courses"],
];

describe("while the database is unavailable", () => {
  it.each(stored)("visitors see the copy of %s for a day after its %i fresh hours", async (_, freshHours, path) => {
    const policy = await store(path());
    const failure = toEdgeResponse(await open(path(), {}, { DB: unavailableDatabase }));
    expect(failure.status).toBe(503);

    hours = freshHours + 23;
    expect(policy.stale()).toBe(true);
    const served = policy.revalidatedPolicy(requestOf(path()), failure);
    expect([served.modified, served.matches]).toEqual([false, true]);

    hours = freshHours + 25;
    expect(policy.revalidatedPolicy(requestOf(path()), failure).modified).toBe(true);
  });

  it("visitors see photos while their store is unavailable too", async () => {
    const policy = await store(photo);
    expect((await open(photo, {}, { DB: unavailableDatabase, IMAGES: unavailableImages })).status).toBe(503);
    hours = 24 * 300;
    expect(policy.satisfiesWithoutRevalidation(requestOf(photo))).toBe(true);
  });
});

describe("one copy serves", () => {
  it.each(stored)("every visitor of %s for %i hours, whatever cookies they send", async (_, freshHours, path) => {
    const policy = await store(path());
    hours = freshHours - 0.1;
    const other = requestOf(path(), { cookie: "theme=dark", "accept-language": "fr", "user-agent": "another" });
    expect(policy.satisfiesWithoutRevalidation(other)).toBe(true);
  });

  it("a photo only to browsers with the same choice to save data", async () => {
    const policy = await store(photo, { "save-data": "on" });
    expect(policy.satisfiesWithoutRevalidation(requestOf(photo, { "save-data": "on" }))).toBe(true);
    expect(policy.satisfiesWithoutRevalidation(requestOf(photo))).toBe(false);
  });
});
