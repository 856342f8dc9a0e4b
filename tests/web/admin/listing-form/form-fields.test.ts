import { describe, expect, it } from "vitest";
import type { z } from "zod";
import { newPropertySchemas } from "#contract/listings/property.ts";
import { type PropertyKind, propertyKinds } from "#contract/listings/property-kinds.ts";
import { newCourseSchema } from "#contract/services/course.ts";
import { newProfessionalSchema } from "#contract/services/professional.ts";
import { listingFields } from "#web/features/admin/listing-form/listing-fields.ts";
import {
  emptyListingValues,
  missingFieldLabels,
  rebaseListingValues,
  toListingBody,
} from "#web/features/admin/listing-form/listing-values.ts";
import { addAmenities, quickAmenities } from "#web/features/admin/listing-form/quick-amenities.ts";
import { courseFields, professionalFields } from "#web/features/admin/services/service-item-fields.ts";
import {
  checkFields,
  createEmptyValues,
  type FormField,
  pickChangedValues,
  toRequestBody,
} from "#web/lib/forms/form-fields.ts";

const forms: [name: string, fields: FormField[], schema: z.ZodObject][] = [
  ["a sale", listingFields("buy"), newPropertySchemas.buy],
  ["a rental", listingFields("rent"), newPropertySchemas.rent],
  ["a course", courseFields, newCourseSchema],
  ["a doctor", professionalFields, newProfessionalSchema],
];

/** A good value of every field. */
function filled(fields: FormField[]): Record<string, string | boolean> {
  const good = (field: FormField) => {
    if (field.control === "flag") return true;
    if (field.control === "choice") return field.first[0] ?? "";
    if (field.control === "year") return "2019";
    if (field.control === "money") return "1250.50";
    return "min" in field ? String(Math.max(field.min, 2)) : "Words";
  };
  return Object.fromEntries(fields.map((field) => [field.name, good(field)]));
}

const bad: string[] = ["", " ", "-1", "0", "0.5", "1.001", "12345678901", "x", "1799", "2999", "y".repeat(10_001)];

describe.each(forms)("the form of %s", (_, fields, schema) => {
  it("has a field for everything the service takes, and none that it does not know", () => {
    const names = fields.map(({ name }) => name);
    const elsewhere = ["reference", "amenities", "published"];
    expect(names.filter((name) => !(name in schema.shape))).toEqual([]);
    expect(Object.keys(schema.shape).filter((name) => !names.includes(name) && !elsewhere.includes(name))).toEqual([]);
  });

  it("takes what the service takes", () => {
    const values = filled(fields);
    expect(checkFields(fields, values)).toEqual({});
    expect(schema.safeParse(toRequestBody(fields, values)).error?.issues).toBeUndefined();
  });

  it("refuses what the service refuses, in the same words, and nothing else", () => {
    const differences: string[] = [];
    for (const field of fields) {
      // A list of texts in one field: the service looks at each of them.
      if (field.control === "flag" || field.control === "choice" || field.name === "features") continue;
      for (const value of bad) {
        const values = { ...filled(fields), [field.name]: value };
        const own = checkFields(fields, values)[field.name];
        const issues = schema.safeParse(toRequestBody(fields, values)).error?.issues ?? [];
        const theirs = issues.find(({ path }) => path[0] === field.name)?.message;
        // Programs send 0 for a year that is not known; a person who types it is asked.
        const isStricter = field.control === "year" && theirs === undefined;
        if (own !== theirs && !isStricter)
          differences.push(`${field.name} "${value.slice(0, 12)}": ${own} | ${theirs}`);
      }
    }
    expect(differences).toEqual([]);
  });
});

it.each(propertyKinds)(
  "an empty form (%s) names what is missing in the specification's order",
  (kind: PropertyKind) => {
    const shared = ["Property type", "Address", "City", "State", "Country"];
    const expected =
      kind === "rent"
        ? ["Title", "Description", "Monthly rent", ...shared, "Postal code"]
        : ["Title", "Description", "Price", ...shared];
    expect(missingFieldLabels(kind, emptyListingValues(kind))).toEqual(expected);
  },
);

it("an empty number is sent as null, and 0 as 0", () => {
  const values = emptyListingValues("buy");
  expect(toListingBody("buy", values)).toMatchObject({ bedrooms: null, area_sqft: null, is_available: true });
  values.fields.bedrooms = "0";
  expect(toListingBody("buy", values).bedrooms).toBe(0);
});

it.each([
  ["85,000", 85000],
  ["$1,250.50", 1250.5],
  ["$ 85 000", 85000],
  ["85000", 85000],
])("a price written as %s is understood", (price, meant) => {
  const values = emptyListingValues("buy");
  values.fields.price = price;
  expect(toListingBody("buy", values).price).toBe(meant);
  expect(checkFields(listingFields("buy"), values.fields).price).toBeUndefined();
});

it.each(["$", "85,5", "1,00,000", "85.000,00", "about 85,000", "85,000 - 90,000"])(
  "a price written as %s is asked about",
  (price) => {
    const values = emptyListingValues("buy");
    values.fields.price = price;
    expect(checkFields(listingFields("buy"), values.fields).price).toBe("Must be a number");
  },
);

it("what was typed before a reload never takes back what a colleague changed meanwhile", () => {
  const listing = (fields: object, amenities: string[]) => {
    const empty = emptyListingValues("buy");
    return { ...empty, fields: { ...empty.fields, ...fields }, amenities };
  };
  const start = listing({ title: "House", price: "100" }, ["Gym"]);
  const typed = listing({ title: "Large house", price: "100" }, ["Gym"]);
  const now = listing({ title: "House", price: "90", city: "Buchanan" }, ["Gym", "Pool"]);
  expect(rebaseListingValues(typed, start, now)).toEqual(
    listing({ title: "Large house", price: "90", city: "Buchanan" }, ["Gym", "Pool"]),
  );
});

it("only what was changed is sent of an edit", () => {
  const before = toRequestBody(courseFields, createEmptyValues(courseFields));
  expect(pickChangedValues(before, { ...before, make: "Toyota", seats: 0 })).toEqual({ make: "Toyota", seats: 0 });
  expect(pickChangedValues({ amenities: ["a"] }, { amenities: ["a"] })).toEqual({});
});

it("an amenity is trimmed and added once, whatever its case; commas part several", () => {
  expect(addAmenities(["Gym"], "  gym ")).toEqual(["Gym"]);
  expect(addAmenities(["Gym"], "Well, Pool,, well")).toEqual(["Gym", "Well", "Pool"]);
  expect(quickAmenities.rent.slice(-2)).toEqual(["Laundry", "Dishwasher"]);
  expect(quickAmenities.buy).toHaveLength(10);
});
