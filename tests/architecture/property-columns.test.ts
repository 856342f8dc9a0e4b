import { getTableConfig } from "drizzle-orm/sqlite-core";
import { expect, it } from "vitest";
import { propertyExportColumns } from "#contract/admin/property-export.ts";
import { propertySchema } from "#contract/listings/property.ts";
import { newPropertySchemas } from "#contract/listings/property-input.ts";
import { properties } from "#worker/db/tables/properties.ts";

/** Fields that are stored in a column of another name. */
const columnOfField: Record<string, string> = {
  id: "uuid",
  _id: "uuid",
  price: "price_cents",
  monthly_rent: "price_cents",
  allow_pets: "pets_allowed",
  image_url: "images",
  image_urls: "images",
  deposit: "deposit_cents",
  agency_fee: "agency_fee_cents",
  move_in_cost: "move_in_cents",
  move_in_unknown: "move_in_cents",
  previous_price: "previous_price_cents",
  contact_e164: "contact_number",
  off_list: "is_delisted",
  living: "fact_bits",
  // What such homes cost: computed from their prices.
  usual_price: "price_cents",
  confirmed_by_owner: "owner_confirmed_at",
};
const columns = getTableConfig(properties).columns.map(({ name }) => name);

it("every property field of the contract has a column", () => {
  const responseFields = propertySchema.options.flatMap((option) => Object.keys(option.shape));
  const inputFields = Object.values(newPropertySchemas).flatMap((schema) => Object.keys(schema.shape));
  const missing = [...new Set([...responseFields, ...inputFields])].filter(
    (field) => !columns.includes(columnOfField[field] ?? field),
  );
  expect(missing).toEqual([]);
});

it("the export has a column for every field that a property accepts", () => {
  const fields = Object.values(newPropertySchemas).flatMap((schema) => Object.keys(schema.shape));
  // The owner is exported by name and number.
  const exported: readonly string[] = [...propertyExportColumns, "owner_id"];
  expect([...new Set(fields)].filter((field) => !exported.includes(field))).toEqual([]);
});
