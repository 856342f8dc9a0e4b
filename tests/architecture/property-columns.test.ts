import { getTableConfig } from "drizzle-orm/sqlite-core";
import { expect, it } from "vitest";
import { newPropertySchemas, propertySchema } from "#contract/listings/property.ts";
import { properties } from "#worker/db/tables/properties.ts";

/** Contract fields whose value is another column's, or made from the pictures. */
const elsewhere: Record<string, string> = {
  id: "uuid",
  _id: "uuid",
  price: "price_cents",
  monthly_rent: "price_cents",
  allow_pets: "pets_allowed",
  image_url: "pictures",
  image_urls: "pictures",
  images: "pictures",
};
const columns = getTableConfig(properties).columns.map(({ name }) => name);

it("every field of the contract's property has a column", () => {
  const answered = propertySchema.options.flatMap((option) => Object.keys(option.shape));
  const sent = Object.values(newPropertySchemas).flatMap((schema) => Object.keys(schema.shape));
  const missing = [...new Set([...answered, ...sent])].filter((field) => !columns.includes(elsewhere[field] ?? field));
  expect(missing).toEqual([]);
});
