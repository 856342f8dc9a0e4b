import { createExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { enquiryReference } from "#contract/enquiries/enquiry-reference.ts";
import { createApp } from "#worker/app.ts";
import type { Bindings } from "#worker/bindings.ts";
import { publicReads } from "#worker/pages/page-data.ts";
import { renderer } from "../../../dist/server/entry-server.js";
import { storeImage, storeProperty } from "../../support/properties.ts";
import { get, origin, send } from "../../support/public-client.ts";
import { fakeDatabase } from "../../support/stores/fake-database.ts";
import { unavailableDatabase, unavailableImages } from "../../support/stores/unavailable-stores.ts";

const { staticPaths } = renderer;

/** Sends a request to a worker with some bindings replaced. */
function sendWithBindings(path: string, bindings: Partial<Bindings>, init?: RequestInit): Promise<Response> | Response {
  return createApp().fetch(new Request(origin + path, init), { ...env, ...bindings }, createExecutionContext());
}
describe("every response", () => {
  it.each([
    "/api/v1/public/properties",
    "/api/v1/nothing",
    "/images/x/y",
    "/",
    "/property/none",
    "/no/such/page",
    "/missing.js",
  ])("for %s has a request id and the security headers", async (path) => {
    const { headers } = await send(path);
    expect(headers.get("x-request-id")).toMatch(/^[0-9a-f-]{36}$/);
    expect(headers.get("content-security-policy")).toContain("default-src 'none'");
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("referrer-policy")).toBe("strict-origin-when-cross-origin");
    expect(headers.get("strict-transport-security")).toBeNull();
    expect(headers.get("access-control-allow-origin")).toBeNull();
  });

  it.each([
    ["/", true],
    ["/no/such/page", true],
    ["/api/v1/public/properties", false],
    ["/images/x/y", false],
  ])("for %s has the policy of the pages: %s", async (path, isPage) => {
    const { headers } = await send(path);
    expect(headers.get("content-security-policy")?.includes("sha256-")).toBe(isPage);
    expect(headers.has("permissions-policy")).toBe(isPage);
  });

  it("requires HTTPS in production only", async () => {
    const response = await sendWithBindings("/api/v1/site", { ENVIRONMENT: "production" });
    expect(response.headers.get("strict-transport-security")).toContain("max-age=31536000");
  });

  it.each([
    "/api/v1/nothing",
    "/api/v2/public/properties",
    "/api",
    "/api/",
    "/images/none",
    "/api/v1/public/properties/x/y/z",
  ])("for the unknown path %s is a 404 in JSON", async (path) => {
    const response = await send(path);
    expect(response.status).toBe(404);
    expect(response.headers.get("content-type")).toContain("application/json");
    expect(await response.json()).toEqual({ detail: expect.any(String) });
    expect(response.headers.get("cache-control")).toBe("no-store");
  });

  it.each(["POST", "PUT", "DELETE", "PATCH"])("for the unsupported method %s is a 404 in JSON", async (method) => {
    const response = await send("/api/v1/public/properties", { method });
    expect(response.status).toBe(404);
    expect(await response.json()).toEqual({ detail: "Not found" });
  });
});

describe("a page", () => {
  it.each([
    "/property/%E0%A4%A",
    "/driving-school/%",
    "/health/%E0%A4%A",
    "/admin/%E0%A4%A",
    "/contact/%",
    "/%ff",
    "/property/%00",
  ])("with the malformed path %s is the 404 page", async (path) => {
    const response = await send(path);
    expect(response.status).toBe(404);
    expect(response.headers.get("content-type")).toContain("text/html");
    expect(await response.text()).toMatch(/Oops! Page not found|Property Not Found/);
  });

  it("escapes the search text in fields and in its data", async () => {
    const html = await (await send("/properties?q=%3C/script%3E%3Cscript%3Ealert(1)%3C/script%3E")).text();
    expect(html).not.toContain("<script>alert(1)");
    expect(html).toContain("&lt;script&gt;alert(1)");
  });

  it("that has not changed gets a 304", async () => {
    await storeProperty();
    const etag = (await send("/properties")).headers.get("etag") ?? "";
    const conditional = { headers: { "if-none-match": etag } };
    const unchanged = await send("/properties", conditional);
    expect([unchanged.status, await unchanged.text(), unchanged.headers.get("cache-control")]).toEqual([
      304,
      "",
      "public, max-age=60",
    ]);
    // The headers of a 304 replace those of the stored page.
    expect(unchanged.headers.get("content-security-policy")).toContain("sha256-");
    await storeProperty({ title: "Something new" });
    const changed = await send("/properties", conditional);
    expect([changed.status, (await changed.text()).includes("Something new")]).toEqual([200, true]);
  });

  it.each([
    ["/rent?furnished=true&cursor=abc", "/rent?furnished=true"],
    ["/properties?q=street&cursor=bm9uc2Vuc2U", "/properties?q=street"],
    ["/rent?before=zzz", "/rent"],
  ])("with the unknown cursor of %s redirects to the first page of the list", async (path, target) => {
    const response = await send(path, { redirect: "manual" });
    expect(response.status).toBe(302);
    expect(response.headers.get("location")).toBe(target);
  });
});

describe("when the database is unavailable", () => {
  const broken = { DB: unavailableDatabase };

  const anyId = "11111111-1111-4111-8111-111111111111";
  const readPaths = publicReads.map(({ endpoint }) => endpoint.path.replace(":kind", "rent").replace(/:\w+/g, anyId));

  it.each(readPaths)("%s responds with 503 and retry-after, without internals", async (path) => {
    const response = await sendWithBindings(`/api/v1${path}`, broken);
    expect(response.status).toBe(503);
    expect(response.headers.get("retry-after")).toBe("30");
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(await response.json()).toEqual({ detail: "The service is not available right now. Please try again." });
  });

  describe.each(["/", "/properties", "/rent", `/property/${anyId}`])("the page %s", (path) => {
    it("is a 503 that search engines do not keep", async () => {
      const response = await sendWithBindings(path, broken);
      expect(response.status).toBe(503);
      expect(Number(response.headers.get("retry-after"))).toBeGreaterThan(0);
      expect(response.headers.get("cache-control")).toBe("no-store");
      expect(await response.text()).toContain('<meta name="robots" content="noindex">');
    });

    it("has a title, an empty root for the script, and a link to the contact form for visitors without one", async () => {
      const html = await (await sendWithBindings(path, broken)).text();
      expect(html).toContain("<title>Monrovia Hub</title>");
      expect(html).toContain('<div id="root"></div>');
      expect(html).not.toContain("page-data");
      expect(html).toMatch(/<noscript>.*reload it in a few minutes.*href="\/contact".*<\/noscript>/s);
    });
  });

  const contactPaths = ["/contact", `/contact?property=${anyId}`, "/contact?doctor=7", "/contact?service=health"];

  it.each([...staticPaths, ...contactPaths, "/janitorial", "/compare", "/login", "/admin", "/manifest.webmanifest"])(
    "%s is shown without the owner's details, and no cache stores it",
    async (path) => {
      const response = await sendWithBindings(path, broken);
      expect(response.status).toBe(200);
      expect(response.headers.get("cache-control")).toBe("no-store");
      expect(response.headers.get("cloudflare-cdn-cache-control")).toBeNull();
      expect(response.headers.get("cache-tag")).toBeNull();
      await response.body?.cancel();
    },
  );

  it.each(contactPaths)("%s shows its form, which is stored, with the receipt on the next page", async (path) => {
    expect(await (await sendWithBindings(path, broken)).text()).toMatch(/<form[^>]*method="post"/);
    const sent = await sendWithBindings(path, broken, {
      method: "POST",
      headers: { "content-type": "application/x-www-form-urlencoded" },
      body: "name=Ma+Kebbeh&email=kebbeh@example.org&phone_number=0770000000&message=Is+it+free",
    });
    expect(sent.status).toBe(303);
    const next = new URL(sent.headers.get("location") ?? "", origin);
    const html = await (await sendWithBindings(next.pathname + next.search, broken)).text();
    expect(html).toContain(enquiryReference(next.searchParams.get("sent") ?? ""));
    const { objects } = await env.IMAGES.list({ prefix: "spool/enquiries/" });
    expect(objects).toHaveLength(1);
  });

  it("the contact form does not wait for a database that never responds", async () => {
    const never = () => new Promise<never>(() => undefined);
    const hanging = fakeDatabase({ prepare: () => ({ bind: () => ({ all: never, run: never }) }), batch: never });
    const response = await sendWithBindings(`/contact?property=${anyId}`, { DB: hanging });
    expect(response.status).toBe(200);
    expect(await response.text()).toMatch(/<form[^>]*method="post"/);
  });

  it("an unknown path is still the 404 page", async () => {
    const response = await sendWithBindings("/no/such/page", broken);
    expect([response.status, response.headers.get("cache-control")]).toEqual([404, "no-store"]);
    expect(await response.text()).toMatch(/Page not found.*href="\/contact"/s);
  });

  it("a page confirms an enquiry that was just sent without a script", async () => {
    const getText = async (query: string) => (await sendWithBindings(`/property/${anyId}${query}`, broken)).text();
    expect(await getText("?sent=1234abcd-0000-4000-8000-000000000001")).toContain("Its reference is <b>E-1234ABCD</b>");
    expect(await getText("?sent=%3Cb%3E1234abcd-0000-4000-8000-000000000001")).not.toContain("reference");
  });

  it("the health endpoint reports it", async () => {
    const response = await sendWithBindings("/api/v1/health", broken);
    expect(response.status).toBe(503);
    expect(await response.json()).toEqual({ status: "degraded", database: "unavailable", images: "ok" });
  });
});

describe("when the image store is unavailable", () => {
  const broken = { IMAGES: unavailableImages };

  it("images respond with 503 while lists work", async () => {
    const listing = await storeProperty();
    await storeImage(listing);
    expect((await sendWithBindings(`/images/buy-properties/${listing.uuid}.png`, broken)).status).toBe(503);
    expect((await sendWithBindings("/api/v1/public/properties", broken)).status).toBe(200);
    expect(await (await sendWithBindings("/api/v1/health", broken)).json()).toMatchObject({ images: "unavailable" });
  });
});

it("the business details are public", async () => {
  const { body } = await get("/site");
  expect(body).toMatchObject({ data: { site: { name: "Monrovia Hub", claims: expect.any(Array) } } });
});
