import { describe, expect, it } from "vitest";
import type { PropertyDetailResponse } from "#contract/listings/property-responses.ts";
import { buildProperty, storeImage, storeProperties, storeProperty } from "../../support/properties.ts";
import { get, send } from "../../support/public-client.ts";
import { queryRows, runSql } from "../../support/storage/rows.ts";

const getDetail = (uuid: string) => get<PropertyDetailResponse>(`/public/properties/${uuid}`);

describe("a property", () => {
  it("is returned with all fields and its images in order", async () => {
    const stored = await storeProperty({ latitude: 6.3, longitude: -10.8, amenities: ["Well", "Solar panels"] });
    await storeImage(stored, { number: 1, position: 1, alt: "Yard" });
    await storeImage(stored, { number: 2, position: 0, alt: "Front" });
    const { status, body, headers } = await getDetail(stored.uuid);
    expect(status).toBe(200);
    expect(headers.get("cache-control")).toBe("public, max-age=60");
    const { property } = body.data;
    expect(property).toMatchObject({ latitude: 6.3, longitude: -10.8, amenities: ["Well", "Solar panels"] });
    expect(property.images.map(({ alt }) => alt)).toEqual(["Front", "Yard"]);
    expect(property.image_url).toBe(`/images/buy-properties/${stored.uuid}/2.png`);
    expect(property.images[0]?.variants.map(({ width }) => width)).toEqual([320, 640, 1280]);
    for (const { url } of property.images[0]?.variants ?? []) expect((await send(url)).status).toBe(200);
  });

  it("gives 404 if it is unknown, a draft, in the bin or misspelt", async () => {
    const stored = await storeProperty();
    for (const uuid of ["11111111-1111-4111-8111-111111111111", "nothing", "%27%20OR%201=1"]) {
      expect(await getDetail(uuid)).toMatchObject({ status: 404, body: { detail: "Property not found" } });
    }
    await runSql("UPDATE properties SET published = 0");
    expect((await getDetail(stored.uuid)).status).toBe(404);
    await runSql("UPDATE properties SET published = 1, deleted_at = 'x'");
    expect((await getDetail(stored.uuid)).status).toBe(404);
  });
});

describe("similar properties", () => {
  type Overrides = Parameters<typeof buildProperty>[0];
  /** Stores properties and returns the titles that are similar to the first one. */
  async function similarTitles(...all: Overrides[]): Promise<string[]> {
    const [mine] = await storeProperties(...all.map((overrides) => buildProperty(overrides)));
    return (await getDetail(mine?.uuid ?? "")).body.data.similar.map(({ title }) => title);
  }

  it("are of the same type first, then of the same area, then of the closest price, and available", async () => {
    const titles = await similarTitles(
      { title: "mine", area: "Sinkor", price: 100_000 },
      { title: "rental", kind: "rent", area: "Sinkor" },
      { title: "taken", area: "Sinkor", price: 101_000, is_available: false },
      { title: "same price elsewhere", area: "Airfield", price: 100_000 },
      { title: "dear in the area", area: "SINKOR", price: 900_000 },
      { title: "near in the area", area: "Sinkor", price: 90_000 },
      { title: "apartment in the area", property_type: "Apartment", area: "Sinkor", price: 100_000 },
    );
    expect(titles).toEqual(["near in the area", "dear in the area", "same price elsewhere"]);
  });

  it("are never of a type for another use", async () => {
    for (const [property_type, second, third] of [
      ["Land", "Villa", "Office"],
      ["Office", "Apartment", "Land"],
      ["Event Center", "House", "Land"],
      ["Other", "House", "Office"],
      ["Villa", "Office", "Land"],
    ]) {
      await runSql("DELETE FROM properties");
      const titles = await similarTitles(
        { title: "mine", property_type, area: "Sinkor" },
        { title: "far and dear", property_type, area: "Airfield", price: 9_000_000 },
        ...[second, third].map((type) => ({ title: type, property_type: type, area: "Sinkor" })),
      );
      expect(titles, property_type).toEqual(["far and dear"]);
    }
  });

  it("are other types for the same use if the type has too few, and of the other kind only after these", async () => {
    const titles = await similarTitles(
      { title: "mine", property_type: "Villa", area: "Sinkor", price: 100_000 },
      { title: "villa to rent", kind: "rent", property_type: "Villa", area: "Sinkor" },
      { title: "house elsewhere", property_type: "House", area: "Airfield", price: 100_000 },
      { title: "condo in the area", property_type: "Condo", area: "Sinkor", price: 500_000 },
      { title: "office", property_type: "Office", area: "Sinkor", price: 100_000 },
    );
    expect(titles).toEqual(["condo in the area", "house elsewhere", "villa to rent"]);
  });

  it("are found behind many closer ones that are not available", async () => {
    const taken = Array.from({ length: 8 }, (_, i) => ({ title: "taken", price: 99_000 + i, is_available: false }));
    const titles = await similarTitles({ title: "mine", price: 99_003 }, { title: "free", price: 5_000 }, ...taken);
    expect(titles).toEqual(["free"]);
  });

  it("are unavailable ones if no other is available, and none if nothing has the same use", async () => {
    expect(await similarTitles({ title: "mine" }, { title: "taken", is_available: false })).toEqual(["taken"]);
    expect(await similarTitles({ title: "plot", property_type: "Land", area: "Buchanan" })).toEqual([]);
  });
});

describe("an event", () => {
  const record = (uuid: string, body: unknown) =>
    send(`/api/v1/public/properties/${uuid}/events`, {
      method: "POST",
      body: typeof body === "string" ? body : JSON.stringify(body),
      headers: { "content-type": "application/json" },
    });
  const readCounts = () => queryRows("SELECT event, count FROM property_events ORDER BY event");

  it("that is unknown, or of an unknown home or a draft, gets 204 and counts nothing", async () => {
    const { uuid } = await storeProperty();
    const draft = await storeProperty({ published: false });
    for (const body of [{ event: "buy" }, {}, "not json", ["view"]])
      expect((await record(uuid, body)).status).toBe(204);
    for (const id of ["11111111-1111-4111-8111-111111111111", draft.uuid])
      expect((await record(id, { event: "view" })).status).toBe(204);
    expect(await readCounts()).toEqual([]);
  });
});
