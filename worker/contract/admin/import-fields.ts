import { propertyExportColumns } from "./property-export.ts";

/** A column of prices of both kinds. It becomes `price` or `monthly_rent`, by the kind of the row. */
export const amountField = "amount";

/** A column of the periods of rents, such as "pw" or "yearly". A rent is stored per month. */
export const periodField = "rent_period";

/** Longest name of an imported file. */
export const maxImportFileName = 200;

/** The fields that a column of an import can have. */
export const importFields = [...propertyExportColumns, amountField, periodField] as const;
export type ImportField = (typeof importFields)[number];

const names: ReadonlySet<string> = new Set(importFields);
export const isImportField = (name: string): name is ImportField => names.has(name);

/** For columns that the import leaves out. */
export const ignoredColumn = "";
