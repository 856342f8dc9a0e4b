import { expect, it } from "vitest";
import type { ColumnField } from "#web/admin/features/import/columns/column-fields.ts";
import { findUnitColumns, withAreaUnit } from "#web/admin/features/import/columns/matching/unit-columns.ts";
import { findCurrencies } from "#web/admin/features/import/columns/questions/find-currencies.ts";
import { findKind } from "#web/admin/features/import/columns/questions/find-kind.ts";
import { readRate } from "#web/admin/features/import/columns/questions/rate-field.tsx";
import { buildSpreadsheet } from "#web/admin/features/import/file/spreadsheet.ts";

/** Builds a table from rows such as "Title,Price; Villa,5". */
const table = (rows: string, name = "x.csv", title = "") =>
  buildSpreadsheet(
    name,
    rows.split("; ").map((row) => row.split(",")),
    title,
  );

it.each([
  ["a column", "title kind price", "Title,For,Price; Villa,rent,5", "rows"],
  ["no text", "title price", "Title,Price; Villa,5", undefined],
  ["a rent", "title monthly_rent", "Title,Rent; Villa,5", "rent"],
  ["a selling price", "title price", "Title,Selling price; Villa,5", "buy"],
  ["either price", "title monthly_rent price", "Title,Rent,Price; Villa,5,; Flat,,9", "rows"],
  ["both prices", "title monthly_rent price", "Title,Rent,Price; Villa,5,9", undefined],
  ["the status of all rows", "title status price", "Title,Status,Price; Villa,rented,5; Flat,For rent,6", "rent"],
  ["the status of each row", "title status price", "Title,Status,Price; Villa,rented,5; Flat,Sold,6", "rows"],
  ["the status of one row", "title status price", "Title,Status,Price; Villa,rented,5; Flat,Available,6", undefined],
  ["a status that denies it", "title status price", "Title,Status,Price; A,not for sale,5", undefined],
  ["the titles", "title price", "Title,Price; Villa for sale,5", "buy"],
  ["a period in the amount", "title price", "Title,Price; Villa,$5 per month", "rent"],
  ["a column of periods", "title price rent_period", "Title,Price,Per; Villa,5,pw", "rent"],
])("finds the kind of homes by %s", (_, fields, rows, kind) =>
  expect(findKind(fields.split(" ") as ColumnField[], table(rows))).toBe(kind),
);

const rents = "Title,Price; Flat for rent,350 per month; flat to let,400";
const unsaid = "Title,Price; Villa,350; Flat,400";

it.each([
  ["Sales list.csv", "", unsaid, "buy"],
  ["homes-for-rent.csv", "", unsaid, "rent"],
  ["x.csv", "Homes for rent", unsaid, "rent"],
  ["homes-for-rent.csv", "", rents, "rent"],
  ["Sales list.csv", "", rents, undefined],
  ["x.csv", "For sale", rents, undefined],
  ["For sale.csv", "Homes for rent", unsaid, undefined],
  ["For rent.csv", "", `${unsaid}; House for sale,9`, undefined],
  ["Sales CRM export.csv", "", rents, "rent"],
  ["Sales CRM export.csv", "", unsaid, undefined],
  ["sales-export-2026.csv", "", unsaid, undefined],
  ["x.csv", "Sales report", unsaid, undefined],
  ["Point of sale.xlsx", "", unsaid, undefined],
  ["x.csv", "Rental Company Ltd", unsaid, undefined],
  ["RentalCo.csv", "Sunny Rentals Limited", rents, "rent"],
  ["Sales report.csv", "Homes for rent", unsaid, "rent"],
])("asks for the kind unless the file %j, the title %j and the rows %j agree", (name, title, rows, kind) =>
  expect(findKind(["title", "price"], table(rows, name, title))).toBe(kind),
);

it("takes a column of rents only for homes for rent, whatever the name of the file is", () =>
  expect(findKind(["title", "monthly_rent"], table("Title,Rent; Villa,5", "Sales list.csv"))).toBe("rent"));

it.each([
  ["Title,Price; Villa,500", { foreign: [], isUnclear: false }],
  ["Title,Price; Villa,$500", { foreign: [], isUnclear: false }],
  ["Title,Price (LRD); Villa,500", { foreign: ["LRD"], areAll: true, unnamed: "LRD" }],
  ["Title,Price; Villa,L$ 500", { foreign: ["LRD"], areAll: true, isUnclear: false }],
  ["Title,Price; Villa,L$ 500; Flat,400", { foreign: ["LRD"], areAll: false, isUnclear: true }],
  ["Title,Price (USD); Villa,L$ 500; Flat,400", { foreign: ["LRD"], areAll: false, isUnclear: false }],
  ["Title,Price; Villa in the GBP building,500", { foreign: [] }],
])("finds the currencies of the table %j", (rows, found) =>
  expect(findCurrencies(["title", "price"], table(rows))).toMatchObject(found),
);

it.each([
  ["All prices in Liberian dollars", "LRD"],
  ["Naira", "NGN"],
  ["In pounds", "GBP"],
  ["Figures in NGN", "NGN"],
  ["All amounts in L$", "LRD"],
  ["Our homes (LRD)", "LRD"],
  ["Homes 2026, ₦", "NGN"],
  ["Values in rand", "ZAR"],
  ["Prices in US dollars", undefined],
  ["Homes in Rand Street", undefined],
  ["Homes of Liberty Estates", undefined],
])("takes a currency from the title %j above the columns", (title, code) => {
  const found = code ? { foreign: [code], unnamed: code } : { foreign: [], isUnclear: false };
  const above = buildSpreadsheet("x.csv", [[title], ["Title", "Price"], ["Villa", "500"]]);
  for (const sheet of [above, table("Title,Price; Villa,500", "x.csv", title)])
    expect(findCurrencies(["title", "price"], sheet)).toMatchObject(found);
});

it("takes a currency from the name of a file, and asks for it if the titles name two", () => {
  const named = table("Title,Price; Villa,500", "homes_LRD.csv");
  expect(findCurrencies(["title", "price"], named)).toMatchObject({ foreign: ["LRD"], unnamed: "LRD" });
  const titled = table("Prices in USD; Title,Price; Villa,500", "x.csv", "Prices in LRD");
  expect(findCurrencies(["title", "price"], titled)).toMatchObject({ foreign: ["LRD"], isUnclear: true });
});

it.each([
  ["LRD", "190,50", 190.5],
  ["LRD", "190.125", 190.125],
  ["LRD", "1,900", 1900],
  ["NGN", "1,500", 1500],
  ["NGN", "1 500,25", 1500.25],
  ["SLE", "22,000", 22_000],
  ["LRD", "0", undefined],
  ["NGN", "1.500", undefined, "1,500", "1.5"],
  ["SLE", "22.750", undefined, "22,750", "22.75"],
  ["XOF", "600.125", undefined, "600,125", "600.125"],
])("reads the rate of %s typed as %j as %j, or asks what it means", (code, typed, rate, ...choices) => {
  const { number, question } = readRate(code, typed);
  expect([number, (question?.readings ?? []).map(({ label }) => label)]).toEqual([rate, choices]);
});

it.each([
  ["Unit", "101,M2", ["850", "850"]],
  ["Unit", "Flat 3,Ha 2", ["850", "850"]],
  ["Unit", "F2,M4", ["850", "850"]],
  ["Floor unit", "M2,101", ["850", "850"]],
  ["Unit", "M2,", ["850 M2", "850"]],
  ["Size unit", "sq. m,n/a", ["850 sq. m", "850"]],
  ["Size unit", "acres,Sq Ft", ["850 acres", "850"]],
  ["UOM", "square metres,m", ["850 square metres", "850 m"]],
])("takes the column %j with %j for units only if all cells are: %j", (column, cells, sizes) => {
  const units = cells.split(",");
  const columns = findUnitColumns(table(`Title,${column}; ${units.map((unit) => `Villa,${unit}`).join("; ")}`));
  expect(units.map((unit) => withAreaUnit("850", ["Villa", unit], columns))).toEqual(sizes);
});
