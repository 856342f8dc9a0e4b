import { expect, it } from "vitest";
import { matchColumns } from "#web/features/admin/import/columns/match-columns.ts";
import { readSpreadsheet } from "#web/features/admin/import/file/read-spreadsheet.ts";
import { buildSpreadsheet } from "#web/features/admin/import/file/spreadsheet.ts";
import { toWorkbookTexts } from "#web/features/admin/import/file/workbook-texts.ts";

const read = (content: BlobPart, name = "homes.csv") => readSpreadsheet(new File([content], name));
const bytesOf = (text: string) => new Uint8Array([...text].map((letter) => letter.charCodeAt(0)));
const utf16 = (text: string, isLittle: boolean) =>
  new Uint8Array([...text].flatMap((letter) => (isLittle ? [letter.charCodeAt(0), 0] : [0, letter.charCodeAt(0)])));

it("finds the column names below a title and merged headings", async () => {
  const { columns, rows, notices } = await read(
    "Homes of November,,,\n,Place,,Money\nTitle,City,Street,\nVilla,Monrovia,1 Broad Street,500\nFlat,Kakata,2 Main Street,600\n",
  );
  expect(columns).toEqual(["Title", "City", "Street", "Money"]);
  expect(rows).toHaveLength(2);
  expect(notices).toEqual(["2 lines above the column names are left out."]);
});

it.each([";", "\t", "|"])("finds columns separated by %j below a title with commas", async (separator) => {
  const lines = [
    ["Title", "Address", "City", "Price"],
    ["Villa", "1 Broad Street, Sinkor, Block B, Left", "Monrovia", "5,5"],
  ];
  const { columns, rows } = await read(
    ["Homes, November, all", "", ...lines.map((cells) => cells.join(separator))].join("\r\n"),
  );
  expect([columns, rows]).toEqual([lines[0], [lines[1]]]);
});

it("leaves out sums at the end, but no listing", async () => {
  const { rows, notices } = await read(
    "title,price,city\nTotal comfort villa,5,Monrovia\nFlat,6,Kakata\nTotal,11,\nAverage: 5.5,,\n",
  );
  expect(rows.map(([title]) => title)).toEqual(["Total comfort villa", "Flat"]);
  expect(notices).toEqual(["2 rows look like sums and are left out."]);
});

it("drops empty columns and tells columns with the same name apart", async () => {
  const { columns, rows } = await read("title,,price,Price,\nVilla,,5,6,\n");
  expect(columns).toEqual(["title", "price", "Price (2)"]);
  expect(rows).toEqual([["Villa", "5", "6"]]);
  expect(matchColumns(await read("title,,price,Price,\nVilla,,5,6,\n"))).toEqual(["title", "price", ""]);
});

it("never confuses a column named row with the number of the row", async () => {
  expect((await read("row,title\n7,Villa\n")).columns).toEqual(["row (2)", "title"]);
});

it.each<[string, BlobPart]>([
  ["UTF-8 with a byte order mark", "\ufefftitle;city\r\nCafé;Zürich\r\n"],
  ["Windows-1252", bytesOf("title;city\r\nCaf\xe9;Z\xfcrich\r\n")],
  ["UTF-16 with a mark", new Uint8Array([0xff, 0xfe, ...utf16("title\tcity\nCafé\tZürich\n", true)])],
  ["big-endian UTF-16 with a mark", new Uint8Array([0xfe, 0xff, ...utf16("title\tcity\nCafé\tZürich\n", false)])],
  ["UTF-16 without a mark", utf16("title\tcity\nCafé\tZürich\n", true)],
])("reads %s", async (_, content) => {
  const { columns, rows } = await read(content);
  expect([columns, rows]).toEqual([["title", "city"], [["Café", "Zürich"]]]);
});

it("reads 30,000 rows", async () => {
  const lines = Array.from({ length: 30_000 }, (_, n) => `R-${n},"Home, no. ${n}",${n}`);
  expect((await read(`reference,title,price\n${lines.join("\n")}`)).rows).toHaveLength(30_000);
});

it("rejects a file of more than 20 MB", async () => {
  await expect(read(new Uint8Array(20 * 1024 * 1024 + 1))).rejects.toThrow("larger than 20 MB");
});

it("reads the days, numbers, flags and computed values of a workbook as texts", () => {
  expect(toWorkbookTexts([[new Date(Date.UTC(2026, 10, 22)), 0.1 + 0.2, 85_000, true, null, "x"]])).toEqual([
    ["2026-11-22", "0.3", "85000", "true", "", "x"],
  ]);
});

it("recognizes columns without a known name by their content", () => {
  const row = (n: number) => [
    `Spacious home number ${n} near the beach`,
    n % 2 ? "For Sale" : "To rent",
    ["house", "Flats", "Villa"][n % 3] ?? "",
    `$${n + 1},500`,
    `0886 12345${n}`,
    `6.3${n}`,
    `-10.7${n}`,
    `A long text about the home and its yard, which has a well, a wall, a gate and ${n} trees in it.`,
    `photo-${n}.jpg`,
    "x",
  ];
  const sheet = [["a", "b", "c", "d", "e", "f", "g", "h", "i", "j"], ...Array.from({ length: 9 }, (_, n) => row(n))];
  expect(matchColumns(buildSpreadsheet("x.csv", sheet))).toEqual([
    "title",
    "kind",
    "property_type",
    "amount",
    "contact_number",
    "latitude",
    "longitude",
    "description",
    "photos",
    "",
  ]);
});
