import { describe, expect, it } from "vitest";
import type { Property } from "#contract/listings/property.ts";
import type { CardListResponse } from "#contract/listings/property-responses.ts";
import { buildProperty, storeImage, storeProperties, storeProperty } from "../../support/properties.ts";
import { get } from "../../support/public-client.ts";
import { runSql } from "../../support/storage/rows.ts";

const titles = ({ body }: { body: CardListResponse }) => body.data.properties.map(({ title }) => title);

describe("the lists", () => {
  it("contain their own kind, and both kinds on request", async () => {
    await storeProperties(buildProperty({ title: "Sale" }), buildProperty({ kind: "rent", title: "Rental" }));
    expect(titles(await get("/public/buy/properties"))).toEqual(["Sale"]);
    expect(titles(await get("/public/rent/properties"))).toEqual(["Rental"]);
    expect(titles(await get("/public/properties"))).toEqual(["Rental", "Sale"]);
    expect(titles(await get("/public/properties?kind=buy"))).toEqual(["Sale"]);
    expect(titles(await get("/public/buy/properties?kind=rent"))).toEqual(["Sale"]);
    await storeProperties(
      buildProperty({ title: "Cheap", price: 300 }),
      buildProperty({ title: "Dear", price: 900_000 }),
    );
    for (const kind of ["", "buy/"])
      expect(titles(await get(`/public/${kind}properties?kind=buy&sort=price-low`))).toEqual(["Cheap", "Sale", "Dear"]);
  });

  it("sort=best ignores a short last word only if it matches nothing, available or not", async () => {
    await storeProperties(buildProperty({ title: "Lodge" }), buildProperty({ title: "Lodge by", is_available: false }));
    expect(titles(await get("/public/properties?sort=best&q=lodge%20by"))).toEqual(["Lodge by"]);
    expect(titles(await get("/public/properties?sort=best&q=lodge%20zz"))).toEqual(["Lodge", "Lodge by"]);
  });

  it("show the ten newest on the recent list unless a limit is given", async () => {
    await storeProperties(...Array.from({ length: 12 }, (_, i) => buildProperty({ title: `Number ${i}` })));
    expect(titles(await get("/public/recent/properties"))).toHaveLength(10);
    expect(titles(await get("/public/recent/properties?limit=11"))[0]).toBe("Number 11");
  });

  it("exclude drafts and the bin from rows and totals", async () => {
    const [draft, binned] = await storeProperties(buildProperty(), buildProperty(), buildProperty({ title: "Seen" }));
    await runSql("UPDATE properties SET published = 0 WHERE uuid = ?", draft?.uuid);
    await runSql("UPDATE properties SET deleted_at = '2026-02-01' WHERE uuid = ?", binned?.uuid);
    for (const path of ["/public/properties", "/public/properties?q=family", "/public/properties?sort=price-low"]) {
      const { body } = await get<CardListResponse>(path);
      expect(
        body.data.properties.map(({ title }) => title),
        path,
      ).toEqual(["Seen"]);
      expect(body.total).toBe(1);
    }
    expect((await get<CardListResponse>("/public/properties?available=true")).body.total).toBe(1);
    await runSql("UPDATE properties SET published = 1, deleted_at = NULL");
    expect((await get<CardListResponse>("/public/properties")).body.total).toBe(3);
    expect((await get<CardListResponse>("/public/properties?q=mango")).body.total).toBe(2);
  });

  it("return whole properties, and cards on request", async () => {
    const amenities = ["Pool", "Pool", " "];
    const stored = await storeProperty({ kind: "rent", pets_allowed: true, amenities, area: "Sinkor" });
    await storeImage(stored, { number: 1 });
    await storeImage(stored, { number: 2, width: 3000, height: 2000, variants: [] });
    const property = (await get<{ data: { properties: Property[] } }>("/public/rent/properties")).body.data
      .properties[0];
    expect(property).toMatchObject({ uuid: stored.uuid, id: stored.uuid, _id: stored.uuid, monthly_rent: 800 });
    expect(property).toMatchObject({ pets_allowed: true, allow_pets: true, amenities: ["Pool"], furnished: null });
    expect(property).not.toHaveProperty("price");
    expect(property?.image_url).toBe(`/images/rent-properties/${stored.uuid}/1.png`);
    expect(property?.image_urls).toHaveLength(2);
    const card = (await get<CardListResponse>("/public/rent/properties?view=card")).body.data.properties[0];
    expect(card).toMatchObject({ image_count: 2, pictures: [1, 0], monthly_rent: 800, area: "Sinkor" });
    expect(card).not.toHaveProperty("description");
  });

  it("may be cached for a minute", async () => {
    const { headers } = await get("/public/properties");
    expect(headers.get("cache-control")).toBe("public, max-age=60");
  });

  it("give exact totals up to 500, and mark larger ones as inexact", async () => {
    await storeProperties(...Array.from({ length: 501 }, () => buildProperty({ bedrooms: 2 })));
    const read = (filter = "") => get<CardListResponse>(`/public/properties?limit=1${filter}`);
    expect((await read()).body).toMatchObject({ total: 500, total_exact: false });
    expect((await read("&min_bedrooms=1")).body).toMatchObject({ total: 500, total_exact: false });
    await runSql("DELETE FROM properties WHERE n = 1");
    for (const filter of ["", "&min_bedrooms=1"])
      expect((await read(filter)).body).toMatchObject({ total: 500, total_exact: true });
  });
});

describe("paging", () => {
  it("returns every property once while others are added, and counts them", async () => {
    const first = await storeProperties(...Array.from({ length: 7 }, (_, i) => buildProperty({ title: `Old ${i}` })));
    const listedIds: string[] = [];
    let path = "/public/properties?limit=3";
    for (let added = 0; ; added++) {
      const { body } = await get<CardListResponse>(path);
      expect([body.total, body.offset]).toEqual([7 + added, listedIds.length + added]);
      listedIds.push(...body.data.properties.map(({ uuid }) => uuid));
      await storeProperties(buildProperty({ title: "New" }));
      if (!body.next_cursor) break;
      path = `/public/properties?limit=3&cursor=${body.next_cursor}`;
    }
    expect(listedIds).toEqual(first.map(({ uuid }) => uuid).reverse());
  });

  it("returns to the previous page with its cursor", async () => {
    await storeProperties(
      ...Array.from({ length: 8 }, (_, i) =>
        buildProperty({ title: `House ${i}`, price: 1000 * (i % 3) + 500, is_available: i % 3 > 0 }),
      ),
    );
    const searches = ["q=house&sort=best", "q=house&sort=price-high", "q=house"];
    for (const list of ["sort=price-low", "sort=newest", "sort=best", ...searches]) {
      const page = (more: string) => get<CardListResponse>(`/public/properties?${list}&limit=3${more}`);
      const one = await page("");
      expect(one.body.previous_cursor).toBeNull();
      const two = await page(`&cursor=${one.body.next_cursor}`);
      const three = await page(`&cursor=${two.body.next_cursor}`);
      expect(three.body.next_cursor).toBeNull();
      const backToTwo = await page(`&before=${three.body.previous_cursor}`);
      expect(titles(backToTwo), list).toEqual(titles(two));
      const backToOne = await page(`&before=${backToTwo.body.previous_cursor}`);
      expect(titles(backToOne), list).toEqual(titles(one));
      expect(backToOne.body.previous_cursor).toBeNull();
      expect(titles(await page(`&cursor=${backToOne.body.next_cursor}`)), list).toEqual(titles(two));
      expect([one, two, three, backToTwo, backToOne].map(({ body }) => body.offset)).toEqual([0, 3, 6, 3, 0]);
    }
  });

  it("rejects a malformed cursor and ignores an empty one", async () => {
    for (const cursor of ["abc", "____", btoa("x 1 1 1 1"), "a".repeat(5000)]) {
      const { status, body } = await get<object>(`/public/properties?cursor=${encodeURIComponent(cursor)}`);
      expect([status, body], cursor).toMatchObject([422, { detail: [{ loc: ["query", "cursor"] }] }]);
    }
    expect((await get("/public/properties?cursor=")).status).toBe(200);
  });

  it("rejects a cursor of another order or filter", async () => {
    await storeProperties(buildProperty(), buildProperty());
    const { next_cursor } = (await get<CardListResponse>("/public/properties?limit=1")).body;
    expect((await get(`/public/properties?limit=1&cursor=${next_cursor}`)).status).toBe(200);
    expect((await get(`/public/properties?limit=1&sort=price-low&cursor=${next_cursor}`)).status).toBe(422);
    expect((await get(`/public/properties?limit=1&available=true&before=${next_cursor}`)).status).toBe(422);
    expect((await get(`/public/buy/properties?limit=1&cursor=${next_cursor}`)).status).toBe(422);
  });
});

describe("a query", () => {
  it("names each invalid field once", async () => {
    const tooMany = Array.from({ length: 51 }, (_, i) => `city=c${i}`).join("&");
    const invalid = ["limit=0", "limit=101", "limit=2.5", "limit=many", "sort=cheapest", "min_price=-1", tooMany];
    const words = ["max_price=Infinity", "max_price=NaN", "min_bedrooms=two", "available=yes", "furnished=1"];
    for (const query of [...invalid, ...words, "kind=sell", "view=table"]) {
      const { status, body } = await get<{ detail: object[] }>(`/public/properties?${query}`);
      const loc = ["query", query.split("=")[0]];
      expect([status, body.detail], query).toEqual([422, [{ loc, msg: expect.any(String), type: expect.any(String) }]]);
    }
    const { body } = await get<{ detail: { loc: string[] }[] }>("/public/properties?limit=0&sort=x&min_price=-1");
    expect(body.detail.map(({ loc }) => loc[1]).sort()).toEqual(["limit", "min_price", "sort"]);
  });

  it("ignores empty and unknown fields, and finds nothing without an error", async () => {
    await storeProperty();
    const read = (query: string) => get<CardListResponse>(`/public/properties?${query}`);
    for (const query of ["q=&city=&min_price=&sort=&cursor=&available=&limit=", "unknown=1&__proto__=2&constructor=3"])
      expect((await read(query)).body.total, query).toBe(1);
    const nothing = { total: 0, total_exact: true, next_cursor: null, data: { properties: [] } };
    for (const query of ["property_type=Castle", "city=Paris", "area=%21%21", "min_price=5000&max_price=100"])
      expect(await read(query), query).toMatchObject({ status: 200, body: nothing });
  });

  it("includes both bounds of a price option, and compares whole cents", async () => {
    const prices = [999.99, 1000, 1500, 2000, 2000.01];
    await storeProperties(...prices.map((price) => buildProperty({ price, title: String(price) })));
    for (const [query, expected] of [
      ["min_price=1000&max_price=2000", [1000, 1500, 2000]],
      ["min_price=999.999&max_price=1999", [1000, 1500]],
      ["max_price=1000.001", [999.99, 1000]],
      ["max_price=0", []],
      ["min_price=0", prices],
    ] as const)
      for (const sort of ["newest", "price-low", "price-high", "size-small"]) {
        const found = await get<CardListResponse>(`/public/properties?${query}&sort=${sort}`);
        const sorted = titles(found)
          .map(Number)
          .toSorted((one, other) => one - other);
        expect([sorted, found.body.total], `${query} ${sort}`).toEqual([expected, expected.length]);
      }
  });
});
