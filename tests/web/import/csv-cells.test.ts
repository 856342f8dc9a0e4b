import { expect, it } from "vitest";
import { csvLine, escapeFormula, unescapeFormula } from "#shared/csv.ts";
import { readCsv } from "#web/admin/features/import/file/read-csv.ts";

const unsafeCells = [
  "=1+1",
  "x;=cmd|' /C calc'!A0",
  "x\t=1+1",
  "\t=1+1",
  "\t\t@SUM(1)",
  "x;y; +231",
  "x;;-2+3",
  "x\n=1+1",
  "x\r\n@home",
  " =1+1",
  "'=1",
  "＝1+1",
  "x;＋231",
  "x\n －1",
  "＠SUM(1)",
  "x;''=1",
  "x;\r-1",
];
const safeCells = ["", "plain", "a; b", "12;5", "it's; ours", "2026-01-31", "a\tb", "Tom's\nhouse", "1 + 1 = 2", ";"];

it.each(unsafeCells)("the cell %j is never a formula, wherever a spreadsheet splits it", (cell) => {
  for (const part of escapeFormula(cell).split(/[;\t\r\n]/)) expect(part).not.toMatch(/^ *[=+\-@＝＋－＠]/);
});

it.each(safeCells)("the cell %j is written unchanged", (cell) => expect(escapeFormula(cell)).toBe(cell));

it.each([...unsafeCells, ...safeCells])("the cell %j is read as it was, however often it is written", (cell) => {
  expect(unescapeFormula(escapeFormula(cell))).toBe(cell);
  expect(unescapeFormula(unescapeFormula(escapeFormula(escapeFormula(cell))))).toBe(cell);
  const [, cells] = readCsv(csvLine(["a", "b", "c"]) + csvLine(["first", cell, "last"]));
  expect(cells?.map(unescapeFormula)).toEqual(["first", cell, "last"]);
});

it("quotes a cell with a semicolon or a tab, so that it stays one cell", () =>
  expect(csvLine(["a;b", "a\tb", "a b"])).toBe('"a;b","a\tb",a b\r\n'));
