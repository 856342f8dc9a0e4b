import { amountField } from "#contract/admin/import-fields.ts";
import { propertyTypes } from "#shared/listings/property-options.ts";
import type { ColumnField } from "./column-fields.ts";

/** A field for which the user can enter a value for empty cells. */
interface DefaultField {
  name: ColumnField;
  choices?: readonly (readonly [string, string])[];
  /** Shown only while no column has the field. */
  isFallback?: boolean;
}

export const defaultFields: readonly DefaultField[] = [
  {
    name: "kind",
    choices: [
      ["", "Not set"],
      ["buy", "For sale"],
      ["rent", "For rent"],
    ],
  },
  { name: "property_type", choices: [["", "Not set"], ...propertyTypes.map((type) => [type, type] as const)] },
  { name: "city" },
  { name: "state" },
  { name: "country" },
  { name: "postal_code" },
  { name: "address", isFallback: true },
  { name: "description", isFallback: true },
];

/** Where most listings are, as in the forms. */
export const usualDefaults: Readonly<Record<string, string>> = {
  city: "Monrovia",
  state: "Montserrado",
  country: "Liberia",
  postal_code: "1000",
};

/** Returns the fields that every listing needs and that neither a column nor a default has. */
export function missingFields(
  fields: readonly ColumnField[],
  defaults: Readonly<Record<string, string>>,
): ColumnField[] {
  const has = (field: ColumnField) => fields.includes(field) || Boolean(defaults[field]);
  const hasPrice = has(amountField) || has("price") || has("monthly_rent");
  const required: ColumnField[] = ["kind", "title", "property_type", "description", "address", "city"];
  return [...required.filter((field) => !has(field)), ...(hasPrice ? [] : [amountField as ColumnField])];
}
