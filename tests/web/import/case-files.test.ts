import { readFile } from "node:fs/promises";
import { expect, it } from "vitest";
import { propertyImportSchema } from "#contract/admin/property-import.ts";
import { planColumns } from "#web/admin/features/import/columns/plan-columns.ts";
import { readSpreadsheet } from "#web/admin/features/import/file/read-spreadsheet.ts";
import { toDefaults, toMapping, toSentRow } from "#web/admin/features/import/run/sent-rows.ts";
import { readImportRows } from "#worker/modules/properties/import/read-import-rows.ts";
import { type RowValues, readRowValues } from "#worker/modules/properties/import/read-row-values.ts";
import { assignAmount, assignAmountName, readRowKind } from "#worker/modules/properties/import/row-kind.ts";

/** Returns how the server reads each row of a file whose columns are left as the wizard proposes them. */
async function readRows(name: string) {
  const spreadsheet = await readSpreadsheet(new File([await readFile(`tests/support/cases/${name}`)], name));
  const source = { spreadsheet, plan: planColumns(spreadsheet, undefined), corrections: new Map() };
  const sent = spreadsheet.rows.map((_, position) => toSentRow(source, position));
  const request = propertyImportSchema.parse({ rows: sent, mapping: toMapping(source), defaults: toDefaults(source) });
  return readImportRows(request).rows.map((row) => {
    const filled = { ...request.defaults, ...row.cells };
    const { kind = "buy" } = readRowKind(row.cells, filled, undefined);
    const values = readRowValues(assignAmount(filled, kind), assignAmountName(row, kind), request);
    return { ...values, cells: { ...values.cells, kind } };
  });
}

/** Returns a cell as it is written, "? suggestion" if a person must decide, or "= value" if it has another meaning. */
function describeCell({ cells, readings, questions }: RowValues, field: string): unknown {
  const question = questions.find((one) => one.field === field);
  if (question) return `? ${question.suggestion ?? ""}`;
  const value = readings.get(field)?.value;
  return value === undefined || value === cells[field] ? cells[field] : `= ${value}`;
}

it.each([
  ["dots.csv", "price", ["? 85000", "? 150000", undefined]],
  ["dots.csv", "monthly_rent", [undefined, undefined, "? 1200"]],
  ["per-year.csv", "monthly_rent", ["? 1000", "? 500"]],
  ["rent-frequency.csv", "monthly_rent", ["? 1516.67", "? 1000"]],
  ["size-sqm.csv", "area_sqft", ["? 1292", "? 700"]],
  ["camel.csv", "kind", ["rent", "rent"]],
  ["camel.csv", "monthly_rent", ["500", "450"]],
  ["camel.csv", "city", ["Paynesville", "Paynesville"]],
  ["camel.csv", "bedrooms", ["3", "2"]],
  ["camel.csv", "listed_by", ["Mary Doe", "John Doe"]],
  ["camel.csv", "contact_number", ["0886123456", "0770123456"]],
  ["phones.csv", "contact_number", ["= 0886123456", "? ", "= 0886123456"]],
  ["phone-number.xlsx", "contact_number", ["= 0886123456", "231770123456"]],
  ["no-cell-r.xlsx", "monthly_rent", ["500", "450"]],
])("%s: %s is %j", async (name, field, expected) =>
  expect((await readRows(name)).map((row) => describeCell(row, field))).toEqual(expected),
);
