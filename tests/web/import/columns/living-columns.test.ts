import { expect, it } from "vitest";
import { readCell } from "#contract/listings/written-values/read-cell.ts";
import type { ColumnField } from "#web/features/admin/import/columns/column-fields.ts";
import { matchColumns } from "#web/features/admin/import/columns/match-columns.ts";

const matchColumn = (column: string, cells: string[]) =>
  matchColumns({
    name: "x.csv",
    columns: [column],
    rows: cells.map((cell) => [cell]),
    rowsWithExtraCells: new Set(),
    titles: [],
    notices: [],
  })[0];

const columns: [column: string, cells: string[], field: ColumnField][] = [
  ["Near", ["ELWA hospital", "Total station"], "landmark"],
  ["Landmark", ["behind the church"], "landmark"],
  ["Light", ["LEC", "no"], "power"],
  ["Current", ["own meter", "shared"], "power"],
  ["LEC current?", ["yes", "no"], "power"],
  ["Water", ["borehole", "hand pump"], "water"],
  ["Source of water", ["well"], "water"],
  ["Generator", ["yes", "no"], "generator"],
  ["Fenced", ["yes"], "fence"],
  ["Security guard", ["yes", "no"], "guard"],
  ["Road condition", ["paved", "muddy"], "road"],
  ["Flooding", ["no", "yard"], "floods"],
  ["Network", ["good"], "signal"],
  ["Plus code", ["6CQX7J2F+4X"], "plus_code"],
  ["House no.", ["12", "14"], "house_number"],
  ["power", ["own_meter"], "power"],
  // Amounts and sentences are no facts.
  ["Water", ["$25", "$30"], "amount"],
  ["Current price", ["90000"], "amount"],
];
it.each(columns)("a column %s with %j is %s", (column, cells, field) => {
  expect(matchColumn(column, cells)).toBe(field);
});

it.each([
  ["power", "Own LEC meter", "own_meter"],
  ["power", "own_meter", "own_meter"],
  ["power", "shared meter", "shared_meter"],
  ["power", "no current", "none"],
  ["power", "No", "none"],
  ["water", "Bore hole", "borehole"],
  ["water", "pipe borne", "piped"],
  ["water", "well", "hand_pump"],
  ["water", "no", "none"],
  ["road", "tarred", "paved"],
  ["road", "dry season only", "dry_season"],
  ["floods", "no", "never"],
  ["floods", "yard", "yard"],
  ["signal", "strong", "good"],
  ["generator", "yes", "true"],
  ["power_hours", "12", "12"],
  ["plus_code", "6cqx7j2f+4x Monrovia", "6CQX7J2F+4X"],
])("%s: %j means %s", (field, cell, value) => {
  expect(readCell(field, cell, {})).toEqual({ value });
});

it.each([
  ["power", "yes", "own_meter"],
  ["power", "LEC", "own_meter"],
  ["water", "yes", "piped"],
  ["water", "borehole and tank", "borehole"],
  ["floods", "yes", "yard"],
  ["road", "yes", "all_weather"],
])("%s: %j is a question, and %s the likely answer", (field, cell, value) => {
  expect(readCell(field, cell, {})).toEqual({ value, question: expect.stringMatching(/\?$/) });
});

it.each([
  ["power", "maybe"],
  ["water", "blue"],
  ["road", "12 Broad Street"],
  ["plus_code", "behind the church"],
])("%s: %j has no meaning", (field, cell) => {
  expect(readCell(field, cell, {})).toBeUndefined();
});
