import { describe, expect, it } from "vitest";
import { propertyFilterQuerySchema, propertyListQuerySchema } from "#contract/listings/property-list-query.ts";
import { filtersToParams, type PropertyFilters } from "#shared/listings/property-filters.ts";
import { storeSignedIn } from "../../support/accounts.ts";
import { storeProperty } from "../../support/properties.ts";
import { origin, send } from "../../support/public-client.ts";

const api = "/api/v1";
const open = (path: string, headers: Record<string, string> = {}) => send(path, { redirect: "manual", headers });

const isStored = ({ headers }: Response) => /max-age/.test(headers.get("cloudflare-cdn-cache-control") ?? "");

/** A value of every filter, so that a filter added later is compared too. */
const allFilters = propertyFilterQuerySchema.parse(
  Object.fromEntries(
    Object.keys(propertyFilterQuerySchema.shape).map((name) => {
      const facts = ["own_meter", "piped", "paved", "never", "good"];
      const value = ["rent", "1", "true", "available", ...facts, "text"].find((text) => {
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
    ["/rent?area=Congo%20Town", "/rent?area=Congo+Town"],
    ["/rent?sort=best&min_bedrooms=2", "/rent?min_bedrooms=2"],
    ["/buy?page=2&colour=blue&fbclid=abc", "/buy"],
    ["/properties?min_price=-5&property_type=Castle&available=perhaps", "/properties"],
    ["/buy?q=", "/buy"],
    ["/properties?kind=rent&view=x", "/properties?kind=rent"],
  ])("%s is shown, stored, and names its one address for search engines", async (path, target) => {
    await storeProperty();
    const response = await open(path);
    expect([response.status, isStored(response)]).toEqual([200, true]);
    const [, canonical = ""] = /<link rel="canonical" href="([^"]*)"/.exec(await response.text()) ?? [];
    expect(new URL(canonical.replaceAll("&amp;", "&")).pathname).toBe(new URL(target, origin).pathname);
  });

  it("that its author opens after a change is not stored", async () => {
    const response = await open("/rent?v=abc");
    expect([response.status, response.headers.get("cloudflare-cdn-cache-control")]).toEqual([200, "no-store"]);
  });
});

it.each(["/contact?service=health", "/?show=buy", "/login?next=/account", "/reset-password?token=abc", "/about?x=1"])(
  "the page %s is shown and not stored, because its query can be personal",
  async (path) => {
    const response = await open(path);
    expect([response.status, isStored(response)]).toEqual([200, false]);
  },
);

it.each(["/robots.txt?x=1", "/sitemap.xml?x=1", "/manifest.webmanifest?x=1"])("%s is not stored", async (path) =>
  expect(isStored(await open(path))).toBe(false),
);

describe("a read of the API", () => {
  it.each([
    "/public/properties?view=card&kind=rent",
    "/public/properties?kind=rent&view=card&x=1",
    "/public/facets?max_price=9&city=Monrovia",
    "/public/buy/properties?view=card&kind=rent",
    "/public/recent/properties?utm_source=x",
    "/public/courses?view=card&available=true",
  ])("%s is answered in this spelling, and stored", async (path) => {
    const response = await open(api + path);
    expect([response.status, isStored(response)]).toEqual([200, true]);
    expect(response.headers.get("cache-control")).toBe("public, max-age=60");
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
  });
});
