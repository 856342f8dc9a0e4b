import { expect, it } from "vitest";
import type { ColumnField } from "#web/admin/features/import/columns/column-fields.ts";
import { decideCells, toDecisions } from "#web/admin/features/import/run/cell-decisions.ts";
import { getCell, type ImportSource, toSentRow } from "#web/admin/features/import/run/sent-rows.ts";

const buildSource = (fields: ColumnField[]): ImportSource => ({
  spreadsheet: {
    name: "homes.csv",
    columns: fields.map((field) => `Column ${field}`),
    rows: [fields.map(() => "x"), fields.map(() => "y")],
    rowNumbers: [4, 7],
    rowsWithExtraCells: new Set(),
    titles: [],
    notices: [],
  },
  plan: { fields, defaults: {} },
  corrections: new Map(),
});

it("sends accepted and corrected fields by the number of the row in the file, for the rows of a batch", () => {
  const source = decideCells(buildSource(["price", "title"]), [
    { position: 0, field: "price", decision: "accept" },
    { position: 1, field: "title", decision: { text: "Villa" } },
    { position: 1, field: "price", decision: { text: null } },
  ]);
  expect(toDecisions(source, [0, 1])).toEqual({ accept: { 4: ["price"] }, corrected: { 7: ["title"] } });
  expect(toDecisions(source, [0])).toEqual({ accept: { 4: ["price"] } });
  expect(toDecisions(source, [])).toEqual({});
});

it("no longer accepts a cell that is corrected afterwards", () => {
  const accepted = decideCells(buildSource(["price", "deposit"]), [
    { position: 0, field: "price", decision: "accept" },
    { position: 0, field: "deposit", decision: "accept" },
  ]);
  const corrected = decideCells(accepted, [{ position: 0, field: "price", decision: { text: "5" } }]);
  expect(toDecisions(corrected, [0])).toEqual({ accept: { 4: ["deposit"] }, corrected: { 4: ["price"] } });
});

it("sends a decision about a price of either kind for both, because the kind of the row may be corrected too", () => {
  const source = decideCells(buildSource(["amount"]), [{ position: 0, field: "price", decision: { text: "5" } }]);
  expect(toDecisions(source, [0])).toEqual({ corrected: { 4: ["price", "monthly_rent"] } });
});

it.each([
  ["the new text", "5", { "Column 0": "5" }],
  ["nothing", null, {}],
])("replaces the cells of all columns of a field by %s", (_, text, cells) => {
  const { spreadsheet, ...rest } = buildSource(["price", "price"]);
  const source = { ...rest, spreadsheet: { ...spreadsheet, columns: ["Column 0", "Column 1"], rows: [["", "call"]] } };
  expect(getCell(source, 0, "price")).toBe("call");
  const corrected = decideCells(source, [{ position: 0, field: "price", decision: { text } }]);
  expect(toSentRow(corrected, 0)).toEqual({ row: 4, ...cells });
  expect(getCell(corrected, 0, "price")).toBe(text ?? "");
});
