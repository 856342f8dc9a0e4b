import type { PropertyKind } from "#shared/listings/property-kinds.ts";

/** Labels of required fields. This file has no schemas, so that forms can use it without loading zod. */
export const requiredFieldLabels = {
  title: "Title",
  description: "Description",
  price: "Price",
  monthly_rent: "Monthly rent",
  property_type: "Property type",
  address: "Address",
  city: "City",
  state: "State",
  country: "Country",
  postal_code: "Postal code",
} as const;
export type RequiredField = keyof typeof requiredFieldLabels;

const shared = ["property_type", "address", "city", "state", "country"] as const;

/** The required fields of each kind, in the order of their messages. */
export const requiredFields: Record<PropertyKind, readonly RequiredField[]> = {
  buy: ["title", "description", "price", ...shared],
  rent: ["title", "description", "monthly_rent", ...shared, "postal_code"],
};

export const imageRequiredMessage = "At least one image is required";
