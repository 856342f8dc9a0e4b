import { expect, it } from "vitest";
import { planColumns } from "#web/admin/features/import/columns/plan-columns.ts";
import { readSpreadsheet } from "#web/admin/features/import/file/read-spreadsheet.ts";
import { takeBusiestBlock } from "./busiest-block.ts";

const [columns, rows] = [500, 100];
/** Executions of one block: fewer than pairs of columns. Each cell is copied twice; a part is read to recognize columns. */
const mostSteps = 4 * columns * rows;

const cells = ["House in Sinkor", "1200", "0886 123 456", "for rent", "5 bedrooms", "20 sqft"];
const names = ["a", "Price", "Size unit", "Currency", "Phone", "Title", "status", "Kind", "Notes"];

it.each(names)("500 columns named %s, with 100 rows of each kind of cell, take few steps", async (name) => {
  const header = Array(columns).fill(name).join(",");
  const line = Array.from({ length: columns }, (_, at) => cells[at % cells.length]).join(",");
  const file = new File([[header, ...Array(rows).fill(line)].join("\n")], "wide.csv");
  takeBusiestBlock();
  const spreadsheet = await readSpreadsheet(file);
  const read = takeBusiestBlock();
  const { fields } = planColumns(spreadsheet, undefined);
  const planned = takeBusiestBlock();
  expect(fields).toHaveLength(columns);
  for (const busiest of [read, planned]) expect(busiest.executions, busiest.name).toBeLessThan(mostSteps);
});
