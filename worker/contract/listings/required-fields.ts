import type { PropertyKind } from "./property-kinds.ts";

/** What the fields are called that a listing cannot do without; no zod, since forms read it before the schemas are there. */
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

/** The fields that a listing of a kind must have (accounts-and-admin.md, section 5), in the order they are named. */
export const requiredFields: Record<PropertyKind, readonly RequiredField[]> = {
  buy: ["title", "description", "price", ...shared],
  rent: ["title", "description", "monthly_rent", ...shared, "postal_code"],
};

export const imageRequiredMessage = "At least one image is required";
