import { describe, expect, it } from "vitest";
import type { Property } from "#contract/listings/property.ts";
import { requiredFields } from "#contract/listings/required-fields.ts";
import {
  adminOfEachTest,
  buildForm,
  completeFields,
  fieldProblems,
  storedImageKeys,
} from "../../support/admin-client.ts";
import { expectDerivedDataToMatch, expectEveryImageStored } from "../../support/database-consistency.ts";
import { buildPng } from "../../support/images.ts";
import { get, send as sendAnything } from "../../support/public-client.ts";
import { queryRows, runSql } from "../../support/storage/rows.ts";
import { countRows, readProperty } from "./property-reads.ts";

const { send, publish } = adminOfEachTest();

describe.each(["buy", "rent"] as const)("a new %s property", (kind) => {
  const path = `/create/${kind}/property`;

  it("is public immediately, searchable, counted, and has its images in order", async () => {
    const images = [buildPng({ width: 30, height: 20 }), buildPng(), buildPng()];
    const { status, body, headers } = await send(path, { body: buildForm(completeFields[kind], images) });
    expect(status).toBe(201);
    expect(body).toEqual({ message: expect.any(String), uuid: expect.any(String), reference: "MH-1001" });
    expect(headers.get("cache-control")).toBe("no-store");
    const uuid = body.uuid as string;
    const property = await readProperty(uuid);
    const { title } = completeFields[kind];
    expect(property).toMatchObject({ kind, reference: "MH-1001", title, is_available: true });
    expect(property.images.map(({ width }) => width)).toEqual([30, 8, 8]);
    const word = title.split(" ").at(-1);
    for (const list of [`${kind}/properties`, "recent/properties", `properties?q=${word}`]) {
      const { body: found } = await get<{ data: { properties: Property[] }; total: number }>(`/public/${list}`);
      expect([found.data.properties.map((one) => one.uuid), found.total], list).toEqual([[uuid], 1]);
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

  it("is rejected without its required fields and an image, and names every invalid field", async () => {
    const blank = Object.fromEntries(requiredFields[kind].map((field) => [field, "  "]));
    for (const fields of [{}, blank]) {
      const response = await send(path, { body: buildForm(fields) });
      const required = requiredFields[kind].map((field) => [field, expect.stringMatching(/ is required$/)]);
      const problems = { ...Object.fromEntries(required), images: "At least one image is required" };
      expect([response.status, fieldProblems(response)]).toEqual([422, problems]);
    }
    const invalid = { ...completeFields[kind], title: "", year_built: "1700" };
    const response = await send(path, { body: buildForm(invalid, [buildPng()]) });
    expect(fieldProblems(response)).toEqual({ title: "Title is required", year_built: "Must be at least 1800" });
    expect([await countRows("properties"), await storedImageKeys()]).toEqual([0, []]);
  });
});

describe("a submitted form", () => {
  it("is parsed into numbers, flags and a list, keeps 0, and sets nothing else", async () => {
    const fields: [name: string, sent: string, stored: unknown][] = [
      ["monthly_rent", "1250.50", 1250.5],
      ["bedrooms", "0", 0],
      ["bathrooms", "", null],
      ["area_sqft", "900", 900],
      ["year_built", "0", null],
      ["latitude", "6.3", 6.3],
      ["longitude", "-10.8", -10.8],
      ["amenities", "Pool, Gym,  Pool ,, Wi-Fi", ["Pool", "Gym", "Wi-Fi"]],
      ["furnished", "true", true],
      ["allow_pets", "1", true],
      ["has_parking", "false", false],
      ["is_available", "false", false],
      ["featured", "on", true],
      ["lease_duration", "1 Year", "1 Year"],
      ["listed_by", "", null],
    ];
    const image = "https://example.com/x.png";
    const dates = { created_at: "1999-01-01", deleted_at: "1999-01-01" };
    const unset = {
      image_url: image,
      image_urls: image,
      uuid: "11111111-1111-4111-8111-111111111111",
      ...dates,
      n: "5",
    };
    const sent = Object.fromEntries(fields.map(([name, text]) => [name, text]));
    const { uuid } = await publish("rent", { ...sent, ...unset, __proto__x: "y" });
    const property = await readProperty(uuid);
    const stored = Object.fromEntries(fields.map(([name, , value]) => [name, value]));
    expect(property).toMatchObject({ ...stored, pets_allowed: true });
    expect(uuid).not.toMatch(/^1111/);
    expect(property.image_url).toMatch(/^\/images\//);
  });

  it("can repeat the amenities field", async () => {
    const { uuid } = await publish("buy", { amenities: ["Garden", "Pool", "Garden"] });
    expect((await readProperty(uuid)).amenities).toEqual(["Garden", "Pool"]);
  });

  it("is rejected if a field is invalid, and names it", async () => {
    for (const [field, value, message] of [
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
    ] as const) {
      const fields = { ...completeFields.buy, [field]: value };
      const response = await send("/create/buy/property", { body: buildForm(fields, [buildPng()]) });
      expect([response.status, fieldProblems(response)], `${field} ${value}`).toEqual([422, { [field]: message }]);
    }
    expect(await storedImageKeys()).toEqual([]);
  });

  it("is stored as typed, but trimmed and without NUL", async () => {
    const { uuid } = await publish("buy", { title: "  <b>Côte</b> & \u0000co  ", description: "=1+1\nline two" });
    expect(await readProperty(uuid)).toMatchObject({ title: "<b>Côte</b> & co", description: "=1+1\nline two" });
  });
});

describe("a property's reference", () => {
  it("is generated unless given, and unique", async () => {
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
    await publish();
    await runSql("DELETE FROM properties");
    expect((await publish()).reference).toBe("MH-1002");
  });
});
