import { expect, it } from "vitest";
import { describeCause } from "#web/admin/features/import/check/groups/describe-cause.ts";
import type { ProblemGroup } from "#web/admin/features/import/check/groups/group-problems.ts";
import type { ColumnField } from "#web/admin/features/import/columns/column-fields.ts";
import type { ImportSource } from "#web/admin/features/import/run/sent-rows.ts";

function buildSource(columns: Record<string, { field: ColumnField; cells: string[] }>): ImportSource {
  const all = Object.values(columns);
  const rows = (all[0]?.cells ?? []).map((_, index) => all.map(({ cells }) => cells[index] ?? ""));
  return {
    spreadsheet: {
      name: "homes.csv",
      columns: Object.keys(columns),
      rows,
      notices: [],
    } as unknown as ImportSource["spreadsheet"],
    plan: { fields: all.map(({ field }) => field), defaults: {} },
    corrections: new Map(),
  };
}

const group = (field: string, rows: number[], suggested = 0): ProblemGroup => ({
  key: field,
  field,
  isQuestion: false,
  msg: "Must be a number",
  cells: rows.map((row, index) => ({
    row,
    field,
    msg: "Must be a number",
    isQuestion: false,
    ...(index < suggested && { suggestion: "1" }),
  })),
});

const title = { field: "title", cells: ["Villa", "Flat", ""] } as const;
const build = (bedrooms: string[], field: ColumnField = "bedrooms") =>
  buildSource({ Headline: { field: title.field, cells: [...title.cells] }, Kind: { field, cells: bedrooms } });

it("says that the file has no column for a field, and which columns are left out", () => {
  const source = build(["Villa", "Flat", ""], "");
  expect(describeCause(group("property_type", [1, 2, 3]), source)).toEqual({
    text: "No column of your file is Property type. These are left out: Kind. Choose its column, or one value for all rows.",
    hasColumn: false,
  });
  expect(describeCause(group("bedrooms", [1, 2, 3]), build(["1", "2", "3"], "bathrooms"))?.text).toBe(
    "No column of your file is Bedrooms. Choose its column.",
  );
});

it("names a column of which no value fits", () => {
  expect(describeCause(group("bedrooms", [1, 2]), build(["by the sea", "quiet", ""]))?.text).toBe(
    "No value of the column “Kind” fits, such as “by the sea”. Is it another field?",
  );
  expect(describeCause(group("bedrooms", [1, 2, 3]), build(["", " ", ""]))).toEqual({
    text: "The column “Kind” is empty.",
    hasColumn: true,
  });
});

it.each([
  ["some values fit", group("bedrooms", [1]), build(["many", "2", ""])],
  ["cells have suggestions", group("bedrooms", [1, 2], 1), build(["one", "x", ""])],
  ["only one cell is filled", group("bedrooms", [1]), build(["x", "", ""])],
  ["the problem is not of a field", group("row", [1, 2, 3]), build(["1", "2", "3"])],
  [
    "there is a value for all rows",
    group("city", [1, 2, 3]),
    { ...build(["1", "2", "3"]), plan: { fields: ["title", "bedrooms"], defaults: { city: "x" } } } as ImportSource,
  ],
])("names no cause if %s", (_, problem, source) => expect(describeCause(problem, source)).toBeUndefined());
