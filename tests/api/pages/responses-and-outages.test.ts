import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { enquiryReference } from "#shared/enquiries/enquiry-reference.ts";
import { publicReads } from "#worker/pages/page-data.ts";
import { renderer } from "../../../dist/server/entry-server.js";
import { storeImage, storeProperty } from "../../support/properties.ts";
import { get, origin, send, sendWith } from "../../support/public-client.ts";
import { fakeDatabase } from "../../support/stores/fake-database.ts";
import { unavailableDatabase, unavailableImages } from "../../support/stores/unavailable-stores.ts";
import { textsOf } from "../../support/tables/cases-of.ts";

const { staticPaths } = renderer;

describe("every response", () => {
  it("has a request id and the security headers, and a page has the policy of pages", async () => {
    for (const path of textsOf(`
      / | /property/none | /no/such/page | /missing.js | /api/v1/public/properties | /api/v1/nothing | /images/x/y
    `)) {
      const { headers } = await send(path);
      const isOther = /^\/(api|images)\//.test(path);
      expect(headers.get("x-request-id"), path).toMatch(/^[0-9a-f-]{36}$/);
      expect(headers.get("content-security-policy"), path).toContain("default-src 'none'");
      expect(Object.fromEntries(headers), path).toMatchObject({
        "x-content-type-options": "nosniff",
        "referrer-policy": "strict-origin-when-cross-origin",
      });
      expect(headers.has("strict-transport-security") || headers.has("access-control-allow-origin"), path).toBe(false);
      if (path === "/missing.js") continue;
      expect(headers.get("content-security-policy")?.includes("sha256-"), path).toBe(!isOther);
      expect(headers.has("permissions-policy"), path).toBe(!isOther);
    }
  });

  it("requires HTTPS in production only", async () => {
    const { headers } = await sendWith({ ENVIRONMENT: "production" }, "/api/v1/site");
    expect(headers.get("strict-transport-security")).toContain("max-age=31536000");
  });

  it.each([
    ["GET", "/api/v1/nothing"],
    ["GET", "/api/v2/public/properties"],
    ["GET", "/api"],
    ["GET", "/api/"],
    ["GET", "/images/none"],
    ["GET", "/api/v1/public/properties/x/y/z"],
    ["POST", "/api/v1/public/properties"],
    ["DELETE", "/api/v1/public/properties"],
  ])("for the unknown route %s %s is a 404 in JSON", async (method, path) => {
    const response = await send(path, { method });
    expect([response.status, response.headers.get("cache-control")]).toEqual([404, "no-store"]);
    expect(await response.json()).toEqual({ detail: "Not found" });
  });
});

describe("a page", () => {
  it.each(
    textsOf(`
      /property/%E0%A4%A | /driving-school/% | /health/%E0%A4%A | /admin/%E0%A4%A | /contact/% | /%ff | /property/%00
      /foo%0Abar | /driving-school/a%0Ab | /%E2%80%A8rent
    `),
  )("with the malformed path %s is the 404 page", async (path) => {
    const response = await send(path);
    expect(response.status).toBe(404);
    expect(response.headers.get("content-type")).toContain("text/html");
    expect(await response.text()).toMatch(/Oops! Page not found|Property Not Found/);
  });

  it.each([
    [undefined, 303],
    ["none", 303],
    ["same-origin", 303],
    ["same-site", 403],
    ["cross-site", 403],
  ])("takes shared photos that no service worker received from the initiator %s with %i", async (site, status) => {
    const headers = site ? { "sec-fetch-site": site } : undefined;
    const body = new FormData();
    body.append("photos", new File(["photo"], "photo.jpg", { type: "image/jpeg" }));
    const response = await send("/admin/shared-photos", { method: "POST", headers, body, redirect: "manual" });
    expect(response.status).toBe(status);
    expect(response.headers.get("location")).toEqual(status === 303 ? "/admin/shared-photos?again" : null);
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
    expect(unchanged.status).toBe(304);
    expect(await unchanged.text()).toBe("");
    expect(unchanged.headers.get("cache-control")).toBe("public, max-age=60");
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
  const readPaths = publicReads.map(({ endpoint }) =>
    endpoint.path.replace(":kind", "rent").replace(/:\w+/g, anyId).replace("prices", "prices?kind=rent"),
  );

  it("every read of a page responds with 503 and retry-after, without internals", async () => {
    for (const path of readPaths) {
      const response = await sendWith(broken, `/api/v1${path}`);
      const { headers } = response;
      expect([path, response.status, headers.get("retry-after"), headers.get("cache-control")]).toEqual([
        path,
        503,
        "30",
        "no-store",
      ]);
      expect(await response.json()).toEqual({ detail: "The service is not available right now. Please try again." });
    }
  });

  it("a page is a 503 that search engines do not keep, with a link to the contact form", async () => {
    for (const path of ["/", "/properties", "/rent", `/property/${anyId}`]) {
      const response = await sendWith(broken, path);
      expect([path, response.status, response.headers.get("cache-control")]).toEqual([path, 503, "no-store"]);
      expect(Number(response.headers.get("retry-after"))).toBeGreaterThan(0);
      const html = await response.text();
      expect(html).toContain('<meta name="robots" content="noindex">');
      expect(html).toContain("<title>Monrovia Hub</title>");
      // The root is empty for the script.
      expect(html).toContain('<div id="root"></div>');
      expect(html).not.toContain("page-data");
      expect(html).toMatch(/<noscript>.*reload it in a few minutes.*href="\/contact".*<\/noscript>/s);
    }
  });

  const contactPaths = ["/contact", `/contact?property=${anyId}`, "/contact?doctor=7", "/contact?service=health"];

  it("a page that needs no data is shown without the owner's details, and no cache stores it", async () => {
    const others = ["/janitorial", "/compare", "/login", "/manifest.webmanifest"];
    for (const path of [...staticPaths, ...contactPaths, ...others]) {
      const { status, headers, body } = await sendWith(broken, path);
      const caching = ["cache-control", "cloudflare-cdn-cache-control", "cache-tag"].map((name) => headers.get(name));
      expect([path, status, ...caching]).toEqual([path, 200, "no-store", null, null]);
      await body?.cancel();
    }
  });

  it.each(contactPaths)("%s shows its form, which is stored, with the receipt on the next page", async (path) => {
    expect(await (await sendWith(broken, path)).text()).toMatch(/<form[^>]*method="post"/);
    const sent = await sendWith(broken, path, {
      method: "POST",
      headers: { "content-type": "application/x-www-form-urlencoded" },
      body: "name=Ma+Kebbeh&email=kebbeh@example.org&phone_number=0770000000&message=Is+it+free",
    });
    expect(sent.status).toBe(303);
    const next = new URL(sent.headers.get("location") ?? "", origin);
    const html = await (await sendWith(broken, next.pathname + next.search)).text();
    expect(html).toContain(enquiryReference(next.searchParams.get("sent") ?? ""));
    const { objects } = await env.IMAGES.list({ prefix: "spool/enquiries/" });
    expect(objects).toHaveLength(1);
  });

  it("the contact form does not wait for a database that never responds", async () => {
    const never = () => new Promise<never>(() => undefined);
    const hanging = fakeDatabase({ prepare: () => ({ bind: () => ({ all: never, run: never }) }), batch: never });
    const response = await sendWith({ DB: hanging }, `/contact?property=${anyId}`);
    expect(response.status).toBe(200);
    expect(await response.text()).toMatch(/<form[^>]*method="post"/);
  });

  it("an unknown path is still the 404 page", async () => {
    const response = await sendWith(broken, "/no/such/page");
    expect([response.status, response.headers.get("cache-control")]).toEqual([404, "no-store"]);
    expect(await response.text()).toMatch(/Page not found.*href="\/contact"/s);
  });

  it("a page confirms an enquiry that was just sent without a script", async () => {
    const getText = async (query: string) => (await sendWith(broken, `/property/${anyId}${query}`)).text();
    expect(await getText("?sent=1234abcd-0000-4000-8000-000000000001")).toContain("Its reference is <b>E-1234ABCD</b>");
    expect(await getText("?sent=%3Cb%3E1234abcd-0000-4000-8000-000000000001")).not.toContain("reference");
  });

  it("the health endpoint reports it", async () => {
    const response = await sendWith(broken, "/api/v1/health");
    expect(response.status).toBe(503);
    expect(await response.json()).toEqual({ status: "degraded", database: "unavailable", images: "ok" });
  });
});

describe("when the image store is unavailable", () => {
  const broken = { IMAGES: unavailableImages };

  it("images respond with 503 while lists work", async () => {
    const listing = await storeProperty();
    await storeImage(listing);
    expect((await sendWith(broken, `/images/buy-properties/${listing.uuid}.png`)).status).toBe(503);
    expect((await sendWith(broken, "/api/v1/public/properties")).status).toBe(200);
    expect(await (await sendWith(broken, "/api/v1/health")).json()).toMatchObject({ images: "unavailable" });
  });
});

it("the business details are public", async () => {
  const { body } = await get("/site");
  expect(body).toMatchObject({ data: { site: { name: "Monrovia Hub", claims: expect.any(Array) } } });
});
