import type { PropertyImportResponse } from "#contract/admin/property-import.ts";
import { callApi } from "../../../support/accounts.ts";
import { queryRows } from "../../../support/storage/rows.ts";

/** A row of a property for sale. */
export const house = {
  reference: "R-1",
  kind: "buy",
  title: "House with a mango tree",
  description: "Quiet.",
  property_type: "House",
  price: "90000.50",
  address: "12 Broad Street",
  city: "Monrovia",
  state: "Montserrado",
  country: "Liberia",
};

/** A row of a rental. */
export const flat = {
  ...house,
  reference: "R-2",
  kind: "rent",
  property_type: "Apartment",
  price: "",
  monthly_rent: "800",
  postal_code: "1000",
  furnished: "true",
};

interface Rejection {
  detail: { loc: string[]; msg: string }[];
}

export const importRows = (token: string, rows: unknown, dry_run?: unknown) =>
  callApi<PropertyImportResponse & Rejection>("/import/properties", { body: { rows, dry_run }, token });

/** Reads columns of all stored properties in the order of their numbers. */
export const storedProperties = (columns = "*") => queryRows(`SELECT ${columns} FROM properties ORDER BY n`);
