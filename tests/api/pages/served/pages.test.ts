import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { prepareMissingServiceItems } from "../../../../migrations/seed/service-items.ts";
import { buildProperty, storeImage, storeProperties } from "../../../support/properties.ts";
import { origin, send } from "../../../support/public-client.ts";
import { attributesOf, openServed, textsOf } from "./served-page.ts";

let home = "";
beforeEach(async () => {
  const homes = (["buy", "rent", "rent"] as const).map((kind, at) =>
    buildProperty({ kind, title: `Home ${at}`, area: "Sinkor", bedrooms: 3 }),
  );
  const [first] = await storeProperties(...homes);
  if (!first) throw new Error("No home is stored");
  await storeImage(first);
  home = `/property/${first.uuid}`;
  await env.DB.batch(prepareMissingServiceItems(env.DB));
});

it("every link of the home page, of lists, of a listing and of the services leads to a page", async () => {
  const links = new Set<string>();
  for (const path of ["/", "/properties", "/rent", "/health", "/driving-school", home]) {
    const found = await attributesOf((await openServed(path)).html, "a[href]", "href");
    for (const href of found) if (/^[/?]/.test(href)) links.add(href.startsWith("?") ? path + href : href);
  }
  expect(links.size).toBeGreaterThan(50);
  const broken: string[] = [];
  for (const link of links) {
    const { status } = await send(link, { method: "HEAD" });
    if (status !== 200) broken.push(`${link} ${status}`);
  }
  expect(broken).toEqual([]);
});

it.each([
  ["/", "/", 3],
  ["/properties", "/properties", 3],
  ["/rent", "/rent", 2],
  ["/buy", "/buy", 1],
  ["/rent/sinkor", "/rent/sinkor", 2],
  ["/rent?min_bedrooms=2", "/rent", 2],
  ["/verify", "/verify", 0],
  ["/about", "/about", 0],
  ["/health", "/health", 0],
  ["a listing", "", 0],
])("a search engine reads %s with its heading, title, address %s and %i homes", async (name, canonical, homes) => {
  const path = name === "a listing" ? home : name;
  const { status, html } = await openServed(path);
  expect(status).toBe(200);
  expect(await textsOf(html, "main h1")).toEqual([expect.stringMatching(/\w/)]);
  expect(await attributesOf(html, "link[rel=canonical]", "href")).toEqual([origin + (canonical || home)]);
  expect(await attributesOf(html, "meta[name=description]", "content")).toEqual([expect.stringMatching(/.{40}/)]);
  expect(await textsOf(html, "title")).toEqual([expect.stringMatching(/.{10}/)]);
  expect(await attributesOf(html, "meta[name=robots]", "content")).toEqual([]);
  expect(await attributesOf(html, "meta[property='og:image']", "content")).toEqual([expect.stringMatching(/^http/)]);
  const [data = "{}"] = await textsOf(html, "script[type='application/ld+json']");
  expect(JSON.parse(data)).toBeTruthy();
  const links = await attributesOf(html, "main a[href^='/property/']", "href");
  if (name !== "a listing") expect(new Set(links).size).toBe(homes);
});

it.each([
  ["/admin", 200],
  ["/admin/team", 200],
  ["/admin/nowhere", 404],
  ["/admin/login", 200],
] as const)("%s is served with status %i and kept out of search engines", async (path, expected) => {
  const { status, html } = await openServed(path);
  expect(status).toBe(expected);
  expect(await attributesOf(html, "meta[name=robots]", "content")).toEqual(["noindex"]);
});

/** Pages whose address is typed or old; the others are in the tests of their lists and areas. */
it.each([
  ["/properties?q=zzzz", 200, /All Properties/],
  ["/rent/sinkr", 404, /No homes found here/],
  ["/property/unknown", 404, /Property Not Found/],
  ["/driving-school/none", 404, /Not Found/],
  ["/health/professional-none", 404, /Doctors and appointments|not found/i],
  ["/health/anything/deeper", 200, /coming soon/],
  ["/careers", 200, /coming soon/],
  ["/no-such-page", 404, /Page not found/],
  ["/favorites", 200, /Saved homes/],
  ["/compare", 200, /Compare homes/],
  ["/image-test", 200, /Image test/],
  ["/reset-password", 200, /New password/],
] as const)("%s answers %i and says so", async (path, expected, heading) => {
  const { status, html } = await openServed(path);
  expect([status, ...(await textsOf(html, "h1"))]).toEqual([expected, expect.stringMatching(heading)]);
});

it("an unknown path below the admin area answers 404 with the document of the area", async () => {
  const [missing, known] = await Promise.all([openServed("/admin/no-such-page"), openServed("/admin")]);
  expect([missing.status, missing.html]).toEqual([404, known.html]);
});

describe("of the names of files that the build and other servers have", () => {
  /** The server shows a file of the build first, and asks the worker only if there is none. */
  async function ask(path: string) {
    const file = await env.ASSETS.fetch(new Request(origin + path), { redirect: "manual" });
    return file.status === 404 ? send(path, { redirect: "manual" }) : file;
  }

  it("none is a page", async () => {
    for (const path of [
      ...["/404", "/404.html", "/404/", "/app", "/app.html", "/app/", "/shell", "/shell.html", "/index", "/index.html"],
      ...["/index.htm", "/entry-server", "/entry-client", "/main", "/page-shell", "/contact.html", "/assets", "/art"],
      ...["/APP", "/_headers", "/inline", "/openapi", "/sw", "/admin.html", "/property", "/property.html"],
    ]) {
      const response = await ask(path);
      expect([path, response.status]).toEqual([path, 404]);
      expect(await response.text(), path).toContain("Oops! Page not found");
    }
  });

  it("a file that does not exist has status 404", async () => {
    for (const path of ["/entry-server.js", "/inline.json", "/wp-login.php", "/assets/none.js", "/.env"])
      expect([path, (await ask(path)).status]).toEqual([path, 404]);
  });
});
