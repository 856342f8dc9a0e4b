import { expect, it } from "vitest";
import type { ColumnField } from "#web/admin/features/import/columns/column-fields.ts";
import { matchColumns } from "#web/admin/features/import/columns/match-columns.ts";
import { planColumns } from "#web/admin/features/import/columns/plan-columns.ts";
import { pickSheet } from "#web/admin/features/import/file/pick-sheet.ts";
import { readSpreadsheet } from "#web/admin/features/import/file/read-spreadsheet.ts";
import { buildSpreadsheet } from "#web/admin/features/import/file/spreadsheet.ts";
import { columnsOf, tableOf } from "../../support/tables/cases-of.ts";

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

it.each([";", "\t"])("finds columns separated by %j below a title with commas", async (separator) => {
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

it("leaves out headings and repeated column names between the rows, but no row of a narrow table", async () => {
  const { rows, notices } = await read(
    "Title,City,Price,Beds\nSINKOR,,,\nVilla,Monrovia,5,2\ntitle,CITY,Price ,Beds\nFlat,Kakata,6,1\nPrepared by Mary,,,\n",
  );
  expect(rows.map(([title]) => title)).toEqual(["Villa", "Flat"]);
  expect(notices).toEqual([
    "2 rows have only one filled cell and are left out.",
    "1 row repeats the column names and is left out.",
  ]);
  expect((await read("reference,title,price\nR-1,,\n")).rows).toEqual([["R-1", "", ""]]);
});

it("numbers the rows as spreadsheet programs do, also below titles, headings and empty lines", async () => {
  const file = 'Homes of November\n\nTitle,City,Price,Beds\nSINKOR,,,\n"Villa",Monrovia,5,2\n\nFlat,Kakata,6,1';
  expect((await read(file)).rowNumbers).toEqual([5, 7]);
});

it("names a column by the merged heading above it if its own name says little", async () => {
  const spreadsheet = await read(
    "Title,Price,,Rooms,,\n,US$,Deposit,BR,Toilets in all,Phone\nVilla,5,1,2,3,0886 1\nFlat,6,1,1,1,0886 2\n",
  );
  expect(spreadsheet.columns).toEqual(["Title", "Price US$", "Deposit", "BR", "Rooms Toilets in all", "Phone"]);
  expect(matchColumns(spreadsheet)).toEqual(["title", "price", "deposit", "bedrooms", "bathrooms", "contact_number"]);
});

it("reads two lines of column names, of which the first one names more columns", async () => {
  const spreadsheet = await read(
    "Homes\nRef,Headline,Type,Price,,Rooms,,Contact\n,,,US$ / month,Deposit,BR,BA,Phone\nA-1,Flat,House,500,,3,2,0886 1\n",
  );
  expect(spreadsheet.columns).toEqual(["Ref", "Headline", "Type", "Price US$ / month", "Deposit", "BR", "BA", "Phone"]);
  expect([spreadsheet.rows.length, spreadsheet.notices]).toEqual([1, ["1 line above the column names is left out."]]);
  expect(matchColumns(spreadsheet)).toContain("monthly_rent");
});

it("never takes a first row with empty cells for column names", async () => {
  const { rows } = await read("Title,City,,Status\nVilla,,Sinkor,available\nFlat,Kakata,,let\n");
  expect(rows).toHaveLength(2);
});

it.each(
  columnsOf(`
    monthly_rent: Rent (US$ per month) = 500
    price: Selling price in USD = 90000
    amount: Asking Price US$ = 90000
    : Price negotiable? = yes | Owner ID number = 12345 | Owner's bank account = 0886123456
    bathrooms: No. of toilets = 2
    area: Where = Sinkor
    contact_number: Agent's telephone no. = 0886 123 456
    owner_name: Owner = Mr Kollie
    owner_phone: Owner phone = 0886 123 456 | Landlord's mobile no. = 0886 123 456
    owner_phone: House owner contact = 0886 123 456
    mandate: Mandate until = 2027-01-31
    previous_owners: Previous owners = 2
  `),
)("recognizes the column %j by the words in its name", (column, cells, field) => {
  const rows = cells.map((cell) => ["Villa", cell]);
  expect(matchColumns(buildSpreadsheet("x.csv", [["Title", column], ...rows]))).toEqual(["title", field]);
});

it("takes a number after the name of the owner for the owner's, never for the public number", () => {
  const cells = tableOf("Title,Landlord,Phone; Villa,Mr Kollie,0886 123 456");
  expect(matchColumns(buildSpreadsheet("x.csv", cells))).toEqual(["title", "owner_name", "owner_phone"]);
});

const homes = tableOf("Title,City,Price; Villa,Monrovia,5");

it("takes the sheet of a workbook that has the most known column names, or the chosen one", () => {
  const sheets = [
    { name: "Read me", cells: [["Stock list"], ["Prepared by", "Mary"]] },
    { name: "Empty", cells: [[""]] },
    { name: "For Rent", cells: homes },
    { name: "For Sale", cells: [...homes, ["Flat", "Kakata", "6"]] },
  ];
  const names = ["Read me", "For Rent", "For Sale"];
  const first = pickSheet("homes.xlsx", sheets);
  expect([first.name, first.sheets]).toEqual(["homes.xlsx (For Rent)", { names, chosen: "For Rent" }]);
  const second = pickSheet("homes.xlsx", sheets, "For Sale");
  expect([second.rows.length, second.sheets?.chosen]).toEqual([2, "For Sale"]);
  expect(pickSheet("homes.xlsx", [{ name: "Sheet1", cells: homes }])).toMatchObject({ name: "homes.xlsx" });
  const covers = ["A", "B"].map((name) => ({ name, cells: [["1"]] }));
  expect(() => pickSheet("homes.xlsx", covers)).toThrow("No sheet has a line that names the columns");
});

it.each([
  ["homes.csv", "For Rent", [["Homes"], ...homes], "rent", "amount"],
  ["homes.csv", "", [["Villas for sale, November"], ...homes], "buy", "amount"],
  ["rental_list.csv", "", homes, "rent", "amount"],
  ["homes.csv", "For sale or rent", homes, undefined, "price"],
  ["homes.csv", "", tableOf("Title,City,Rent; Villa,Monrovia,5"), "rent", "monthly_rent"],
])("takes the kind of all homes from the file %j, the sheet %j or a title above", (file, sheet, cells, kind, field) => {
  const { fields, defaults } = planColumns(buildSpreadsheet(file, cells, sheet), undefined);
  expect([defaults.kind, fields[2]]).toEqual([kind, field]);
});

it("keeps the columns that were chosen for another sheet, but takes the kind from this one", () => {
  const saved = { fields: ["title", "city", "amount"] as ColumnField[], defaults: { kind: "rent", city: "Kakata" } };
  const plan = planColumns(buildSpreadsheet("homes.xlsx", homes, "For Sale"), saved);
  expect(plan).toEqual({ ...saved, defaults: { kind: "buy", city: "Kakata" } });
});

it("never confuses a column named row with the number of the row", async () =>
  expect((await read("row,title\n7,Villa\n")).columns).toEqual(["row (2)", "title"]));

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

it("rejects a file of more than 20 MB", () =>
  expect(read(new Uint8Array(20 * 1024 * 1024 + 1))).rejects.toThrow("larger than 20 MB"));

const unreadable = "This file cannot be read. Open it in Excel or LibreOffice and save it as .xlsx";

it.each<[string, BlobPart, string]>([
  ["an empty file", "", unreadable],
  ["a byte order mark alone", "\ufeff", unreadable],
  ["a PDF", "%PDF-1.7 ...", unreadable],
  ["an image", bytesOf("\x89PNG\r\n\x1a\n\0\0"), unreadable],
  ["an old workbook", bytesOf("\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1\0\0\0\0"), unreadable],
  ["an RTF document", "{\\rtf1\\ansi Homes, all}", unreadable],
  ["JSON", '[{"title": "Villa", "city": "Kakata"}]', unreadable],
  ["JSON with a list inside", '{"data": [{"title": "Villa"}]}', unreadable],
  ["a feed", "<root><property><ref>1</ref></property></root>", unreadable],
  [
    "an XML Spreadsheet",
    "<?xml version='1.0'?><Workbook><Table><Row><Cell>a</Cell></Row></Table></Workbook>",
    unreadable,
  ],
  ["a web page without a table", "<html><body><p>Please log in</p></body></html>", unreadable],
  ["a list of one column", "hello", unreadable],
  ["too many rows", `Title,City\n${"Villa,Kakata\n".repeat(50_001)}`, "more than 50,000 rows"],
  ["too many columns", `${"a,".repeat(501)}a\n${"b,".repeat(501)}b`, "more than 500 columns"],
])("rejects %s with what to do", (_, content, message) => expect(read(content)).rejects.toThrow(message));

it("reads a table that begins with a bracket", async () =>
  expect((await read("[Ref],Title\n[1],Villa\n")).columns).toEqual(["[Ref]", "Title"]));

it("reads a table with many empty columns and many equal names in linear time", async () => {
  const header = `Title,City,${"x,".repeat(400)}`;
  const { columns } = await read(`${header}${",".repeat(100_000)}\nVilla,Kakata\n`);
  expect(columns.slice(-2)).toEqual(["x (399)", "x (400)"]);
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
    ...["title", "kind", "property_type", "amount", "contact_number"],
    ...["latitude", "longitude", "description", "photos", ""],
  ]);
});
