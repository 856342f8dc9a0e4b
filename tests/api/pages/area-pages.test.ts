import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import type { AreaResponse } from "#contract/listings/area-pages/area-response.ts";
import { buildProperty, storeProperties } from "../../support/properties.ts";
import { get, send } from "../../support/public-client.ts";
import { runSql } from "../../support/storage/rows.ts";

const rental = (overrides: Record<string, unknown>) => buildProperty({ kind: "rent", ...overrides });

beforeEach(async () => {
  await storeProperties(
    rental({ area: "Sinkor", title: "Flat by the sea", property_type: "Apartment", monthly_rent: 550 }),
    rental({ area: "Sinkor", title: "Flat by the road", property_type: "Apartment", monthly_rent: 900.5 }),
    rental({ area: "sinkor", title: "House in the yard", monthly_rent: 300, status: "let" }),
    rental({ area: "ELWA Junction", title: "One room", property_type: "Studio", monthly_rent: 200 }),
    rental({ area: "New Georgia", monthly_rent: 250 }),
    rental({ area: "New Georgia", monthly_rent: 350, city: "Paynesville" }),
    buildProperty({ area: "Congo Town", property_type: "Land", price: 30_000 }),
    buildProperty({ area: "Congo Town", property_type: "Land", price: 45_000 }),
  );
});

async function open(path: string) {
  const response = await send(path, { redirect: "manual" });
  const html = await response.text();
  const find = (pattern: RegExp) => pattern.exec(html)?.[1]?.replaceAll("&amp;", "&");
  const body = html.slice(html.indexOf("<body"), html.indexOf('id="page-data"'));
  return {
    status: response.status,
    location: response.headers.get("location"),
    title: find(/<title>([^<]*)/),
    heading: find(/<h1[^>]*>([^<]*)/),
    canonical: find(/rel="canonical" href="([^"]*)"/)?.slice(env.SITE_ORIGIN.length),
    isIndexed: !html.includes('content="noindex"'),
    links: [...body.matchAll(/href="([^"]*)"/g)].map(([, href = ""]) => href.replaceAll("&amp;", "&")),
    text: body
      .replaceAll(/<\/?span[^>]*>/g, "")
      .replaceAll(/<[^>]*>/g, " ")
      .replaceAll(/\s+/g, " "),
  };
}

describe("the page of an area", () => {
  it("has a title, a heading and a sentence of true figures: a let home counts for neither number nor price", async () => {
    const page = await open("/rent/sinkor");
    expect(page).toMatchObject({
      status: 200,
      heading: "Homes for rent in Sinkor, Monrovia",
      canonical: "/rent/sinkor",
      isIndexed: true,
    });
    expect(page.title).toBe(`${page.heading} | Monrovia Hub`);
    expect(page.text).toContain("2 homes to rent, from $550 a month.");
    for (const title of ["Flat by the sea", "Flat by the road", "House in the yard"])
      expect(page.text).toContain(title);
    expect(page.text).not.toContain("One room");
  });

  it("of one type shows that type", async () => {
    const page = await open("/rent/sinkor/apartments");
    expect(page).toMatchObject({ status: 200, heading: "Apartments for rent in Sinkor, Monrovia", isIndexed: true });
    expect(page.text).toContain("2 apartments to rent, from $550 a month.");
    expect(page.text).not.toContain("House in the yard");
    expect(page.links).toContain("/rent/sinkor");
    expect((await open("/buy/congo-town/land")).text).toContain("2 plots of land for sale, from $30,000.");
  });

  it("links to other areas and to types with two homes there", async () => {
    const { links } = await open("/rent/sinkor");
    expect(links).toContain("/rent/sinkor/apartments");
    expect(links).toContain("/rent/new-georgia");
    expect(links).not.toContain("/rent/sinkor/houses");
    expect(links).not.toContain("/rent/elwa-junction");
    expect(links).not.toContain("/rent/congo-town");
  });

  it("with one home exists, but search engines skip it", async () =>
    expect(await open("/rent/elwa-junction")).toMatchObject({ status: 200, isIndexed: false }));

  it("of two cities counts both, names them and links to each", async () => {
    const page = await open("/rent/new-georgia");
    expect(page.heading).toBe("Homes for rent in New Georgia");
    expect(page.text).toContain("2 homes to rent, from $250 a month: 1 in Monrovia, 1 in Paynesville.");
    expect(page.links).toContain("/rent?city=Paynesville&area=New+Georgia");
  });

  it("says when nothing is available", async () => {
    await runSql("UPDATE properties SET is_available = 0 WHERE area_key = 'sinkor'");
    expect((await open("/rent/sinkor")).text).toContain("No homes to rent at the moment.");
  });

  it.each([
    ["/rent/Sinkor", "/rent/sinkor"],
    ["/rent/sinkor/", "/rent/sinkor"],
    ["/rent/New%20Georgia", "/rent/new-georgia"],
    ["/Rent/ELWA%20Junction/Office%20Spaces/", "/rent/elwa-junction/office-spaces"],
    ["/rent/sinkor.", "/rent/sinkor"],
  ])("%s leads to %s with one redirect", async (path, location) =>
    expect(await open(path)).toMatchObject({ status: 301, location }),
  );

  it.each([
    ["/rent/sinkr", "/rent/sinkor"],
    ["/rent/elwa-junktion", "/rent/elwa-junction"],
    ["/rent/elwa", "/rent/elwa-junction"],
    ["/rent/sinkor/villas", "/rent/sinkor"],
    ["/rent/sinkor/castles", "/rent/sinkor"],
    ["/rent/sinkor/other", "/rent/sinkor"],
    ["/buy/sinkor", "/buy/congo-town"],
    ["/buy/%3Cscript", "/buy/congo-town"],
    [`/buy/${"sinkor".repeat(40)}`, "/buy/congo-town"],
  ])("%s is a 404 that links to %s", async (path, nearest) => {
    const page = await open(path);
    expect(page).toMatchObject({ status: 404, isIndexed: false });
    expect(page.links).toContain(nearest);
  });

  it.each(["/rent/sinkor/apartments/more", "/rent/%E0%A4%A"])("%s is a 404", async (path) =>
    expect((await open(path)).status).toBe(404),
  );
});

it.each([
  ["/rent?area=Sinkor", "/rent/sinkor"],
  ["/rent?area=SINKOR&property_type=Apartment", "/rent/sinkor/apartments"],
  ["/rent?area=Sinkor&property_type=House", "/rent"],
  ["/rent?area=ELWA+Junction", "/rent"],
  ["/rent?property_type=Apartment", "/rent"],
  ["/rent?area=Sinkor&sort=price-low", "/rent"],
  ["/rent?area=Sinkor&min_bedrooms=1", "/rent"],
  ["/rent?area=Sinkor&area=New+Georgia", "/rent"],
  ["/properties?area=Sinkor", "/properties"],
  ["/rent/sinkor?sort=price-low", "/rent/sinkor"],
])("a list with filters %s has %s as its canonical address", async (path, canonical) => {
  const page = await open(path);
  expect([page.status, page.canonical]).toEqual([200, canonical]);
});

describe("the figures of an area", () => {
  it("are those of the available homes", async () => {
    const { body } = await get<AreaResponse>("/public/areas/rent/sinkor");
    expect(body).toEqual({
      data: {
        name: "Sinkor",
        listed: 3,
        available: 2,
        lowest_price: 550,
        cities: [{ name: "Monrovia", available: 2 }],
        types: [
          { name: "Apartment", listed: 2 },
          { name: "House", listed: 1 },
        ],
      },
      exact: true,
    });
  });

  it.each(["/public/areas/rent/nowhere", "/public/areas/let/sinkor", "/public/areas/rent/sinkor?property_type=Villa"])(
    "%s is a 404",
    async (path) => expect((await get(path)).status).toBe(404),
  );
});
