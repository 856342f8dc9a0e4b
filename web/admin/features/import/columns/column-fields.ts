import {
  amountField,
  type ImportField,
  ignoredColumn,
  importFields,
  isImportField,
  periodField,
} from "#contract/admin/import-fields.ts";
import { requiredFieldLabels } from "#contract/listings/required-fields.ts";
import { listingFields } from "#web/admin/features/shared/listings/listing-fields.ts";

/** A column of file names of photos. It stays in the browser: the photos are matched by it. */
export const photosColumn = "photos";

/** What a column of a spreadsheet can be. */
export type ColumnField = ImportField | typeof photosColumn | typeof ignoredColumn;

const formLabels = Object.fromEntries(
  [...listingFields("rent"), ...listingFields("buy")].map(({ name, label }) => [name, label]),
);
const otherLabels: Readonly<Record<string, string>> = {
  row: "Row",
  reference: "Reference",
  kind: "For sale or for rent",
  [amountField]: "Price or monthly rent",
  amenities: "Amenities",
  status: "Status",
  status_note: "Note on the status",
  owner_name: "Owner's name",
  owner_phone: "Owner's phone",
  mandate: "Mandate until (date)",
  confirmed_at: "Last confirmed (date)",
  advance_months: "Months paid in advance",
  deposit: "Deposit",
  agency_fee: "Agency fee",
  published: "Published",
  is_available: "Available",
  [periodField]: "Period of the rent",
  [photosColumn]: "Names of photo files",
  [ignoredColumn]: "Leave out",
};

/** Returns the name of a field for people. */
export const fieldLabel = (field: string): string =>
  otherLabels[field] ?? formLabels[field] ?? field.replaceAll("_", " ");

const hiddenFields: ReadonlySet<ColumnField> = new Set<ColumnField>([
  ignoredColumn,
  photosColumn,
  "published",
  periodField,
]);

const adminFields: ReadonlySet<ColumnField> = new Set(["status_note", "owner_name", "owner_phone", "mandate"]);

/** Who sees the content of a field; undefined if it is not shown itself. */
export function getAudience(field: ColumnField): "visitors" | "admins" | undefined {
  if (adminFields.has(field)) return "admins";
  return hiddenFields.has(field) ? undefined : "visitors";
}

/** Whether a listing may lack the field. */
export const isOptionalField = (field: string): boolean =>
  isImportField(field) && !["reference", "kind", amountField].includes(field) && !(field in requiredFieldLabels);

/** The choices for a column, in the order of the form. */
export const columnChoices: readonly ColumnField[] = [
  ignoredColumn,
  ...new Set<ColumnField>(["reference", "kind", "title", "property_type", amountField, ...importFields]),
  photosColumn,
];
