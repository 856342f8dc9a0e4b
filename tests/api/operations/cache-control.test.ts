import { createExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { createApp } from "#worker/app.ts";
import type { Bindings } from "#worker/bindings.ts";
import { callApi, storeSignedIn } from "../../support/accounts.ts";
import { describedEndpoints, unknownId } from "../../support/endpoints.ts";
import { storeImage, storeProperty } from "../../support/properties.ts";
import { origin } from "../../support/public-client.ts";
import { unavailableDatabase, unavailableImages } from "../../support/unavailable-stores.ts";

const byName = describedEndpoints.map((endpoint) => [endpoint.name, endpoint] as const);

async function open(path: string, init: RequestInit = {}, bindings: Partial<Bindings> = {}) {
  const request = new Request(origin + path, { redirect: "manual", ...init });
  const response = await createApp().fetch(request, { ...env, ...bindings }, createExecutionContext());
  await response.arrayBuffer();
  return response;
}

describe("an API response", () => {
  it.each(byName)("of %s always says whether it may be stored", async (_, { method, examplePath, caching }) => {
    const user = await storeSignedIn();
    const superAdmin = await storeSignedIn({ role: "super_admin" });
    const body = method === "GET" ? undefined : {};
    for (const options of [
      {},
      { token: "rubbish" },
      { token: user.token },
      { token: superAdmin.token, body },
      { token: superAdmin.token, body: method === "GET" ? undefined : "{" },
      { token: superAdmin.token, body, headers: { "content-type": "text/plain" } },
      { token: superAdmin.token, body, bindings: { DB: unavailableDatabase } },
      { token: superAdmin.token, body, bindings: { TOKEN_KEY: undefined } },
    ]) {
      const { status, headers } = await callApi(examplePath, { method, ...options });
      const isSuccess = status >= 200 && status < 300;
      expect([status, headers.get("cache-control")]).toEqual([status, isSuccess ? caching : "no-store"]);
    }
  });

  it.each(["public, max-age=60", "no-store"] as const)(
    "can be stored only if its policy says so: %s",
    async (caching) => {
      const { uuid } = await storeProperty();
      const paths = {
        "public, max-age=60": [`/public/properties/${uuid}`, "/public/facets", "/public/courses", "/site"],
        "no-store": [`/public/properties/${unknownId}`, "/public/facets?min_price=x", "/health", "/admin-signup"],
      };
      for (const path of paths[caching]) {
        expect([path, (await callApi(path)).headers.get("cache-control")]).toEqual([path, caching]);
      }
    },
  );

  it.each(["POST", "PUT", "PATCH", "DELETE", "OPTIONS"])("to a wrong method %s is never stored", async (method) => {
    for (const path of ["/public/properties", "/nothing", "/team/x/y/z"]) {
      const { status, headers } = await callApi(path, { method });
      expect([status, headers.get("cache-control")]).toEqual([404, "no-store"]);
    }
  });
});

describe("a page, a file or an image", () => {
  const minute = "public, max-age=60";
  const hour = "public, max-age=3600";

  it.each([
    ["/", 200, minute],
    ["/properties", 200, minute],
    ["/login", 200, undefined],
    ["/admin/login", 200, undefined],
    ["/admin", 200, undefined],
    [`/property/${unknownId}`, 404, "no-cache"],
    ["/no/such/page", 404, "no-cache"],
    ["/missing.js", 404, "no-store"],
    ["/property/%E0%A4%A", 404, "no-cache"],
    ["/rent?cursor=abc", 302, "no-store"],
    ["/robots.txt", 200, hour],
    ["/sitemap.xml", 200, hour],
    ["/sitemap/pages.xml", 200, hour],
    ["/manifest.webmanifest", 200, undefined],
    ["/images/none", 404, "no-store"],
    ["/images/buy-properties/none.png", 404, "no-store"],
    ["/api", 404, "no-store"],
  ])("%s always says whether it may be stored", async (path, status, caching) => {
    const response = await open(path);
    expect(response.status).toBe(status);
    expect(response.headers.get("cache-control")).toEqual(caching ?? expect.stringMatching(/^(no-|public|private)/));
  });

  it.each([
    ["of a page without a form", "/terms", 404],
    ["of another site", "/contact", 403],
    ["of another type", "/contact", 415],
    ["that is incomplete", "/contact", 422],
    ["that is too large", "/contact", 413],
  ])("a form %s is never stored", async (_, path, status) => {
    const types: Record<number, string> = { 415: "text/plain" };
    const headers = {
      "content-type": types[status] ?? "application/x-www-form-urlencoded",
      ...(status === 403 && { origin: "https://elsewhere.example" }),
    };
    const body = status === 413 ? `message=${"x".repeat(33_000)}` : "name=Kebbeh";
    const response = await open(path, { method: "POST", headers, body });
    expect([response.status, response.headers.get("cache-control")]).toEqual([status, "no-store"]);
  });

  it("is not stored while a store is unavailable", async () => {
    const property = await storeProperty();
    await storeImage(property);
    const image = `/images/buy-properties/${property.uuid}.png`;
    expect((await open(image)).headers.get("cache-control")).toBe("public, max-age=60");
    for (const [path, bindings] of [
      [image, { IMAGES: unavailableImages }],
      [image, { DB: unavailableDatabase }],
      ["/properties", { DB: unavailableDatabase }],
      ["/sitemap.xml", { DB: unavailableDatabase }],
    ] as const) {
      expect([path, (await open(path, {}, bindings)).headers.get("cache-control")]).toEqual([path, "no-store"]);
    }
  });
});

describe("a malformed condition", () => {
  const garbage = ['"', "W/", "garbage", '"half', ',,,"', "\\", "W/W/x", `"${"x".repeat(4000)}"`, "%00"];
  const names = ["if-none-match", "if-match", "if-modified-since", "if-unmodified-since", "if-range"];

  it.each([
    "/api/v1/public/properties",
    "/api/v1/public/properties/UUID",
    "/api/v1/public/facets",
    "/api/v1/site",
    "/api/v1/health",
    "/api/v1/openapi.json",
    "/",
    "/properties",
    "/property/UUID",
    "/login",
    "/sitemap.xml",
    "/manifest.webmanifest",
    "/images/buy-properties/UUID.png",
  ])("of a request for %s is ignored and never causes a 500", async (template) => {
    const property = await storeProperty();
    await storeImage(property);
    const path = template.replace("UUID", property.uuid);
    for (const value of garbage) {
      for (const name of names) {
        const { status } = await open(path, { headers: { [name]: value } });
        expect(status, `${name}: ${value}`).toBeLessThan(500);
        if (name === "if-none-match") expect(status, value).toBe(200);
      }
    }
  });
});
