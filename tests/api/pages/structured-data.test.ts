import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { prepareMissingServiceItems } from "../../../migrations/seed/service-items.ts";
import { storeSignedIn } from "../../support/accounts.ts";
import { buildProperty, storeImage, storeProperties, storeProperty } from "../../support/properties.ts";
import { send } from "../../support/public-client.ts";
import { findProblems, readStructuredData } from "../../support/schema-org/check-structured-data.ts";
import { queryRows, runSql } from "../../support/storage/rows.ts";
import { savedDetails, saveSite } from "../site/saved-site.ts";

async function describedAt(path: string) {
  const response = await send(path);
  expect(response.status, path).toBe(200);
  const html = await response.text();
  const things = readStructuredData(html);
  for (const thing of things) expect(findProblems(thing), path).toEqual([]);
  const find = (type: string) => things.find((thing) => thing["@type"] === type);
  return { html, things, find };
}

describe("the page of a listing", () => {
  it("describes the offer with its price, availability and dates, and the lists above it", async () => {
    const listing = await storeProperty({ kind: "rent", area: "Sinkor", bedrooms: 2, area_sqft: 900, bathrooms: 1 });
    await storeImage(listing);
    const { find } = await describedAt(`/property/${listing.uuid}`);
    expect(find("RealEstateListing")).toMatchObject({
      name: "House with a mango tree",
      url: `${env.SITE_ORIGIN}/property/${listing.uuid}`,
      image: [`${env.SITE_ORIGIN}/images/rent-properties/${listing.uuid}/1-1280.webp`],
      datePosted: listing.createdAt,
      offers: {
        price: 800,
        priceCurrency: "USD",
        availability: "https://schema.org/InStock",
        businessFunction: { "@id": "http://purl.org/goodrelations/v1#LeaseOut" },
        priceSpecification: { price: 800, unitCode: "MON" },
      },
      about: { accommodationCategory: "House", numberOfBedrooms: 2 },
    });
    expect(find("BreadcrumbList")?.itemListElement).toMatchObject([
      { position: 1, name: "For rent", item: `${env.SITE_ORIGIN}/rent` },
      { position: 2, name: "Sinkor", item: `${env.SITE_ORIGIN}/rent/sinkor` },
      { position: 3, name: "Houses", item: `${env.SITE_ORIGIN}/rent/sinkor/houses` },
    ]);
  });

  it.each([
    ["let", "SoldOut"],
    ["under_offer", "LimitedAvailability"],
    ["unavailable", "OutOfStock"],
  ])("says that a home that is %s is %s", async (status, availability) => {
    const { uuid } = await storeProperty({ kind: "rent", status });
    const offer = (await describedAt(`/property/${uuid}`)).find("RealEstateListing")?.offers;
    expect(offer).toMatchObject({ availability: `https://schema.org/${availability}` });
  });

  it("keeps a hostile title inside its element", async () => {
    const title = `</script><script>alert(1)</script><!-- \u2028 \u2029 & "x"`;
    const { uuid } = await storeProperty({ title, area: "</script>\u2028" });
    const { html, find } = await describedAt(`/property/${uuid}`);
    expect(find("RealEstateListing")?.name).toBe(title);
    const [, json = ""] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? [];
    expect(json).not.toMatch(/[<>&\u2028\u2029]/);
    expect(html).not.toContain("<script>alert");
  });
});

it("the page of an area describes the pages above it, and ends with itself", async () => {
  await storeProperties(buildProperty({ area: "Sinkor" }), buildProperty({ area: "Sinkor" }));
  const { things } = await describedAt("/buy/sinkor/houses");
  expect(things).toMatchObject([
    {
      "@type": "BreadcrumbList",
      itemListElement: [
        { name: "Buy" },
        { name: "Sinkor", item: `${env.SITE_ORIGIN}/buy/sinkor` },
        { item: `${env.SITE_ORIGIN}/buy/sinkor/houses` },
      ],
    },
  ]);
});

describe("pages of services", () => {
  it("describe a course with its price", async () => {
    await env.DB.batch(prepareMissingServiceItems(env.DB));
    const [course] = await queryRows("SELECT id, pricePerDay FROM courses");
    const { find } = await describedAt(`/driving-school/${course?.id}`);
    expect(find("Course")).toMatchObject({ offers: { price: course?.pricePerDay, priceCurrency: "USD" } });
  });

  it("call a professional a physician only with a licence", async () => {
    await env.DB.batch(prepareMissingServiceItems(env.DB));
    const [professional] = await queryRows("SELECT id, name FROM professionals");
    const path = `/health/${professional?.id}`;
    expect((await describedAt(path)).find("Physician")).toBeUndefined();
    await runSql("UPDATE professionals SET licence_number = 'LMDC-17' WHERE id = ?", professional?.id);
    expect((await describedAt(path)).find("Physician")).toMatchObject({
      name: professional?.name,
      identifier: { value: "LMDC-17" },
    });
  });
});

describe("the business", () => {
  it("is described on its own pages, without contacts that are samples", async () => {
    for (const path of ["/", "/about", "/contact", "/real-estate"]) {
      const { find } = await describedAt(path);
      expect(find("RealEstateAgent"), path).toMatchObject({ name: "Monrovia Hub", url: `${env.SITE_ORIGIN}/` });
      expect(find("RealEstateAgent"), path).not.toHaveProperty("telephone");
    }
    expect((await describedAt("/privacy")).things).toEqual([]);
  });

  it("is described with the phone and the opening hours that the owner saved", async () => {
    const { token } = await storeSignedIn({ role: "super_admin" });
    const { status } = await saveSite(token, {
      ...savedDetails,
      phone: "+231 77 555 1234",
      week: { monday: { from: "08:00", to: "17:00" } },
    });
    expect(status).toBe(200);
    expect((await describedAt("/contact")).find("RealEstateAgent")).toMatchObject({
      telephone: "+231 77 555 1234",
      openingHoursSpecification: [{ dayOfWeek: "https://schema.org/Monday", opens: "08:00", closes: "17:00" }],
    });
  });
});
