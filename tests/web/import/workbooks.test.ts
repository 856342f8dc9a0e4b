import { readFileSync } from "node:fs";
import { strToU8, zipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { buildFiles, buildSheets } from "#tests/support/files/workbook.ts";
import { readSpreadsheet } from "#web/admin/features/import/file/read-spreadsheet.ts";
import { unpackWorkbook } from "#web/admin/features/import/file/unpack-workbook.ts";
import { tableOf } from "../../support/tables/cases-of.ts";

const readBytes = (bytes: Uint8Array, sheet?: string) =>
  readSpreadsheet(new File([Buffer.from(bytes)], "homes.xlsx"), sheet);
const readCase = (name: string, sheet?: string) => readBytes(readFileSync(`tests/support/cases/${name}`), sheet);

/** Reads a workbook whose sheet has this markup below the column names Title, City and Price. */
async function readRows(rows: string, others: Record<string, string> = {}) {
  const head = '<row><c t="str"><v>Title</v></c><c t="str"><v>City</v></c><c t="str"><v>Price</v></c></row>';
  const sheet = `<worksheet><sheetData>${head}${rows}</sheetData></worksheet>`;
  return (await readBytes(buildFiles({ "xl/worksheets/sheet1.xml": sheet, ...others }))).rows;
}
const text = (value: string, place = "") => `<c${place && ` r="${place}"`} t="str"><v>${value}</v></c>`;

it("reads cells without a place", async () => {
  const { columns, rows } = await readCase("no-cell-r.xlsx");
  expect(columns.slice(0, 5)).toEqual(["Ref", "For", "Title", "Type", "Monthly rent"]);
  expect(rows.map((cells) => [cells[0], cells[4], cells[9]])).toEqual([
    ["HX-1", "500", "0886123456"],
    ["HX-2", "450", "0770123456"],
  ]);
});

it("reads the visible sheet, although a hidden one has more known columns, and still offers the hidden one", async () => {
  const { name, sheets } = await readCase("hidden-sheet.xlsx");
  const hidden = "Old 2019 (hidden)";
  expect(name).toBe("homes.xlsx (Rentals)");
  expect(sheets).toEqual({ names: ["Rentals", hidden], hidden: [hidden], chosen: "Rentals" });
  expect((await readCase("hidden-sheet.xlsx", hidden)).sheets?.chosen).toBe(hidden);
});

describe("a hidden sheet", () => {
  const cover = { name: "Cover", rows: [["Homes"]] };
  const homes = { name: "Data", state: "hidden", rows: tableOf("Title,City; Villa,Kakata") };
  it("is read with a notice if no visible sheet has a table", async () => {
    const { rows, notices } = await readBytes(buildSheets([cover, homes]));
    expect(rows).toEqual([["Villa", "Kakata"]]);
    expect(notices[0]).toContain("Only a hidden sheet of the workbook has a table");
    expect((await readBytes(buildSheets([homes]))).notices[0]).toContain("Only a hidden sheet");
  });
});

const styles = (...codes: string[]) =>
  `<styleSheet><numFmts>${codes.map((code, n) => `<numFmt numFmtId="${200 + n}" formatCode="${code}"/>`).join("")}</numFmts><cellStyleXfs><xf numFmtId="9"/></cellStyleXfs><cellXfs><xf numFmtId="0"/>${codes.map((_, n) => `<xf numFmtId="${200 + n}"/>`).join("")}</cellXfs></styleSheet>`;

describe("a number", () => {
  it.each([
    ["2310886123456", "2310886123456"],
    ["2.310886123456E12", "2310886123456"],
    ["123456789012345678", "123456789012345678"],
    ["0.30000000000000004", "0.3"],
    ["99.999999999998621", "100"],
    ["6.3106512345", "6.3106512345"],
    ["85000", "85000"],
    ["-10.797", "-10.797"],
  ])("written as %s is read as %s", async (stored, shown) => {
    expect(await readRows(`<row>${text("Villa")}${text("Kakata")}<c><v>${stored}</v></c></row>`)).toEqual([
      ["Villa", "Kakata", shown],
    ]);
  });

  it.each([
    ["0%", "0.05", "5%"],
    ["0000000000", "886123456", "0886123456"],
    ["0000-000-000", "886123456", "0886123456"],
    ["&quot;0&quot;000000000", "886123456", "0886123456"],
    ["&quot;R-&quot;000", "7", "R-007"],
    ["0.00", "5", "5"],
    ["#,##0", "85000", "85000"],
    ["&quot;$&quot;#,##0.00", "85000", "85000"],
    ["[$$-409]#,##0", "85000", "85000"],
    ["[$L$]#,##0", "85000", "L$85000"],
    ["#,##0&quot; LRD&quot;", "85000", "85000 LRD"],
    ["[$€-2] #,##0", "85000", "€85000"],
    ["0&quot; m²&quot;", "120", "120 m²"],
    ["General&quot; m²&quot;", "120.5", "120.5 m²"],
    ["0.00E+00", "231886123456", "231886123456"],
    ["@", "5", "5"],
    ["yyyy-mm-dd", "46348", "2026-11-22"],
    ["yyyy-mm-dd", "231886123456", "231886123456"],
    ["d/m/yy h:mm", "46348.75", "2026-11-22T18:00:00.000Z"],
  ])("in the format %s keeps what the format adds: %s is %s", async (code, stored, shown) => {
    const rows = `<row>${text("Villa")}${text("Kakata")}<c s="1"><v>${stored}</v></c></row>`;
    expect(await readRows(rows, { "xl/styles.xml": styles(code) })).toEqual([["Villa", "Kakata", shown]]);
  });
});

it.each([
  ['<c t="inlineStr"><is><t>0886</t></is></c>', "0886"],
  ['<c t="inlineStr"><is><r><t>08</t></r><r><rPr/><t>86</t></r></is></c>', "0886"],
  ['<c t="inlineStr"><v>0886</v></c>', "0886"],
  ['<c t="s"><v>0</v></c>', "Rich & text"],
  ['<c t="b"><v>1</v></c>', "true"],
  ['<c t="b"><v>false</v></c>', "false"],
  ['<c t="e"><v>#N/A</v></c>', ""],
  ['<c t="d"><v>2026-11-22</v></c>', "2026-11-22"],
  ['<c t="d"><v>soon</v></c>', "soon"],
  ["<c><v>call us</v></c>", "call us"],
  ['<c s="99"><v>5</v></c>', "5"],
  ['<c t="str"><v><![CDATA[<c>a & b</c>]]></v></c>', "<c>a & b</c>"],
  ['<x:c t="str"><x:v>prefixed</x:v></x:c>', "prefixed"],
  ['<c t="str"><f>A1&amp;"x"</f><v>Villax</v></c>', "Villax"],
  ["<c ><v> 5 </v></c >", "5"],
])("a cell written as %s is read as %j", async (xml, shown) => {
  const strings = "<sst><si><r><t>Rich </t></r><r><t>&amp; text</t></r><rPh><t>no</t></rPh></si></sst>";
  const rows = await readRows(`<row>${text("Villa")}${text("Kakata")}${xml}</row>`, {
    "xl/sharedStrings.xml": strings,
  });
  expect(rows).toEqual([["Villa", "Kakata", shown]].map((cells) => cells.slice(0, rows[0]?.length)));
});

describe("a sheet", () => {
  it("keeps the numbers of rows below gaps, far away rows included", async () => {
    const sheet = `<worksheet><dimension/><sheetData><row>${text("Title")}${text("City")}</row><row/><row r="4">${text("Villa")}${text("Kakata")}</row><row>${text("Flat", "A6")}${text("Kakata")}</row><row r="9" spans="1:2"><c r="A9" s="1"/></row><row r="1048576">${text("Hut")}${text("Buchanan")}</row></sheetData></worksheet>`;
    const { rows, rowNumbers } = await readBytes(buildFiles({ "xl/worksheets/sheet1.xml": sheet }));
    expect(rows.map(([title]) => title)).toEqual(["Villa", "Flat", "Hut"]);
    expect(rowNumbers).toEqual([4, 6, 1_048_576]);
  });

  it("may have cells in any order and twice", async () => {
    const rows = `<row>${text("Kakata", "B2")}${text("Villa", "A2")}${text("again", "A2")}</row>`;
    expect(await readRows(rows)).toEqual([["Villa", "Kakata"]].map((cells) => [...cells, ""]));
  });

  it("gives the text of merged cells to all rows below the column names", async () => {
    const merged = '<mergeCells><mergeCell ref="B2:B3"/><mergeCell ref="A5:A8"/></mergeCells>';
    const rows = [
      `<row r="2">${text("Villa")}${text("Kakata")}<c><v>1</v></c></row>`,
      `<row r="3">${text("Flat")}<c r="C3"><v>2</v></c></row>`,
    ];
    const head = `<row>${["Title", "City", "Price"].map((name) => text(name)).join("")}</row>`;
    const sheet = `<worksheet><sheetData>${head}${rows.join("")}</sheetData>${merged}</worksheet>`;
    expect((await readBytes(buildFiles({ "xl/worksheets/sheet1.xml": sheet }))).rows).toEqual([
      ["Villa", "Kakata", "1"],
      ["Flat", "Kakata", "2"],
    ]);
  });

  it("may be in a file of any name, beside a chart, and in a workbook with another name", async () => {
    const sheet = `<worksheet><sheetData><row>${text("Title")}${text("City")}</row><row>${text("Villa")}${text("Kakata")}</row></sheetData></worksheet>`;
    const type = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
    const files = {
      "xl/workbook2.xml":
        '<workbook><sheets><sheet name="Chart" sheetId="1" r:id="a"/><sheet name="A &gt; B" sheetId="2" r:id="b"/></sheets></workbook>',
      "xl/_rels/workbook2.xml.rels": `<Relationships><Relationship Id="a" Type="${type}/chartsheet" Target="chartsheets/one.xml"/><Relationship Id="b" Type="${type}/worksheet" Target="/xl/tables/data.xml"/></Relationships>`,
      "xl/chartsheets/one.xml": "<chartsheet/>",
      "xl\\tables\\data.xml": sheet,
    };
    expect((await readBytes(packed(files))).rows).toEqual([["Villa", "Kakata"]]);
  });

  it.each([
    ["rows", 50_001, 2],
    ["columns", 2, 501],
  ])("with too many %s is rejected", async (limit, height, width) => {
    const row = (cell: string) => `<row>${text(cell).repeat(width)}</row>`;
    const sheet = `<worksheet><sheetData>${row("a")}${row("b").repeat(height)}</sheetData></worksheet>`;
    await expect(readBytes(buildFiles({ "xl/worksheets/sheet1.xml": sheet }))).rejects.toThrow(
      `The table has more than ${limit === "rows" ? "50,000" : "500"} ${limit}`,
    );
  });

  it("without an end is scanned in linear time", async () => {
    const sheet = `<worksheet><sheetData>${"<row><c><f ".repeat(200_000)}`;
    await expect(readBytes(buildFiles({ "xl/worksheets/sheet1.xml": sheet }))).rejects.toThrow("cannot be read");
  });
});

it.each([
  ["<f>1+1</f>", "", 1],
  ['<f t="shared" si="0"/><v/>', "", 1],
  ["<x:f>1+1</x:f><x:v></x:v>", "", 1],
  ["<f>A2</f><v></v>", ' t="str"', 0],
  ['<f t="shared" si="0"/><v>2</v>', "", 0],
  ["<f>1/0</f><v>#DIV/0!</v>", ' t="e"', 0],
])("warns about the formula %s without a stored result, which no program here computes", async (xml, type, count) => {
  const row = `<row>${text("Villa")}${text("Kakata")}<c${type}>${xml}</c></row>`;
  const sheet = `<worksheet><sheetData><row>${text("Title")}${text("City")}${text("Price")}</row>${row}</sheetData></worksheet>`;
  const { notices } = await readBytes(buildFiles({ "xl/worksheets/sheet1.xml": sheet }));
  const notice = "The workbook has 1 cell with a formula but without its result";
  expect(notices.filter((text) => text.startsWith(notice))).toHaveLength(count);
});

it("reads the days of a workbook of an old Mac", async () => {
  const sheet = `<worksheet><sheetData><row>${text("Title")}${text("Updated")}</row><row>${text("Villa")}<c s="0"><v>44886</v></c></row></sheetData></worksheet>`;
  const workbook = '<workbook><workbookPr date1904="1"/><sheets><sheet name="Homes" r:id="r1"/></sheets></workbook>';
  const { rows } = await readBytes(
    buildFiles({
      "xl/worksheets/sheet1.xml": sheet,
      "xl/workbook.xml": workbook,
      "xl/styles.xml": '<styleSheet><cellXfs><xf numFmtId="14"/></cellXfs></styleSheet>',
    }),
  );
  expect(rows).toEqual([["Villa", "2026-11-22"]]);
});

/** Returns the archive with another size of its first file in the directory. */
function declareSize(zip: Uint8Array, size: number): Uint8Array {
  const directory = Buffer.from(zip).indexOf("PK\x01\x02", 0, "latin1");
  new DataView(zip.buffer).setUint32(directory + 24, size, true);
  return zip;
}

const packed = (files: Record<string, string>) =>
  zipSync(Object.fromEntries(Object.entries(files).map(([path, xml]) => [path, strToU8(xml)])));

describe("an archive", () => {
  it.each<[string, Uint8Array]>([
    ["a Word document", packed({ "word/document.xml": "" })],
    ["a binary workbook", packed({ "xl/workbook.bin": "" })],
    ["an OpenDocument", packed({ "content.xml": "<x/>" })],
    ["a ZIP of photos", packed({ "1.jpg": "" })],
    ["an empty ZIP", packed({})],
    ["damaged", strToU8("PK\x03\x04 broken")],
    ["a workbook with damaged sheets", buildFiles({ "xl/worksheets/sheet1.xml": "<worksheet><row><c" })],
    ["larger than it states", declareSize(zipSync({ "xl/workbook.xml": new Uint8Array(20_000_000).fill(32) }), 100)],
  ])("that is %s is rejected with what to do", async (_, bytes) => {
    await expect(readBytes(bytes)).rejects.toThrow(
      "This file cannot be read. Open it in Excel or LibreOffice and save it as .xlsx",
    );
  });

  it("that is larger than 100 MB when unpacked is rejected before it is unpacked", () => {
    const zip = declareSize(zipSync({ "xl/workbook.xml": new Uint8Array(30) }), 101 * 1024 * 1024);
    expect(() => unpackWorkbook(zip)).toThrow("larger than 100 MB");
  });

  it("that states a smaller size than it has is never unpacked beyond it", () => {
    const zip = declareSize(zipSync({ "xl/workbook.xml": new Uint8Array(20_000_000).fill(32) }), 100);
    expect(unpackWorkbook(zip).get("xl/workbook.xml")).toHaveLength(100);
  });
});
