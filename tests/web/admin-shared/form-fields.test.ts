import type { Resolver, ResolverOptions } from "react-hook-form";
import { describe, expect, it } from "vitest";
import type * as z from "zod";
import { newPropertySchemas } from "#contract/listings/property-input.ts";
import { newCourseSchema } from "#contract/services/course.ts";
import { newProfessionalSchema } from "#contract/services/professional.ts";
import { listingResolvers } from "#web/admin/features/listing-form/listing-resolvers.ts";
import type { ListingValues } from "#web/admin/features/listing-form/listing-values.ts";
import { courseFields, professionalFields } from "#web/admin/features/services/service-item-fields.ts";
import { serviceItemResolvers } from "#web/admin/features/services/service-item-resolvers.ts";
import { listingFields } from "#web/admin/features/shared/listings/listing-fields.ts";
import type { FormField } from "#web/admin/ui/fields/form-field.ts";
import type { FormValues } from "#web/admin/ui/fields/form-values.ts";
import { textsOf } from "../../support/tables/cases-of.ts";

type Messages = Record<string, string | undefined>;

const options: ResolverOptions<ListingValues> & ResolverOptions<FormValues> = {
  fields: {},
  shouldUseNativeValidation: false,
};

async function check(resolver: Resolver<FormValues>, values: FormValues): Promise<Messages> {
  const { errors } = await resolver(values, undefined, options);
  return Object.fromEntries(Object.entries(errors).map(([name, error]) => [name, error?.message]));
}

const listingCheck = (kind: "buy" | "rent") => async (fields: FormValues) => {
  const { errors } = await listingResolvers[kind]({ fields, amenities: [], typedAmenity: "" }, undefined, options);
  const entries = Object.entries(errors.fields ?? {}) as [string, { message?: string }][];
  return Object.fromEntries(entries.map(([name, error]) => [name, error.message]));
};

type Check = (values: FormValues) => Promise<Messages>;
const checkProfessional: Check = (values) => check(serviceItemResolvers.professional, values);
const forms: [name: string, fields: FormField[], schema: z.ZodObject, check: Check][] = [
  ["a sale", listingFields("buy"), newPropertySchemas.buy, listingCheck("buy")],
  ["a rental", listingFields("rent"), newPropertySchemas.rent, listingCheck("rent")],
  ["a course", courseFields, newCourseSchema, (values) => check(serviceItemResolvers.course, values)],
  ["a professional", professionalFields, newProfessionalSchema, checkProfessional],
];

/** Returns a valid value for every field. */
function validValues(fields: FormField[]): FormValues {
  const validValue = (field: FormField) => {
    if (field.control === "flag") return true;
    if (field.control === "yes-no") return "false";
    if (field.control === "choice") return field.first[0] ?? "";
    if (field.control === "day") return "2026-05-12";
    if (field.control === "chips") return "instructor-1,car-1";
    if (field.control === "times") return "2026-12-07T09:00:00.000Z,2027-01-04T09:00:00.000Z";
    if (field.control === "year" || field.name === "year") return "2019";
    if (field.name === "plus_code") return "6CQX7J2F+4X";
    if (field.control === "phone") return "+231 77 000 0000";
    if (field.control === "money") return "$1,250.50";
    return field.control === "whole" || field.control === "decimal" ? "2" : "Text";
  };
  return Object.fromEntries(fields.map((field) => [field.name, validValue(field)]));
}

describe.each(forms)("the form of %s", (_, fields, schema, checkForm) => {
  it("has the fields of the API's schema", () => {
    const names = fields.map(({ name }) => name);
    const notInFields = textsOf(`
      reference | amenities | published | is_available | confirmed_at | owner_id | mandate | hours
    `);
    const schemaNames = Object.keys(schema.shape).filter((name) => !notInFields.includes(name));
    expect(names.toSorted()).toEqual(schemaNames.toSorted());
  });

  it("names each empty required field, and no optional one", async () => {
    const empty = Object.fromEntries(fields.map(({ name, control }) => [name, control === "flag" ? false : ""]));
    const required = fields.filter((field) => field.required);
    expect(await checkForm(empty)).toEqual(
      Object.fromEntries(required.map(({ name, label }) => [name, `${label} is required`])),
    );
  });

  // The features of a course are a list, which the form shows as lines of one text. A Plus Code has a form of its own.
  const textFields = fields.flatMap((field) =>
    "max" in field && !["features", "plus_code"].includes(field.name) ? [field] : [],
  );
  const textsLongerBy = (extra: number): FormValues =>
    Object.fromEntries(
      textFields.map(({ name, max, control }) => [name, (control === "phone" ? "7" : "x").repeat(max + extra)]),
    );
  const tooLong = Object.fromEntries(
    textFields.map(({ name, max }) => [name, `Must be at most ${max.toLocaleString("en-US")} characters`]),
  );
  /** Returns the API's messages about values, by field. */
  const findApiMessages = (values: FormValues): Messages =>
    Object.fromEntries(
      Object.entries(values).flatMap(([name, value]) => {
        const message = (schema.shape[name] as z.ZodType).safeParse(value).error?.issues[0]?.message;
        return message ? [[name, message]] : [];
      }),
    );

  it("accepts texts of the greatest length, and so does the API", async () => {
    expect(await checkForm({ ...validValues(fields), ...textsLongerBy(0) })).toEqual({});
    expect(findApiMessages(textsLongerBy(0))).toEqual({});
  });

  it("rejects texts that are one character longer, and so does the API", async () => {
    expect(await checkForm({ ...validValues(fields), ...textsLongerBy(1) })).toEqual(tooLong);
    expect(findApiMessages(textsLongerBy(1))).toEqual(tooLong);
  });

  it("asks for a number where text was typed", async () => {
    const numbers = fields.filter(({ control }) => ["money", "whole", "decimal", "year"].includes(control));
    const texts = Object.fromEntries(numbers.map(({ name }) => [name, "about two"]));
    expect(await checkForm({ ...validValues(fields), ...texts })).toEqual(
      Object.fromEntries(numbers.map(({ name }) => [name, "Must be a number"])),
    );
  });
});

it("limits lengths and ranges with the API's messages", async () => {
  const values = { ...validValues(listingFields("buy")), title: "x".repeat(151), price: "0", year_built: "1799" };
  expect(await listingCheck("buy")(values)).toEqual({
    title: "Must be at most 150 characters",
    price: "Price must be above 0",
    year_built: "Must be at least 1800",
  });
});
