import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { type PropertyDetailResponse, propertyDetailResponseSchema } from "#contract/listings/property-responses.ts";
import { buildProperty, storeImage, storeProperties, storeProperty } from "../../support/properties.ts";
import { get, send } from "../../support/public-client.ts";

const getDetail = (uuid: string) => get<PropertyDetailResponse>(`/public/properties/${uuid}`);

describe("a property", () => {
  it("is returned with all fields and its images in order", async () => {
    const stored = await storeProperty({ latitude: 6.3, longitude: -10.8, amenities: ["Well", "Solar panels"] });
    await storeImage(stored, { number: 1, position: 1, alt: "Yard" });
    await storeImage(stored, { number: 2, position: 0, alt: "Front" });
    const { status, body, headers } = await getDetail(stored.uuid);
    expect(status).toBe(200);
    expect(headers.get("cache-control")).toBe("public, max-age=60");
    expect(propertyDetailResponseSchema.parse(body)).toEqual(body);
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
    await env.DB.prepare("UPDATE properties SET published = 0").run();
    expect((await getDetail(stored.uuid)).status).toBe(404);
    await env.DB.prepare("UPDATE properties SET published = 1, deleted_at = 'x'").run();
    expect((await getDetail(stored.uuid)).status).toBe(404);
  });

  it("has up to three similar ones: same kind, similar type, area and price first, all available", async () => {
    const [mine, , , near, other, ...rest] = await storeProperties(
      buildProperty({ title: "mine", area: "Sinkor", price: 100_000 }),
      buildProperty({ title: "rental", kind: "rent", area: "Sinkor" }),
      buildProperty({ title: "taken", area: "Sinkor", price: 101_000, is_available: false }),
      buildProperty({ title: "near", area: "Sinkor", price: 90_000 }),
      buildProperty({ title: "same type", area: "Airfield", price: 150_000 }),
      buildProperty({ title: "other type elsewhere", property_type: "Land", price: 100_000 }),
    );
    const { body } = await getDetail(mine?.uuid ?? "");
    expect(body.data.similar.map(({ uuid }) => uuid)).toEqual([near?.uuid, other?.uuid, rest[0]?.uuid]);
  });

  it("has similar ones whenever another property exists: of another type, of the other kind or unavailable", async () => {
    const similarTitles = async (uuid: string | undefined) =>
      (await getDetail(uuid ?? "")).body.data.similar.map(({ title }) => title);
    const [rental] = await storeProperties(buildProperty({ title: "rental", kind: "rent", area: "Sinkor" }));
    expect(await similarTitles(rental?.uuid)).toEqual([]);
    await storeProperties(buildProperty({ title: "taken", property_type: "Land", is_available: false }));
    expect(await similarTitles(rental?.uuid)).toEqual(["taken"]);
    await storeProperties(buildProperty({ title: "for sale", property_type: "Office" }));
    expect(await similarTitles(rental?.uuid)).toEqual(["for sale"]);
    await storeProperties(buildProperty({ title: "hall", kind: "rent", property_type: "Event Center" }));
    expect(await similarTitles(rental?.uuid)).toEqual(["hall", "for sale"]);
  });
});

describe("an event", () => {
  const record = (uuid: string, body: unknown) =>
    send(`/api/v1/public/properties/${uuid}/events`, {
      method: "POST",
      body: typeof body === "string" ? body : JSON.stringify(body),
      headers: { "content-type": "application/json" },
    });
  const readCounts = async () =>
    (await env.DB.prepare("SELECT event, count FROM property_events ORDER BY event").all()).results;

  it("is counted per day for a live property", async () => {
    const { uuid } = await storeProperty();
    for (const event of ["view", "view", "call", "whatsapp", "share"]) {
      expect((await record(uuid, { event })).status).toBe(204);
    }
    expect(await readCounts()).toEqual([
      { event: "call", count: 1 },
      { event: "share", count: 1 },
      { event: "view", count: 2 },
      { event: "whatsapp", count: 1 },
    ]);
  });

  it.each([{ event: "buy" }, {}, "not json", ["view"]])("gives 204 to %j and counts nothing", async (body) => {
    const { uuid } = await storeProperty();
    expect((await record(uuid, body)).status).toBe(204);
    expect((await record("11111111-1111-4111-8111-111111111111", { event: "view" })).status).toBe(204);
    expect(await readCounts()).toEqual([]);
  });
});
