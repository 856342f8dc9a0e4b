import { describe, expect, it } from "vitest";
import { visitorEndpoints } from "#contract/http/endpoints/visitor-endpoints.ts";
import { filtersToParams, type PropertyFilters } from "#contract/listings/property-filters.ts";
import { propertyFilterQuerySchema, propertyListQuerySchema } from "#contract/listings/property-list-query.ts";
import { propertyReads } from "#worker/modules/properties/properties.reads.ts";
import { storeSignedIn } from "../../support/accounts.ts";
import { storeProperty } from "../../support/properties.ts";
import { send } from "../../support/public-client.ts";

const api = "/api/v1";
const open = (path: string, headers: Record<string, string> = {}) => send(path, { redirect: "manual", headers });

const isStored = ({ headers }: Response) => /max-age/.test(headers.get("cloudflare-cdn-cache-control") ?? "");

async function expectRedirect(path: string, status: number, target: string) {
  const response = await open(path);
  expect([response.status, response.headers.get("location")]).toEqual([status, target]);
  expect([isStored(response), response.headers.get("cache-control")]).toEqual([true, "public, max-age=3600"]);
  const found = await open(target);
  expect([target, found.status, isStored(found)]).toEqual([target, 200, true]);
}

/** A value of every filter, so that a filter added later is compared too. */
const allFilters = propertyFilterQuerySchema.parse(
  Object.fromEntries(
    Object.keys(propertyFilterQuerySchema.shape).map((name) => {
      const value = ["rent", "1", "true", "available", "text"].find((text) => {
        const parsed = propertyFilterQuerySchema.safeParse({ [name]: text });
        return parsed.success;
      });
      return [name, value ?? ""];
    }),
  ),
) as PropertyFilters;

describe("a list page", () => {
  it.each([
    ["/rent?min_bedrooms=2&area=Sinkor", "/rent?area=Sinkor&min_bedrooms=2"],
    ["/rent?area=Sinkor&area=Congo+Town", "/rent?area=Congo+Town&area=Sinkor"],
    ["/rent?area=Congo%20Town", "/rent?area=Congo+Town"],
    ["/rent?sort=best&min_bedrooms=2", "/rent?min_bedrooms=2"],
    ["/buy?page=2&colour=blue", "/buy"],
    ["/properties?sort=sideways&min_price=-5&property_type=Castle&bogus=1&available=perhaps", "/properties"],
    ["/buy?q=", "/buy"],
    ["/properties/?kind=rent", "/properties?kind=rent"],
  ])("%s redirects to its one spelling", async (path, target) => {
    await storeProperty();
    await expectRedirect(path, 301, target);
  });

  it.each([
    ["a form without a script", "/rent?q=&price=&min_bedrooms=2", { "sec-fetch-site": "same-origin" }],
    ["a form in an old browser", "/rent?q=&price=", { referer: "http://localhost:8787/rent" }],
    ["a link with tracking parameters", "/rent?fbclid=abc&utm_source=x", {}],
    ["the author of a change", "/rent?v=abc", {}],
  ] as const)("opened by %s is answered at once and not stored", async (_, path, headers) => {
    const response = await open(path, headers);
    expect([response.status, isStored(response)]).toEqual([200, false]);
    expect(response.headers.get("cloudflare-cdn-cache-control")).toBe("no-store");
  });

  it("of another site's form is redirected", async () => {
    const { status } = await open("/rent?q=&price=", {
      "sec-fetch-site": "cross-site",
      referer: "http://localhost:8787/",
    });
    expect(status).toBe(301);
  });
});

it.each(["/contact?service=health", "/?show=buy", "/login?next=/account", "/reset-password?token=abc", "/about?x=1"])(
  "the page %s is shown and not stored, because its query can be personal",
  async (path) => {
    const response = await open(path);
    expect([response.status, isStored(response)]).toEqual([200, false]);
  },
);

it.each(["/robots.txt?x=1", "/sitemap.xml?x=1", "/manifest.webmanifest?x=1"])("%s is not stored", async (path) => {
  expect(isStored(await open(path))).toBe(false);
});

describe("a read of the API", () => {
  it.each([
    ["/public/properties?view=card&kind=rent", "/public/properties?kind=rent&view=card"],
    ["/public/properties?limit=24&sort=newest&view=full&x=1", "/public/properties"],
    ["/public/facets?max_price=9&city=Monrovia", "/public/facets?city=Monrovia&max_price=9"],
    ["/public/rent/summary?q=", "/public/rent/summary"],
    ["/public/nearest?pets=true&kind=rent", "/public/nearest?kind=rent&pets=true"],
  ])("%s redirects to its one spelling", async (path, target) => {
    await expectRedirect(api + path, 308, api + target);
  });

  it.each([
    "/public/buy/properties?view=card&kind=rent",
    "/public/rent/properties?limit=24",
    "/public/recent/properties?utm_source=x",
    "/public/courses?view=card&available=true",
  ])("%s of the specification is answered in every spelling, and stored in one", async (path) => {
    const response = await open(api + path);
    expect([response.status, isStored(response)]).toEqual([200, false]);
    expect(response.headers.get("cache-control")).toBe("public, max-age=60");
    expect(isStored(await open(api + (path.split("?")[0] as string)))).toBe(true);
  });

  it.each([
    ["a session", { authorization: "Bearer x" }],
    ["our own page", { "sec-fetch-site": "same-origin" }],
  ] as const)("with %s is never redirected", async (_, headers) => {
    const response = await open(`${api}/public/properties?view=card&kind=rent`, headers);
    expect([response.status, isStored(response)]).toEqual([200, false]);
  });

  it("that passes by the cache is answered and not stored", async () => {
    const { token } = await storeSignedIn({ role: "admin" });
    for (const headers of [{}, { authorization: `Bearer ${token}` }] as Record<string, string>[]) {
      const response = await open(`${api}/public/properties?v=abc`, headers);
      expect([response.status, isStored(response)]).toEqual([200, false]);
    }
  });

  it("keeps what is wrong, so that the client sees its mistake", async () => {
    for (const query of ["min_price=x", "sort=none", "cursor=abc"])
      expect((await open(`${api}/public/properties?${query}`)).status).toBe(422);
  });

  it("has the order of filters that our own links have, and knows every filter", () => {
    const inLinks = [...filtersToParams(allFilters).keys()];
    const known = Object.keys(propertyFilterQuerySchema.shape);
    expect(inLinks).toEqual(known);
    expect(Object.keys(propertyListQuerySchema.shape).slice(0, known.length)).toEqual(known);
    const read = propertyReads.find(({ endpoint }) => endpoint === visitorEndpoints.getFacets);
    const values = Object.fromEntries(inLinks.map((name) => [name, filtersToParams(allFilters).getAll(name)]));
    expect(read?.canonicalSearch(values)).toBe(`?${filtersToParams(allFilters)}`);
  });
});
