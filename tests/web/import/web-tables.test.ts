import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { readSpreadsheet } from "#web/admin/features/import/file/read-spreadsheet.ts";
import { tableOf } from "../../support/tables/cases-of.ts";

const read = (content: BlobPart, name = "homes.xls") => readSpreadsheet(new File([content], name));
const utf16 = (text: string) =>
  new Uint8Array([0xff, 0xfe, ...[...text].flatMap((letter) => [letter.charCodeAt(0), letter.charCodeAt(0) >> 8])]);
const getCells = async (content: BlobPart) => {
  const { columns, rows } = await read(content);
  return [columns, ...rows];
};
const row = (...cells: string[]) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join("")}</tr>`;
const homes = `${row("Title", "City")}${row("Villa", "Kakata")}`;
const homesCells = tableOf("Title,City; Villa,Kakata");

it("reads a web page that is saved as .xls", async () => {
  expect(await getCells(new Uint8Array(readFileSync("tests/support/cases/export.xls")))).toEqual([
    ["Ref", "Title", "Price", "City"],
    ["A1", "House, 3 bed", "85000", "Monrovia"],
    ["A2", "Flat, 2 bed", "65000", "Monrovia"],
  ]);
});

it.each<[string, BlobPart]>([
  ["without <html>", `<table>${homes}</table>`],
  ["with a byte order mark and empty lines", `\ufeff\r\n <TABLE BORDER=1>${homes}</TABLE>`],
  ["in UTF-16", utf16(`<html><table>${homes}</table></html>`)],
  ["with a document type", `<!DOCTYPE html><html><body><table>${homes}</table></body></html>`],
  ["as XHTML", `<?xml version="1.0"?><html xmlns="http://www.w3.org/1999/xhtml"><table>${homes}</table></html>`],
  ["with a comment first", `<!-- made by a program --><meta charset="utf-8"><table>${homes}</table>`],
  [
    "with <thead>, <th> and nested tags",
    `<table><thead><tr><th><b>Ti<i>tle</i></b></th><th><font>City</font></th></tr></thead><tbody>${row("<p>Villa</p>", "<span>Kakata</span>")}</tbody></table>`,
  ],
  [
    "with entities and scripts",
    `<table>${row("Title", "City<script>bad()</script>")}${row("Vi&#108;la&nbsp;", "&#x4b;akata<style>x</style>")}</table>`,
  ],
  [
    "inside another table",
    `<table><tr><td><table>${row("Menu", "Home")}</table></td></tr><tr><td><table>${homes}</table></td></tr></table>`,
  ],
  ["with other tables before it", `<table>${row("Login", "Help")}${row("a", "b")}</table><table>${homes}</table>`],
  [
    "with a table in a cell",
    `<table>${row("Title", "City")}${row("<table><tr><td>Villa</td></tr></table>", "Kakata")}</table>`,
  ],
])("a web page is read %s", async (_, content) => expect(await getCells(content)).toEqual(homesCells));

it("leaves out styles and event handlers of tags, but no text", async () => {
  const content = `<style>td{x}</style><table style="x">${row("Title", "City")}<tr onclick='a()'><td STYLE=x onmouseover="b()">style = "x" onclick="y"</td><td>Kakata</td></tr></table>`;
  expect((await getCells(content))[1]).toEqual(['style = "x" onclick="y"', "Kakata"]);
});

it("keeps lines of a cell, and joins lines of the source", async () => {
  const content = `<table>${row("Title", "Description")}${row("Villa\n   by the sea", "Quiet<br>Cool<div>New</div><ul><li>Well</li></ul>")}</table>`;
  expect((await getCells(content))[1]).toEqual(["Villa by the sea", "Quiet\nCool\nNew\nWell"]);
});

it("puts cells below others that cover several rows or columns", async () => {
  const content = `<table><tr><td rowspan=2>Title</td><td rowspan=2>City</td><td colspan=2>Price</td></tr>${row("US$", "Deposit")}<tr><td>Villa</td><td rowspan=2>Kakata</td><td>5</td><td>1</td></tr>${row("Flat", "6", "2")}<tr><td>Hut</td><td colspan=2>Ganta</td><td>3</td></tr></table>`;
  expect(await getCells(content)).toEqual([
    ["Title", "City", "Price US$", "Deposit"],
    ["Villa", "Kakata", "5", "1"],
    ["Flat", "Kakata", "6", "2"],
    ["Hut", "Ganta", "", "3"],
  ]);
});

it("takes all digits of a number that Excel shows shortened", async () => {
  const content = `<table>${row("Title", "Phone")}<tr><td>Villa</td><td x:num="231886123456">2.31886E+11</td></tr><tr><td>Flat</td><td x:num>0886</td></tr></table>`;
  expect((await getCells(content)).map(([, phone]) => phone)).toEqual(["Phone", "231886123456", "0886"]);
});

it("offers the other tables of a page", async () => {
  const content = `<table>${homes}</table><table>${row("Title", "Rent")}${row("Flat", "5")}</table>`;
  const { sheets } = await read(content);
  expect(sheets).toEqual({ names: ["Table 1", "Table 2"], chosen: "Table 1" });
  const second = await readSpreadsheet(new File([content], "homes.xls"), "Table 2");
  expect(second.rows).toEqual([["Flat", "5"]]);
});
