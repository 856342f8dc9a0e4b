import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { storeSignedIn } from "../../support/accounts.ts";
import {
  addressComponents,
  fieldValues,
  optionalFields,
  requiredFields,
} from "../../support/facebook/home-listings.ts";
import { buildProperty, storeImage, storeProperties, storeProperty } from "../../support/properties.ts";
import { send } from "../../support/public-client.ts";
import { runSql } from "../../support/storage/rows.ts";
import { savedDetails, saveSite } from "../site/saved-site.ts";

const paths = ["/feeds/rent.rss", "/feeds/buy.rss", "/feeds/properties.rss", "/feeds/facebook.xml"];
const hostile = `</title>]]><script>alert(1)</script> & "x" \u0007\u2028`;

let token = "";
beforeEach(async () => {
  ({ token } = await storeSignedIn({ role: "super_admin" }));
});

const switchOn = async (feeds: unknown) => (await saveSite(token, { ...savedDetails, feeds })).status;

async function readFeed(path: string) {
  const response = await send(path);
  const xml = await response.text();
  const parts = (name: string) =>
    [...xml.matchAll(new RegExp(`<${name}>(.*?)</${name}>`, "gs"))].map(([, text]) => text);
  return { status: response.status, headers: response.headers, xml, parts };
}

describe("the switches of the feeds", () => {
  it("are off at first: no feed exists, and no page names one", async () => {
    for (const path of paths) expect((await send(path)).status, path).toBe(404);
    expect(await (await send("/rent")).text()).not.toContain("application/rss+xml");
  });

  it("belong to one kind of feed each", async () => {
    expect(await switchOn({ rss: true, facebook: false })).toBe(200);
    expect(await Promise.all(paths.map(async (path) => (await send(path)).status))).toEqual([200, 200, 200, 404]);
    expect(await switchOn({ facebook: true })).toBe(200);
    expect(await Promise.all(paths.map(async (path) => (await send(path)).status))).toEqual([404, 404, 404, 200]);
  });

  it("name the field of an invalid value and change nothing", async () => {
    const { status, body } = await saveSite(token, { ...savedDetails, feeds: { rss: "yes" } });
    expect([status, body.detail]).toEqual([422, [expect.objectContaining({ loc: ["body", "feeds", "rss"] })]]);
    expect((await send("/feeds/rent.rss")).status).toBe(404);
  });
});

describe("an RSS feed", () => {
  beforeEach(async () => {
    await switchOn({ rss: true });
  });

  it("has the newest homes of its list first, with price, link and date", async () => {
    const [older, newer] = await storeProperties(
      buildProperty({ kind: "rent", title: "Older", area: "Sinkor", monthly_rent: 450 }),
      buildProperty({ kind: "rent", title: "Newer", status: "let" }),
      buildProperty({ title: "For sale" }),
    );
    const { headers, parts } = await readFeed("/feeds/rent.rss");
    expect(headers.get("content-type")).toBe("application/rss+xml; charset=utf-8");
    expect(headers.get("cache-tag")).toBe("site,list:rent");
    expect(parts("title")).toEqual([
      "Homes for rent | Kebbeh &amp; Daughters",
      "Let · Newer · Monrovia",
      "$450/mo · Older · Sinkor",
    ]);
    expect(parts("link").slice(1)).toEqual([newer, older].map((home) => `${env.SITE_ORIGIN}/property/${home?.uuid}`));
    expect(parts("pubDate")).toEqual([newer, older].map((home) => new Date(home?.createdAt ?? "").toUTCString()));
  });

  it("takes the filters of its list, and names the page with the same ones", async () => {
    await storeProperties(
      buildProperty({ kind: "rent", title: "In Sinkor", area: "Sinkor" }),
      buildProperty({ kind: "rent", title: "Elsewhere", area: "Congo Town" }),
    );
    const { xml, headers } = await readFeed("/feeds/rent.rss?area=Sinkor&min_bedrooms=");
    expect(xml).toContain("In Sinkor");
    expect(xml).not.toContain("Elsewhere");
    expect(xml).toContain(`<link>${env.SITE_ORIGIN}/rent?area=Sinkor</link>`);
    expect(headers.get("cloudflare-cdn-cache-control")).not.toBe("no-store");
    expect((await send("/feeds/rent.rss?min_price=x")).status).toBe(422);
  });

  it.each([
    ["/rent", "/feeds/rent.rss"],
    ["/buy?area=Sinkor&sort=price-low", "/feeds/buy.rss?area=Sinkor"],
    ["/properties?kind=rent", "/feeds/properties.rss?kind=rent"],
    ["/buy/sinkor/houses", "/feeds/buy.rss?property_type=House&area=sinkor"],
  ])("is named by %s as %s", async (page, feed) => {
    await storeProperties(buildProperty({ area: "Sinkor" }), buildProperty({ area: "Sinkor" }));
    const html = await (await send(page)).text();
    const [, href] = /<link rel="alternate" type="application\/rss\+xml"[^>]* href="([^"]*)"/.exec(html) ?? [];
    expect(href?.replaceAll("&amp;", "&")).toBe(feed);
    expect((await send(feed)).status).toBe(200);
  });

  it("keeps a hostile title a text, and leaves out what XML does not allow", async () => {
    await storeProperty({ title: hostile, area: hostile });
    const { xml } = await readFeed("/feeds/buy.rss");
    expect(xml).not.toContain("<script>");
    expect(xml).not.toContain("\u0007");
    expect(xml).toContain("&lt;/title&gt;]]&gt;&lt;script&gt;alert(1)&lt;/script&gt; &amp; &quot;x&quot;");
  });
});

describe("the feed for Facebook", () => {
  beforeEach(async () => {
    await switchOn({ facebook: true });
  });
  const place = { latitude: 6.286234, longitude: -10.772198 };

  it("has the fields and values that Meta documents, and coordinates of three digits", async () => {
    const home = await storeProperty({
      kind: "rent",
      title: hostile,
      area: "Sinkor",
      bedrooms: 2,
      bathrooms: 1,
      area_sqft: 900,
      furnished: true,
      year_built: 2019,
      property_type: "Villa",
      monthly_rent: 450,
      ...place,
    });
    await storeImage(home, { type: "image/jpeg" });
    const { xml, parts } = await readFeed("/feeds/facebook.xml");
    const [listing = ""] = parts("listing");
    const fields = [...listing.matchAll(/<(\w+)(?: format="simple")?>(.*?)<\/\1>/gs)].map(
      ([, name = "", text = ""]) => ({ name, text }),
    );
    const known: readonly string[] = [...requiredFields, ...optionalFields];
    expect(fields.map(({ name }) => name).filter((name) => !known.includes(name))).toEqual([]);
    for (const name of requiredFields) expect(fields.map((field) => field.name)).toContain(name);
    for (const { name, text } of fields) expect(text, name).toMatch(fieldValues[name] ?? /./s);
    expect(Object.fromEntries(fields.map(({ name, text }) => [name, text]))).toMatchObject({
      availability: "for_rent",
      price: "450.00 USD",
      latitude: "6.286",
      longitude: "-10.772",
      url: `${env.SITE_ORIGIN}/property/${home.uuid}`,
      image: `<url>${env.SITE_ORIGIN}/images/rent-properties/${home.uuid}/1.jpg</url>`,
      property_type: "house",
    });
    const components = [...listing.matchAll(/<component name="(\w+)">/g)].map(([, name]) => name);
    expect(components).toEqual([...addressComponents]);
    expect(xml).not.toContain("<script>");
    expect(xml).not.toMatch(/6\.2862|10\.7721/);
  });

  it("has only homes on the market with a photo and a place", async () => {
    const homes = await storeProperties(
      buildProperty({ reference: "F-1", ...place }),
      buildProperty({ reference: "F-2", ...place, status: "under_offer" }),
      buildProperty({ reference: "F-3", ...place, status: "sold" }),
      buildProperty({ reference: "F-4", ...place, kind: "rent", status: "let" }),
      buildProperty({ reference: "F-5", ...place, published: false }),
      buildProperty({ reference: "F-6" }),
    );
    for (const home of homes) await storeImage(home);
    await storeProperty({ reference: "F-7", ...place });
    const { parts, headers } = await readFeed("/feeds/facebook.xml");
    expect(parts("home_listing_id")).toEqual(["F-1", "F-2"]);
    expect(parts("availability")).toEqual(["for_sale", "sale_pending"]);
    expect(headers.get("cache-tag")).toBe("site,list:buy,list:rent");
  });

  it("has pictures in JPEG or PNG only: the share image of a cover in WebP, or no home", async () => {
    const shared = await storeProperty({ reference: "F-1", ...place });
    const withPhoto = await storeProperty({ reference: "F-2", ...place });
    const hidden = await storeProperty({ reference: "F-3", ...place });
    for (const home of [shared, withPhoto, hidden]) await storeImage(home, { type: "image/webp" });
    await storeImage(withPhoto, { type: "image/jpeg", number: 2, position: 1 });
    await runSql("UPDATE properties SET share_image = '1-50-50' WHERE reference = 'F-1'");
    const { parts } = await readFeed("/feeds/facebook.xml");
    expect(parts("home_listing_id")).toEqual(["F-1", "F-2"]);
    expect(parts("image")).toEqual(
      [`${shared.uuid}/share-1-50-50`, `${withPhoto.uuid}/2`].map(
        (name) => `<url>${env.SITE_ORIGIN}/images/buy-properties/${name}.jpg</url>`,
      ),
    );
  });

  it("has all homes, however many there are", async () => {
    const homes = await storeProperties(...Array.from({ length: 401 }, () => buildProperty({ ...place })));
    await runSql(`INSERT INTO images (id, property_n, number, position, key, type, bytes, width, height, alt, variants, created_at)
       SELECT uuid, n, 1, 0, uuid, 'image/png', 1, 1, 1, '', '[]', created_at FROM properties`);
    expect((await readFeed("/feeds/facebook.xml")).parts("home_listing_id")).toEqual(
      homes.map(({ reference }) => reference),
    );
  });
});
