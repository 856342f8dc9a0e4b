import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import type { Property } from "#contract/listings/property.ts";
import { requiredFields } from "#contract/listings/required-fields.ts";
import {
  buildForm,
  completeFields,
  createAdminClient,
  fieldProblems,
  queryRows,
  storedImageKeys,
} from "../../support/admin-client.ts";
import { expectDerivedDataToMatch, expectEveryImageStored } from "../../support/database-consistency.ts";
import { buildPng } from "../../support/images.ts";
import { get, send as sendAnything } from "../../support/public-client.ts";
import { countRows, readProperty } from "./property-reads.ts";

describe.each(["buy", "rent"] as const)("a new %s property", (kind) => {
  const path = `/create/${kind}/property`;

  it("is public immediately, searchable, counted, and has its images in order", async () => {
    const { send } = await createAdminClient();
    const images = [buildPng({ width: 30, height: 20 }), buildPng(), buildPng()];
    const { status, body, headers } = await send(path, { body: buildForm(completeFields[kind], images) });
    expect(status).toBe(201);
    expect(body).toEqual({ message: expect.any(String), uuid: expect.any(String), reference: "MH-1001" });
    expect(headers.get("cache-control")).toBe("no-store");
    const uuid = body.uuid as string;
    const property = await readProperty(uuid);
    expect(property).toMatchObject({
      kind,
      reference: "MH-1001",
      title: completeFields[kind].title,
      is_available: true,
    });
    expect(property.images.map(({ width }) => width)).toEqual([30, 8, 8]);
    const lists = [`/public/${kind}/properties`, "/public/recent/properties", "/public/properties?q=broad+carey"];
    for (const list of [...lists.slice(0, 2), `/public/properties?q=${completeFields[kind].title.split(" ").at(-1)}`]) {
      const { body: found } = await get<{ data: { properties: Property[] }; total: number }>(list);
      expect(
        found.data.properties.map((one) => one.uuid),
        list,
      ).toEqual([uuid]);
      expect(found.total).toBe(1);
    }
    for (const [index, name] of ["", "_1", "_2"].entries()) {
      const shown = await sendAnything(`/images/${kind}-properties/${uuid}${name}.png`);
      expect(new Uint8Array(await shown.arrayBuffer())).toEqual(images[index]);
    }
    await expectDerivedDataToMatch();
    await expectEveryImageStored();
    expect(await queryRows("SELECT action, entity, entity_id FROM audit")).toEqual([
      { action: "create", entity: "property", entity_id: uuid },
    ]);
  });

  it.each(requiredFields[kind])("is rejected without %s and names the field", async (field) => {
    const { send } = await createAdminClient();
    for (const value of [undefined, "  "]) {
      const { [field as "title"]: _left, ...others } = completeFields[kind];
      const fields = value === undefined ? others : { ...others, [field]: value };
      const response = await send(path, { body: buildForm(fields, [buildPng()]) });
      expect(response.status).toBe(422);
      expect(fieldProblems(response)).toEqual({ [field]: expect.stringMatching(/ is required$/) });
    }
    expect(await countRows("properties")).toBe(0);
    expect(await storedImageKeys()).toEqual([]);
  });

  it("is rejected without an image and names every other invalid field too", async () => {
    const { send } = await createAdminClient();
    const response = await send(path, { body: buildForm({ ...completeFields[kind], title: "", year_built: "1700" }) });
    expect(response.status).toBe(422);
    expect(fieldProblems(response)).toEqual({
      title: "Title is required",
      year_built: "Must be at least 1800",
      images: "At least one image is required",
    });
    const empty = await send(path, { body: buildForm({}) });
    expect(Object.keys(fieldProblems(empty)).sort()).toEqual([...requiredFields[kind], "images"].sort());
  });
});

describe("a submitted form", () => {
  it("is parsed into numbers, flags and a list, and keeps 0", async () => {
    const { publish } = await createAdminClient();
    const { uuid } = await publish("rent", {
      monthly_rent: "1250.50",
      bedrooms: "0",
      bathrooms: "",
      area_sqft: "900",
      year_built: "0",
      latitude: "6.3",
      longitude: "-10.8",
      amenities: "Pool, Gym,  Pool ,, Wi-Fi",
      furnished: "true",
      allow_pets: "1",
      has_parking: "false",
      is_available: "false",
      featured: "on",
      lease_duration: "1 Year",
      listed_by: "",
      image_url: "https://example.com/x.png",
      image_urls: "https://example.com/x.png",
      uuid: "11111111-1111-4111-8111-111111111111",
      created_at: "1999-01-01",
      deleted_at: "1999-01-01",
      n: "5",
      __proto__x: "y",
    });
    const property = await readProperty(uuid);
    expect(property).toMatchObject({
      monthly_rent: 1250.5,
      bedrooms: 0,
      bathrooms: null,
      area_sqft: 900,
      year_built: null,
      latitude: 6.3,
      longitude: -10.8,
      amenities: ["Pool", "Gym", "Wi-Fi"],
      furnished: true,
      pets_allowed: true,
      allow_pets: true,
      has_parking: false,
      is_available: false,
      featured: true,
      lease_duration: "1 Year",
      listed_by: null,
    });
    expect(uuid).not.toMatch(/^1111/);
    expect(property.image_url).toMatch(/^\/images\//);
  });

  it("can repeat the amenities field", async () => {
    const { publish } = await createAdminClient();
    const { uuid } = await publish("buy", { amenities: ["Garden", "Pool", "Garden"] });
    expect((await readProperty(uuid)).amenities).toEqual(["Garden", "Pool"]);
  });

  it.each([
    ["price", "cheap", "Must be a number"],
    ["price", "0", "Price must be above 0"],
    ["price", "-5", "Price must be above 0"],
    ["price", "1e5", "Must be a number"],
    ["price", "1000000001", "Price must be at most 1,000,000,000"],
    ["price", "10.0001", "Price may have at most two decimals"],
    ["price", "10.001", "Write 10001 or 10.00"],
    ["bedrooms", "101", "Must be at most 100"],
    ["bedrooms", "1.5", "Must be a whole number"],
    ["bedrooms", "Infinity", "Must be a number"],
    ["latitude", "91", "Must be at most 90"],
    ["contact_number", "abc", "Please enter a valid phone number"],
    ["contact_number", "555 010", "Please enter a valid phone number"],
    ["is_available", "perhaps", "Must be true or false"],
    ["title", "x".repeat(151), "Must be at most 150 characters"],
    ["property_type", "Castle", expect.stringMatching(/^Must be one of House/)],
    ["renovation_year", "3000", "Must be at most 5 years from now"],
  ])("is rejected if %s is %s", async (field, value, message) => {
    const { send } = await createAdminClient();
    const response = await send("/create/buy/property", {
      body: buildForm({ ...completeFields.buy, [field]: value }, [buildPng()]),
    });
    expect(response.status).toBe(422);
    expect(fieldProblems(response)).toEqual({ [field]: message });
    expect(await storedImageKeys()).toEqual([]);
  });

  it("is stored as typed, but trimmed and without NUL", async () => {
    const { publish } = await createAdminClient();
    const { uuid } = await publish("buy", { title: "  <b>Côte</b> & \u0000co  ", description: "=1+1\nline two" });
    expect(await readProperty(uuid)).toMatchObject({ title: "<b>Côte</b> & co", description: "=1+1\nline two" });
  });
});

describe("a property's reference", () => {
  it("is generated unless given, and unique", async () => {
    const { publish, send } = await createAdminClient();
    expect((await publish()).reference).toBe("MH-1001");
    expect((await publish("rent", { reference: "MH-1003" })).reference).toBe("MH-1003");
    expect((await publish()).reference).toBe("MH-1004");
    expect((await publish()).reference).toBe("MH-1005");
    const again = await send("/create/buy/property", {
      body: buildForm({ ...completeFields.buy, reference: "MH-1003" }, [buildPng()]),
    });
    expect(again.status).toBe(422);
    expect(fieldProblems(again)).toEqual({ reference: "Another listing has this reference" });
    expect(await countRows("properties")).toBe(4);
    expect(await storedImageKeys()).toHaveLength(4);
  });

  it("is never generated twice, even after the property is deleted", async () => {
    const { publish } = await createAdminClient();
    await publish();
    await env.DB.prepare("DELETE FROM properties").run();
    expect((await publish()).reference).toBe("MH-1002");
  });
});
