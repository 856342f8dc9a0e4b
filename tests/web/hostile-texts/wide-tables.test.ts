import { describe, expect, it } from "vitest";
import { planColumns } from "#web/features/admin/import/columns/plan-columns.ts";
import { readSpreadsheet } from "#web/features/admin/import/file/read-spreadsheet.ts";
import { takeBusiestBlock } from "./busiest-block.ts";

const [columns, rows] = [500, 300];
/** Executions of one block. Each cell is copied once or twice; only a part of them is read to recognize columns. */
const mostSteps = 3 * columns * rows;

const names = ["a", "Price", "Size unit", "Currency", "Phone", "Title", "status", "Kind", "Notes"];
const cells = ["House in Sinkor", "1200", "0886 123 456", "for rent", "5 bedrooms", "20 sqft"];

describe.each(names)("500 columns named %s", (name) => {
  it.each(cells)("with 300 rows of %s take few steps", async (cell) => {
    const line = (text: string) => Array(columns).fill(text).join(",");
    const file = new File([[line(name), ...Array(rows).fill(line(cell))].join("\n")], "wide.csv");
    takeBusiestBlock();
    const spreadsheet = await readSpreadsheet(file);
    const read = takeBusiestBlock();
    const { fields } = planColumns(spreadsheet, undefined);
    const planned = takeBusiestBlock();
    expect(fields).toHaveLength(columns);
    for (const busiest of [read, planned]) expect(busiest.executions, busiest.name).toBeLessThan(mostSteps);
  });
});
