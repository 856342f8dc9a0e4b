import { act, fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { siteDefaults } from "#contract/site/site-details.ts";
import type { ColumnField } from "#web/features/admin/import/columns/column-fields.ts";
import { findUnitColumns, withAreaUnit } from "#web/features/admin/import/columns/matching/unit-columns.ts";
import { findCurrencies } from "#web/features/admin/import/columns/questions/find-currencies.ts";
import { findKind } from "#web/features/admin/import/columns/questions/find-kind.ts";
import { buildSpreadsheet } from "#web/features/admin/import/file/spreadsheet.ts";
import { ImportExportPage } from "#web/features/admin/import/import-export-page.tsx";
import { SiteContext } from "#web/lib/page/site-context.ts";
import { inputByLabel, renderAt } from "../../support/account-api.tsx";
import {
  chooseFile,
  findResult,
  mockImportApi,
  pageText,
  pressButton,
  resetImportScreen,
} from "../../support/import-screen.ts";

afterEach(resetImportScreen);

const site = { ...siteDefaults, exchange_rate: { lrd_per_usd: 190, set_on: "2026-11-20" } };
const openImport = () =>
  renderAt(
    <SiteContext value={site}>
      <ImportExportPage />
    </SiteContext>,
    "/admin/import",
  );
const select = (column: string) => inputByLabel(column) as unknown as HTMLSelectElement;
const choose = (label: string, value: string) =>
  act(async () => fireEvent.change(inputByLabel(label), { target: { value } }));
const kindQuestion = "Are these homes for sale or for rent?";
const list = "Title,Type,Price,Address,Description\nVilla,House,500,Sinkor,Nice\nFlat,House,400,Sinkor,Nice\n";

it.each([
  ["For sale", { kind: "buy" }],
  ["For rent", { kind: "rent" }],
  ["It differs from row to row", {}],
])("asks once for the kind of homes that nothing names, before the check: %s", async (answer, expected) => {
  const { sent } = mockImportApi();
  await openImport();
  await chooseFile(list, "homes.csv");
  expect(await screen.findByRole("group", { name: kindQuestion })).toBeTruthy();
  await pressButton("Check 2 rows");
  expect(sent).toEqual([]);
  expect(document.activeElement).toBe(screen.getByRole("group", { name: kindQuestion }));
  await act(async () => fireEvent.click(screen.getByRole("radio", { name: answer })));
  await pressButton("Check 2 rows");
  await findResult("2 would be created");
  const { kind, ...others } = sent[0]?.defaults ?? {};
  expect([{ ...(kind && { kind }) }, sent[0]?.mapping.Price]).toEqual([expected, "amount"]);
  expect(others).toMatchObject({ city: "Monrovia" });
});

it("asks again for the kind of the next file with the same columns", async () => {
  mockImportApi();
  await openImport();
  await chooseFile(list);
  await act(async () => fireEvent.click(await screen.findByRole("radio", { name: "For rent" })));
  await pressButton("Check 2 rows");
  await findResult("2 would be created");
  await pressButton("Change columns");
  expect(screen.getByRole<HTMLInputElement>("radio", { name: "For rent" }).checked).toBe(true);
  await chooseFile(list);
  await screen.findByText("Columns of your file");
  expect(screen.getByRole<HTMLInputElement>("radio", { name: "For rent" }).checked).toBe(false);
});

it("asks for the kind even if the columns have the names of this site", async () => {
  const { sent } = mockImportApi();
  await openImport();
  await chooseFile("reference,title,price\nR-1,Villa,500\nR-2,Flat,400\n");
  expect(await screen.findByRole("group", { name: kindQuestion })).toBeTruthy();
  expect(sent).toEqual([]);
});

it("converts prices in Liberian dollars at the owner's rate, after one question", async () => {
  const { sent } = mockImportApi();
  await openImport();
  await chooseFile("Title,Rent (LRD),Deposit\nVilla,95000,\nFlat,57000,L$ 10\n");
  expect(await screen.findByText("The prices are in Liberian dollars")).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>(/Convert them at L\$/).value).toBe("190");
  await pressButton("Check 2 rows");
  expect(sent).toEqual([]);
  await choose("Convert them at L$per US$ 1?", "195.5");
  await pressButton("Convert");
  expect(pageText()).toContain("Prices are converted at L$ 195.5 per US$ 1");
  await pressButton("Check 2 rows");
  await findResult("2 would be created");
  expect(sent[0]).toMatchObject({ currency: "LRD", rates: { LRD: 195.5 } });
});

it("reads prices as US dollars if the user says so", async () => {
  const { sent } = mockImportApi();
  await openImport();
  await chooseFile("Title,Rent\nVilla,L$ 500\nFlat,L$ 400\n");
  await screen.findByText("The prices are in Liberian dollars");
  await pressButton("They are US dollars");
  await pressButton("Check 2 rows");
  await findResult("2 would be created");
  expect(sent[0]).toMatchObject({ rates: { LRD: 1 } });
  expect(sent[0]).not.toHaveProperty("currency");
});

it("asks for the rate of a currency without one, and for the currency of amounts that name none", async () => {
  const { sent } = mockImportApi();
  await openImport();
  await chooseFile("Title,Rent\nVilla,₦500000\nFlat,400\nHut,$300\n");
  await screen.findByText("Some prices are in Nigerian naira");
  await pressButton("Convert");
  expect(pageText()).toContain("Enter how many Nigerian naira make one US dollar.");
  await choose("Convert them at ₦per US$ 1?", "1,500");
  await pressButton("Convert");
  expect(pageText()).toContain("Choose one");
  await choose("Prices without a currency are in", "NGN");
  await pressButton("Convert");
  await pressButton("Check 3 rows");
  await findResult("3 would be created");
  expect(sent[0]).toMatchObject({ currency: "NGN", rates: { NGN: 1500 } });
});

it.each([
  ["LRD", "190,50", "190.5"],
  ["LRD", "190.125", "190.125"],
  ["LRD", "1,900", "1900"],
  ["NGN", "1,500", "1500"],
  ["NGN", "1 500,25", "1500.25"],
  ["SLE", "22,000", "22000"],
])("converts %s at the typed rate %j", async (code, typed, rate) => {
  mockImportApi();
  await openImport();
  await chooseFile(`Title,Rent (${code})\nVilla,95000\n`);
  fireEvent.change(await screen.findByLabelText(/Convert them at/), { target: { value: typed } });
  await pressButton("Convert");
  expect(pageText()).toContain(` ${rate} per US$ 1`);
});

it.each([
  ["NGN", "1.500", "1,500", "1500"],
  ["NGN", "1.500", "1.5", "1.5"],
  ["SLE", "22.750", "22,750", "22750"],
  ["XOF", "600.125", "600.125", "600.125"],
])("asks what the rate of %s means by %j, and converts at the chosen %s", async (code, typed, choice, rate) => {
  mockImportApi();
  await openImport();
  await chooseFile(`Title,Rent (${code})\nVilla,95000\n`);
  fireEvent.change(await screen.findByLabelText(/Convert them at/), { target: { value: typed } });
  await pressButton("Convert");
  expect(pageText()).toContain("Do you mean");
  expect(pageText()).not.toContain("Prices are converted");
  await pressButton(`Use ${choice}`);
  await pressButton("Convert");
  expect(pageText()).toContain(` ${rate} per US$ 1`);
});

it("sends amounts with the currency and sizes with the unit that other columns have", async () => {
  const { sent } = mockImportApi();
  await openImport();
  await chooseFile(
    "Title,Rent,Currency,Size,Size unit\nVilla,95000,LRD,120,sqm\nFlat,400,USD,900,Sq Ft\nHut,$300,,0.5,acre\n",
  );
  await screen.findByText("Some prices are in Liberian dollars");
  await pressButton("Convert");
  await pressButton("Check 3 rows");
  await findResult("3 would be created");
  expect(sent[0]?.rates).toEqual({ LRD: 190 });
  expect(sent[0]?.rows.map(({ Rent, Size }) => [Rent, Size])).toEqual([
    ["LRD 95000", "120 sqm"],
    ["400", "900"],
    ["$300", "0.5 acre"],
  ]);
});

it("sends the currency once if all columns and rows have the same", async () => {
  const { sent } = mockImportApi();
  await openImport();
  await chooseFile("Title,Rent,Deposit,Price currency\nVilla,95000,1000,LRD\nFlat,57000,2000,Liberian dollars\n");
  await screen.findByText("The prices are in Liberian dollars");
  await pressButton("Convert");
  await pressButton("Check 2 rows");
  await findResult("2 would be created");
  expect(sent[0]).toMatchObject({ currency: "LRD", rows: [{ Rent: "95000" }, { Rent: "57000", deposit: "2000" }] });
});

it("sends the currency with each amount if the columns name different ones", async () => {
  const { sent } = mockImportApi();
  await openImport();
  await chooseFile("Title,Rent (LRD),Deposit (USD)\nVilla,95000,1000\nFlat,57000,\n");
  await screen.findByText("Some prices are in Liberian dollars");
  await pressButton("Convert");
  await pressButton("Check 2 rows");
  await findResult("2 would be created");
  expect(sent[0]?.rows[0]).toMatchObject({ "Rent (LRD)": "LRD 95000", "Deposit (USD)": "1000" });
});

it("marks what visitors see, and warns about a private column that becomes public", async () => {
  const { sent } = mockImportApi();
  await openImport();
  await chooseFile(
    "Title,Rent,Owner phone,Internal notes\nVilla,500,0886 123 456,Cash only\nFlat,400,0770 1234567,Key\n",
  );
  await screen.findByText("Columns of your file");
  const audience = (column: string) =>
    document.getElementById(select(column).getAttribute("aria-describedby") ?? "")?.textContent;
  expect(["Title", "Owner phone", "Internal notes"].map(audience)).toEqual([
    "Public",
    "Only admins see this",
    undefined,
  ]);
  await choose("Internal notes", "status_note");
  expect(audience("Internal notes")).toBe("Only admins see this");
  expect(pageText()).not.toContain("looks private");
  await choose("Owner phone", "contact_number");
  expect(pageText()).toContain("“Owner phone” looks private, and visitors would see it");
  await pressButton("Leave out “Owner phone”");
  expect([select("Owner phone").value, document.activeElement]).toEqual(["", select("Owner phone")]);
  await pressButton("Check 2 rows");
  await findResult("2 would be created");
  expect(sent[0]?.rows[0]).not.toHaveProperty("Owner phone");
});

const homes = (columns: string[], ...rows: string[][]) => buildSpreadsheet("homes.csv", [columns, ...rows]);

it.each<[string, ColumnField[], string[], string[][], string | undefined]>([
  ["a column", ["title", "kind", "price"], ["Title", "For", "Price"], [["Villa", "rent", "5"]], "rows"],
  ["no text", ["title", "price"], ["Title", "Price"], [["Villa", "5"]], undefined],
  ["a rent", ["title", "monthly_rent"], ["Title", "Rent"], [["Villa", "5"]], "rent"],
  ["a selling price", ["title", "price"], ["Title", "Selling price"], [["Villa", "5"]], "buy"],
  [
    "either price",
    ["title", "monthly_rent", "price"],
    ["Title", "Rent", "Price"],
    [
      ["Villa", "5", ""],
      ["Flat", "", "9"],
    ],
    "rows",
  ],
  ["both prices", ["title", "monthly_rent", "price"], ["Title", "Rent", "Price"], [["Villa", "5", "9"]], undefined],
  [
    "the status of all rows",
    ["title", "status", "price"],
    ["Title", "Status", "Price"],
    [
      ["Villa", "rented", "5"],
      ["Flat", "For rent", "6"],
    ],
    "rent",
  ],
  [
    "the status of each row",
    ["title", "status", "price"],
    ["Title", "Status", "Price"],
    [
      ["Villa", "rented", "5"],
      ["Flat", "Sold", "6"],
    ],
    "rows",
  ],
  [
    "the status of one row",
    ["title", "status", "price"],
    ["Title", "Status", "Price"],
    [
      ["Villa", "rented", "5"],
      ["Flat", "Available", "6"],
    ],
    undefined,
  ],
  [
    "a status that denies it",
    ["title", "status", "price"],
    ["Title", "Status", "Price"],
    [["A", "not for sale", "5"]],
    undefined,
  ],
  ["the titles", ["title", "price"], ["Title", "Price"], [["Villa for sale", "5"]], "buy"],
  ["a period in the amount", ["title", "price"], ["Title", "Price"], [["Villa", "$5 per month"]], "rent"],
  ["a column of periods", ["title", "price", "rent_period"], ["Title", "Price", "Per"], [["Villa", "5", "pw"]], "rent"],
])("finds the kind of homes by %s", (_, fields, columns, rows, kind) => {
  expect(findKind(fields, homes(columns, ...rows))).toBe(kind);
});

const rentTexts = [
  ["Flat for rent", "350 per month"],
  ["flat to let", "400"],
];
const unsaid = [
  ["Villa", "350"],
  ["Flat", "400"],
];

it.each<[name: string, title: string, rows: string[][], kind: string | undefined]>([
  ["Sales list.csv", "", unsaid, "buy"],
  ["homes-for-rent.csv", "", unsaid, "rent"],
  ["x.csv", "Homes for rent", unsaid, "rent"],
  ["homes-for-rent.csv", "", rentTexts, "rent"],
  ["Sales list.csv", "", rentTexts, undefined],
  ["x.csv", "For sale", rentTexts, undefined],
  ["For sale.csv", "Homes for rent", unsaid, undefined],
  ["For rent.csv", "", [["House for sale", "9"], ...unsaid], undefined],
  ["Sales CRM export.csv", "", rentTexts, "rent"],
  ["Sales CRM export.csv", "", unsaid, undefined],
  ["sales-export-2026.csv", "", unsaid, undefined],
  ["x.csv", "Sales report", unsaid, undefined],
  ["Point of sale.xlsx", "", unsaid, undefined],
  ["x.csv", "Rental Company Ltd", unsaid, undefined],
  ["RentalCo.csv", "Sunny Rentals Limited", rentTexts, "rent"],
  ["Sales report.csv", "Homes for rent", unsaid, "rent"],
])("asks for the kind unless the file %j, the title %j and the rows %j agree", (name, title, rows, kind) => {
  const sheet = buildSpreadsheet(name, [["Title", "Price"], ...rows], title);
  expect(findKind(["title", "price"], sheet)).toBe(kind);
});

it("takes a column of rents only for homes for rent, whatever the name of the file is", () => {
  const sheet = buildSpreadsheet("Sales list.csv", [
    ["Title", "Rent"],
    ["Villa", "5"],
  ]);
  expect(findKind(["title", "monthly_rent"], sheet)).toBe("rent");
});

it.each<[string[], string[][], object]>([
  [["Title", "Price"], [["Villa", "500"]], { foreign: [], isUnclear: false }],
  [["Title", "Price"], [["Villa", "$500"]], { foreign: [], isUnclear: false }],
  [["Title", "Price (LRD)"], [["Villa", "500"]], { foreign: ["LRD"], areAll: true, unnamed: "LRD" }],
  [["Title", "Price"], [["Villa", "L$ 500"]], { foreign: ["LRD"], areAll: true, isUnclear: false }],
  [
    ["Title", "Price"],
    [
      ["Villa", "L$ 500"],
      ["Flat", "400"],
    ],
    { foreign: ["LRD"], areAll: false, isUnclear: true },
  ],
  [
    ["Title", "Price (USD)"],
    [
      ["Villa", "L$ 500"],
      ["Flat", "400"],
    ],
    { foreign: ["LRD"], areAll: false, isUnclear: false },
  ],
  [["Title", "Price"], [["Villa in the GBP building", "500"]], { foreign: [] }],
])("finds the currencies of the columns %j with the rows %j", (columns, rows, found) => {
  expect(findCurrencies(["title", "price"], homes(columns, ...rows))).toMatchObject(found);
});

it.each<[title: string, found: object]>([
  ["All prices in Liberian dollars", { foreign: ["LRD"], unnamed: "LRD" }],
  ["Naira", { foreign: ["NGN"], unnamed: "NGN" }],
  ["In pounds", { foreign: ["GBP"], unnamed: "GBP" }],
  ["Figures in NGN", { foreign: ["NGN"], unnamed: "NGN" }],
  ["All amounts in L$", { foreign: ["LRD"], unnamed: "LRD" }],
  ["Our homes (LRD)", { foreign: ["LRD"], unnamed: "LRD" }],
  ["Homes 2026, ₦", { foreign: ["NGN"], unnamed: "NGN" }],
  ["Values in rand", { foreign: ["ZAR"], unnamed: "ZAR" }],
  ["Prices in US dollars", { foreign: [], isUnclear: false }],
  ["Homes in Rand Street", { foreign: [] }],
  ["Homes of Liberty Estates", { foreign: [] }],
])("takes a currency from the title %j above the columns", (title, found) => {
  const table = [
    ["Title", "Price"],
    ["Villa", "500"],
  ];
  expect(findCurrencies(["title", "price"], buildSpreadsheet("x.csv", [[title], ...table]))).toMatchObject(found);
  expect(findCurrencies(["title", "price"], buildSpreadsheet("x.csv", table, title))).toMatchObject(found);
});

it("takes a currency from the name of a file", () => {
  const spreadsheet = buildSpreadsheet("homes_LRD.csv", [
    ["Title", "Price"],
    ["Villa", "500"],
  ]);
  expect(findCurrencies(["title", "price"], spreadsheet)).toMatchObject({ foreign: ["LRD"], unnamed: "LRD" });
});

it("asks for the currency if the titles name two", () => {
  const spreadsheet = buildSpreadsheet(
    "x.csv",
    [["Prices in USD"], ["Title", "Price"], ["Villa", "500"]],
    "Prices in LRD",
  );
  expect(findCurrencies(["title", "price"], spreadsheet)).toMatchObject({ foreign: ["LRD"], isUnclear: true });
});

it.each<[column: string, units: string[], sizes: string[]]>([
  ["Unit", ["101", "M2"], ["850", "850"]],
  ["Unit", ["Flat 3", "Ha 2"], ["850", "850"]],
  ["Unit", ["F2", "M4"], ["850", "850"]],
  ["Floor unit", ["M2", "101"], ["850", "850"]],
  ["Unit", ["M2", ""], ["850 M2", "850"]],
  ["Size unit", ["sq. m", "n/a"], ["850 sq. m", "850"]],
  ["Size unit", ["acres", "Sq Ft"], ["850 acres", "850"]],
  ["UOM", ["square metres", "m"], ["850 square metres", "850 m"]],
])("takes the column %j with %j for units only if all cells are: %j", (column, units, sizes) => {
  const columns = findUnitColumns(homes(["Title", column], ...units.map((unit) => ["Villa", unit])));
  expect(units.map((unit) => withAreaUnit("850", ["Villa", unit], columns))).toEqual(sizes);
});
