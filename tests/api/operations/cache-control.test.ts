import { describe, expect, it, vi } from "vitest";
import { type CachePolicy, cachePolicies } from "#contract/http/cache-policies.ts";
import { renderer } from "../../../dist/server/entry-server.js";
import { callApi, storeSession, storeSignedIn } from "../../support/accounts.ts";
import { describedEndpoints, unknownId } from "../../support/endpoints.ts";
import { storeImage, storeProperty } from "../../support/properties.ts";
import { sendWith } from "../../support/public-client.ts";
import { newCourse, newProfessional } from "../../support/service-items.ts";
import { runSql } from "../../support/storage/rows.ts";
import { unavailableDatabase, unavailableImages } from "../../support/stores/unavailable-stores.ts";

const { sitemapPaths, staticPaths } = renderer;

/** Returns the directives of the cache in front of the worker. */
const edgeOf = (headers: Headers) => headers.get("cloudflare-cdn-cache-control") ?? headers.get("cache-control") ?? "";

/** Whether the cache in front of the worker may store a response. Without any directive it would. */
const isStorable = ({ headers }: { headers: Headers }) => !/\b(no-store|private)\b/.test(edgeOf(headers));

/** Returns the headers that say who may store a response. */
const cachingOf = (headers: Headers) => ({
  browser: headers.get("cache-control"),
  edge: headers.get("cloudflare-cdn-cache-control") ?? undefined,
});
const headersOf = ({ browser, edge }: CachePolicy) => ({ browser, edge: edge?.(Math.floor(Date.now() / 1000)) });

/** Creates a course or a professional as an admin and returns its id. */
async function createItem(token: string, name: string, fields: object): Promise<string> {
  const { status, text } = await callApi(`/${name}`, { method: "POST", token, body: fields });
  expect(status).toBe(201);
  const [id = ""] = /[0-9a-f-]{36}/.exec(text) ?? [];
  return id;
}

const open = async (path: string, init: RequestInit = {}, bindings: Parameters<typeof sendWith>[0] = {}) => {
  const response = await sendWith(bindings, path, init);
  return new Response(await response.arrayBuffer().then((bytes) => (bytes.byteLength > 0 ? bytes : null)), response);
};

type Answer = Awaited<ReturnType<typeof callApi>>;

/** What is wrong with the caching of an answer of an endpoint. */
function findFault({ name, caching, access, method }: (typeof describedEndpoints)[number], answer: Answer): string[] {
  const expected = headersOf(cachePolicies[answer.status === 200 ? caching : "never"]);
  const actual = cachingOf(answer.headers);
  const isForAll = access === "public" && method === "GET" && answer.status === 200;
  const isRight = JSON.stringify(actual) === JSON.stringify(expected) && (isForAll || !isStorable(answer));
  return isRight ? [] : [`${name} ${answer.status}: ${JSON.stringify(actual)}`];
}

describe("an API response", () => {
  it("always says whether it may be stored: only if it is public, successful and the same for all", async () => {
    // How long a page is fresh depends on the time.
    vi.useFakeTimers({ toFake: ["Date"] });
    const { id } = await storeSignedIn({ role: "super_admin" });
    const faults: string[] = [];
    for (const endpoint of describedEndpoints) {
      const { name, method, examplePath } = endpoint;
      // Some of them end all sessions.
      const { token } = await storeSession(id);
      if (method !== "GET") {
        faults.push(...findFault(endpoint, await callApi(examplePath, { method, token, body: {} })));
        continue;
      }
      const anonymous = await callApi(examplePath);
      const signedIn = await callApi(examplePath, { token });
      const failed = await callApi(examplePath, { token, bindings: { DB: unavailableDatabase } });
      faults.push(...[anonymous, signedIn, failed].flatMap((answer) => findFault(endpoint, answer)));
      if (isStorable(anonymous) && signedIn.text !== anonymous.text) faults.push(`${name} differs for a super admin`);
    }
    vi.useRealTimers();
    expect(faults).toEqual([]);
  });

  it("is never stored if the request is refused, in whichever way", async () => {
    const user = await storeSignedIn();
    const { token } = await storeSignedIn({ role: "super_admin" });
    const samples = ["getDraftKey", "register", "createCourse", "sendGeneralEnquiry", "updateSite", "changePassword"];
    const faults: string[] = [];
    for (const endpoint of describedEndpoints.filter(({ name }) => samples.includes(name))) {
      const { method, examplePath } = endpoint;
      const body = method === "GET" ? undefined : {};
      for (const options of [
        { token: "rubbish" },
        { token: user.token },
        { token, body: method === "GET" ? undefined : "{" },
        { token, body, headers: { "content-type": "text/plain" } },
        { token, body, bindings: { TOKEN_KEY: undefined } },
      ])
        faults.push(...findFault(endpoint, await callApi(examplePath, { method, ...options })));
    }
    expect(faults).toEqual([]);
  });

  it.each([
    ["a property", async () => `/public/properties/${(await storeProperty()).uuid}`],
    ["a course", async (token: string) => `/public/courses/${await createItem(token, "courses", newCourse)}`],
    [
      "a doctor",
      async (token: string) => `/public/professionals/${await createItem(token, "professionals", newProfessional)}`,
    ],
  ])("of %s that exists is stored, and is the same for all", async (_, create) => {
    const { token } = await storeSignedIn({ role: "super_admin" });
    const path = await create(token);
    const [anonymous, signedIn] = [await callApi(path), await callApi(path, { token })];
    expect([anonymous.status, isStorable(anonymous), isStorable(signedIn)]).toEqual([200, true, true]);
    expect(signedIn.text).toBe(anonymous.text);
  });

  it("of an admin is never stored where the public one of the same item is", async () => {
    const { token } = await storeSignedIn({ role: "super_admin" });
    const { uuid } = await storeProperty();
    await createItem(token, "courses", newCourse);
    await createItem(token, "professionals", newProfessional);
    for (const path of [`/properties/${uuid}`, "/list/buy/properties", "/courses", "/professionals"]) {
      const response = await callApi(path, { token });
      expect([path, response.status, isStorable(response)]).toEqual([path, 200, false]);
    }
  });

  it("names what it shows, so that a change removes it from the cache", async () => {
    const { uuid } = await storeProperty();
    const { uuid: similar } = await storeProperty();
    const getTags = async (path: string) => (await callApi(path)).headers.get("cache-tag");
    expect(await getTags(`/public/properties/${uuid}`)).toBe(`property:${uuid},property:${similar}`);
    for (const path of ["/public/properties", "/public/facets", "/public/nearest"])
      expect([path, await getTags(path)]).toEqual([path, "list:buy,list:rent"]);
    for (const path of ["/public/rent/properties", "/public/rent/summary", "/public/facets?kind=rent"])
      expect([path, await getTags(path)]).toEqual([path, "list:rent"]);
    for (const path of ["/public/buy/properties", "/public/properties?kind=buy"])
      expect([path, await getTags(path)]).toEqual([path, "list:buy"]);
    for (const [query, tags] of [
      ["area=Congo+Town", "areas:rent,area:rent:congo_town"],
      ["area=Sinkor&area=Congo+Town", "areas:rent,area:rent:sinkor,area:rent:congo_town"],
      [`area=${"é".repeat(50)}`, `areas:rent,area:rent:${"e".repeat(50)}`],
      [`area=${"a".repeat(61)}`, "list:rent"],
      ["area=a&area=b&area=c&area=d&area=e&area=f", "list:rent"],
      ["area=&area=%20", "list:rent"],
      ["area=&area=Sinkor", "areas:rent,area:rent:sinkor"],
    ])
      for (const path of ["/public/rent/properties", "/public/rent/summary"])
        expect([query, await getTags(`${path}?${query}`)]).toEqual([query, tags]);
    expect(await getTags("/public/facets?kind=rent&area=Sinkor")).toBe("list:rent");
    expect([await getTags("/public/courses"), await getTags("/public/professionals")]).toEqual(["courses", "doctors"]);
    expect([await getTags("/site"), await getTags("/health")]).toEqual(["site", null]);
    expect(await getTags(`/public/properties/${unknownId}`)).toBeNull();
  });

  it("of a draft is never stored, nor one of the bin", async () => {
    const draft = await storeProperty({ published: false });
    const deleted = await storeProperty();
    await runSql("UPDATE properties SET deleted_at = '2026-01-02T08:00:00.000Z' WHERE uuid = ?", deleted.uuid);
    const { token } = await storeSignedIn({ role: "admin" });
    for (const { uuid } of [draft, deleted]) {
      const answers = [
        await callApi(`/public/properties/${uuid}`),
        await callApi(`/public/properties/${uuid}`, { token }),
        await callApi(`/properties/${uuid}`, { token }),
        await open(`/property/${uuid}`),
        await open(`/images/buy-properties/${uuid}.png`),
      ];
      expect(answers.map(isStorable)).toEqual([false, false, false, false, false]);
    }
  });

  it("to a wrong method is never stored", async () => {
    for (const method of ["POST", "PUT", "PATCH", "DELETE", "OPTIONS"]) {
      for (const path of ["/public/properties", "/nothing", "/team/x/y/z"]) {
        const { status, headers } = await callApi(path, { method });
        expect([method, path, status, headers.get("cache-control")]).toEqual([method, path, 404, "no-store"]);
      }
    }
  });
});

describe("a page, a file or an image", () => {
  it("always says whether it may be stored, and what removes it from the cache", async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: Date.UTC(2026, 10, 1, 21) });
    const rows: [path: string, status: number, policy: keyof typeof cachePolicies, tags: string | null][] = [
      ["/", 200, "public", "site,list:buy,list:rent,doctors,courses"],
      ["/properties", 200, "public", "site,list:buy,list:rent"],
      ["/rent", 200, "public", "site,list:rent"],
      ["/health", 200, "public", "site,doctors"],
      ["/driving-school", 200, "public", "site,courses"],
      ["/login", 200, "public", "site"],
      ["/admin/login", 200, "public", "site"],
      ["/admin", 200, "adminShell", null],
      ["/admin/listings", 200, "adminShell", null],
      [`/property/${unknownId}`, 404, "never", null],
      ["/no/such/page", 404, "never", null],
      ["/missing.js", 404, "never", null],
      ["/robots.txt", 200, "hourly", null],
      ["/sitemap.xml", 200, "hourly", "list:buy,list:rent"],
      ["/sitemap/pages.xml", 200, "hourly", null],
      ["/sitemap/areas.xml", 200, "hourly", "list:buy,list:rent"],
      ["/sitemap/services.xml", 200, "hourly", "courses,doctors"],
      ["/rent/nowhere", 404, "never", null],
      ["/manifest.webmanifest", 200, "public", "site"],
      ["/images/none", 404, "never", null],
      ["/images/buy-properties/none.png", 404, "never", null],
      ["/api", 404, "never", null],
    ];
    const answers = [];
    for (const [path] of rows) {
      const { status, headers } = await open(path);
      answers.push([path, status, cachingOf(headers), headers.get("cache-tag")]);
    }
    expect(headersOf(cachePolicies.public).edge).toContain("max-age=10800,");
    expect(answers).toEqual(
      rows.map(([path, status, policy, tags]) => [path, status, headersOf(cachePolicies[policy]), tags]),
    );
    vi.useRealTimers();
  });

  it("is the same for everyone, so that the cache can answer all with it", async () => {
    const { token } = await storeSignedIn({ role: "super_admin" });
    await storeProperty();
    for (const path of [...new Set([...sitemapPaths, ...staticPaths]), "/manifest.webmanifest"]) {
      const headers = { authorization: `Bearer ${token}`, cookie: "theme=dark", "accept-language": "fr" };
      const [anonymous, signedIn] = [await open(path), await open(path, { headers })];
      expect([path, isStorable(anonymous), anonymous.status]).toEqual([path, true, 200]);
      expect(await signedIn.clone().text()).toBe(await anonymous.clone().text());
      expect(anonymous.headers.get("vary")).toBeNull();
      expect(anonymous.headers.get("set-cookie")).toBeNull();
    }
  });

  it("says when it was rendered in a header, so that its bytes and its entity tag stay the same", async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: 1_800_000_000_000 });
    const page = await open("/properties");
    expect(page.headers.get("server-timing")).toBe("rendered;dur=1800000000");
    vi.setSystemTime(1_800_000_060_000);
    const headers = { "if-none-match": page.headers.get("etag") ?? "" };
    const unchanged = await open("/properties", { headers });
    expect([unchanged.status, unchanged.headers.get("server-timing")]).toEqual([304, "rendered;dur=1800000060"]);
    vi.useRealTimers();
    expect((await open("/api/v1/public/properties")).headers.get("server-timing")).toBeNull();
  });

  it("of a property is removed from the cache by a change of it or of a home that it shows", async () => {
    const { uuid } = await storeProperty();
    const { uuid: similar } = await storeProperty();
    const page = await open(`/property/${uuid}`);
    expect(page.headers.get("cache-tag")).toBe(`site,property:${uuid},property:${similar}`);
  });

  it.each([
    ["of a page without a form", 404, { path: "/terms" }],
    ["of another site", 403, { origin: "https://elsewhere.example" }],
    ["of another type", 415, { type: "text/plain" }],
    ["that is incomplete", 422, {}],
    ["that is too large", 413, { body: `message=${"x".repeat(33_000)}` }],
  ])(
    "is never stored as the answer to a form %s",
    async (_, status, {
      path = "/contact",
      origin = "",
      type = "",
      body = "name=Kebbeh",
    }: Partial<Record<"path" | "origin" | "type" | "body", string>>) => {
      const headers = { "content-type": type || "application/x-www-form-urlencoded", ...(origin && { origin }) };
      const response = await open(path, { method: "POST", headers, body });
      expect([response.status, response.headers.get("cache-control")]).toEqual([status, "no-store"]);
    },
  );

  it("is not stored while a store is unavailable", async () => {
    const property = await storeProperty();
    await storeImage(property);
    const image = `/images/buy-properties/${property.uuid}.png`;
    const stored = await open(image);
    expect(stored.headers.get("cache-control")).toBe("public, max-age=60");
    expect(stored.headers.get("cache-tag")).toBe(`images:${property.uuid}`);
    for (const [path, bindings] of [
      [image, { IMAGES: unavailableImages }],
      [image, { DB: unavailableDatabase }],
      ["/properties", { DB: unavailableDatabase }],
      ["/sitemap.xml", { DB: unavailableDatabase }],
    ] as const) {
      const response = await open(path, {}, bindings);
      expect([path, response.headers.get("cache-control")]).toEqual([path, "no-store"]);
      expect(response.headers.get("cloudflare-cdn-cache-control")).toBeNull();
    }
  });
});

it("a malformed condition of a request is ignored and never causes a 500", async () => {
  const garbage = ['"', "W/", "garbage", '"half', ',,,"', "\\", "W/W/x", `"${"x".repeat(4000)}"`, "%00"];
  const names = ["if-none-match", "if-match", "if-modified-since", "if-unmodified-since", "if-range"];
  const property = await storeProperty();
  await storeImage(property);
  for (const path of [
    "/api/v1/public/properties",
    "/api/v1/health",
    "/api/v1/openapi.json",
    `/property/${property.uuid}`,
    "/sitemap.xml",
    "/manifest.webmanifest",
    `/images/buy-properties/${property.uuid}.png`,
  ]) {
    for (const value of garbage) {
      const { status } = await open(path, { headers: { "if-none-match": value } });
      expect(status, `${path} ${value}`).toBe(200);
    }
    for (const name of names) {
      const { status } = await open(path, { headers: { [name]: "garbage" } });
      expect(status, `${path} ${name}`).toBeLessThan(500);
    }
  }
  // Only images hand these to the store.
  for (const value of garbage) {
    const headers = Object.fromEntries(names.slice(1).map((name) => [name, value]));
    const { status } = await open(`/images/buy-properties/${property.uuid}.png`, { headers });
    expect(status, value).toBeLessThan(500);
  }
});
