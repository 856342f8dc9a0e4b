import { fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import type { RowError } from "#contract/admin/property-import.ts";
import { ImportExportPage } from "#web/admin/features/import/import-export-page.tsx";
import { inputByLabel, renderAt, toastText } from "../support/account-api.tsx";
import { mockSignedInApi } from "../support/admin-api.ts";
import {
  buildImportResponse,
  chooseFile,
  findResult,
  judgedRow,
  mockImportApi,
  openWithFile,
  pageText,
  pressButton,
  resetImportScreen,
  type SentImport,
} from "../support/import-screen.ts";

afterEach(resetImportScreen);

const portal =
  "Ad ID;Headline;Purpose;Asking price;Beds;Views\nA-1;Villa by the sea;For Sale;$85,000;3 bed;9\n;Flat;To let;800;2;4\n";
const checkRows = async () => {
  await screen.findByText("Columns of your file");
  await pressButton("Check 2 rows");
};
const selected = (column: string) => inputByLabel(column).value;
const choose = (column: string, field: string) => fireEvent.change(inputByLabel(column), { target: { value: field } });

/** An API that rejects prices and kinds that are not plain, with a suggestion, and types and phone numbers. */
function mockStrictApi(undo: [number, unknown] = [200, { removed: 2, restored: 0, remaining: 0 }]) {
  const sent: SentImport[] = [];
  mockSignedInApi(({ call, body }) => {
    if (call.startsWith("POST /import/") && call.endsWith("/undo")) return undo;
    if (call === "GET /imports") return [200, { data: { imports: [] } }];
    if (call !== "POST /import/properties") return undefined;
    sent.push(body as SentImport);
    const judge = (row: SentImport["rows"][number]) => {
      const errors: RowError[] = [];
      const purpose = String(row.Purpose).toLowerCase();
      const kind = { field: "kind", msg: "Must be buy or rent" };
      if (/sale|let/.test(purpose)) errors.push({ ...kind, suggestion: purpose.includes("sale") ? "buy" : "rent" });
      if ("Ad ID" in row && row.Purpose === undefined) errors.push(kind);
      if (String(row["Asking price"]).includes("$"))
        errors.push({ field: "price", msg: "Must be a number", suggestion: "85000" });
      if (row.Type === "hous")
        errors.push({ field: "property_type", msg: "Must be one of House, Land", suggestion: "House" });
      if (row.Phone) errors.push({ field: "contact_number", msg: "Please enter a valid phone number" });
      return judgedRow(row.row, errors);
    };
    return buildImportResponse((body as SentImport).rows.map(judge));
  });
  return sent;
}

it("explains the import, proposes the field of each column of another program, and remembers the user's", async () => {
  const sent = mockStrictApi();
  await renderAt(<ImportExportPage />, "/admin/import");
  expect(screen.queryByRole("list", { name: "Steps" })).toBeNull();
  expect(screen.getByRole("heading", { name: "How it works" })).toBeTruthy();
  expect(screen.getByText("Choose file")).toBeTruthy();
  await chooseFile(portal, "portal.csv");
  await screen.findByText("Columns of your file");
  const steps = screen.getByRole("list", { name: "Steps" });
  expect(steps.querySelector("[aria-current=step]")?.textContent).toBe("2 Columns");
  expect(screen.queryByRole("heading", { name: "How it works" })).toBeNull();
  const columns = ["Ad ID", "Headline", "Purpose", "Asking price", "Beds", "Views"];
  expect(columns.map(selected)).toEqual(["reference", "title", "kind", "amount", "bedrooms", ""]);
  expect(pageText()).toContain("Every new listing needs: Property type, Description, Address");
  choose("Property type", "House");
  expect(sent).toEqual([]);
  await checkRows();
  expect(await screen.findByText("What is wrong")).toBeTruthy();
  const place = { city: "Monrovia", state: "Montserrado", country: "Liberia", postal_code: "1000" };
  expect(sent[0]).toMatchObject({
    dry_run: true,
    file_name: "portal.csv",
    mapping: { "Ad ID": "reference", Headline: "title", Purpose: "kind", "Asking price": "amount", Beds: "bedrooms" },
    defaults: { property_type: "House", ...place },
    rows: [
      { row: 2, "Ad ID": "A-1", Headline: "Villa by the sea", Purpose: "For Sale", "Asking price": "$85,000" },
      { row: 3 },
    ],
  });
  expect(sent[0]?.rows[0]).not.toHaveProperty("Views");
  expect(pageText()).toContain("Ignored column: “Views”");

  await pressButton("Change columns");
  choose("Views", "listed_by");
  await checkRows();
  await screen.findByText("What is wrong");
  await pressButton("Change columns");
  expect(selected("Views")).toBe("listed_by");
  await chooseFile(portal);
  await screen.findByText("Columns of your file");
  expect(selected("Views")).toBe("listed_by");
});

it("shows what is wrong in words, applies suggestions, and checks only the corrected rows again", async () => {
  const sent = mockStrictApi();
  await openWithFile(portal);
  await checkRows();
  expect(await screen.findByText("3 cells can be corrected for you.", { exact: false })).toBeTruthy();
  expect(pageText()).toContain("For sale or for rent: Must be buy or rent (2 rows)");
  expect(screen.getByRole("row", { name: "Row 2 $85,000 85000" })).toBeTruthy();
  expect(screen.queryByRole("button", { name: /Import/ })).toBeNull();
  await pressButton("Fix 2 in For sale or for rent");
  await findResult("1 would be created");
  await pressButton("Apply 1 suggestion");
  await findResult("2 would be created");
  expect(sent.map(({ rows }) => rows.map(({ row }) => row))).toEqual([[2, 3], [2, 3], [2]]);
  expect(sent[2]?.rows[0]).toMatchObject({ Purpose: "buy", "Asking price": "85000" });
  await pressButton("Import 2 rows");
  await waitFor(() => expect(toastText()).toContain("2 listings created"));
  expect(pageText()).toContain("The new listings are drafts");
  expect(screen.getByText("See the drafts").closest("a")?.getAttribute("href")).toBe("/admin/listings?only=drafts");
  expect(sent.at(-1)).toMatchObject({ dry_run: false, rows: [{ Purpose: "buy" }, { Purpose: "rent" }] });
});

it("names the allowed values of a field, and leaves out cells only of fields that no listing needs", async () => {
  const sent = mockStrictApi();
  await openWithFile("Headline;Town;Type;Phone\nVilla;Kakata;hous;call office\nFlat;Monrovia;hous;ask Sam\n");
  await checkRows();
  await screen.findByText("What is wrong");
  expect(pageText()).toContain("Property type: 2 values are not allowed");
  expect(screen.getByText("See the allowed values").closest("details")?.textContent).toContain("House, Land");
  expect(screen.getByRole("row", { name: "Row 2 call office Correct or leave out" })).toBeTruthy();
  expect(screen.getAllByText(/^Leave out /)).toHaveLength(1);
  await pressButton("Leave out 2 in Contact number");
  await pressButton("Apply 2 suggestions");
  await findResult("2 would be created");
  expect(sent.at(-1)?.rows).toEqual([
    { row: 2, Headline: "Villa", Town: "Kakata", Type: "House" },
    { row: 3, Headline: "Flat", Town: "Monrovia", Type: "House" },
  ]);
});

it("leads from a field without a column to the columns", async () => {
  mockStrictApi();
  await openWithFile(portal);
  await screen.findByText("Columns of your file");
  choose("Purpose", "");
  await checkRows();
  expect(await screen.findByText(/No column of your file is For sale or for rent/)).toBeTruthy();
  await pressButton("Choose a column for For sale or for rent");
  expect(selected("Purpose")).toBe("");
});

it("imports rows without a reference by their number", async () => {
  const { sent, stored } = mockImportApi();
  await openWithFile("title,longitude\nVilla,-10.8\nFlat,-10.7\n");
  await checkRows();
  await findResult("2 would be created");
  await pressButton("Import 2 rows");
  await waitFor(() => expect(toastText()).toContain("2 listings created"));
  expect(sent.at(-1)?.rows).toEqual([
    { row: 2, title: "Villa", longitude: "-10.8" },
    { row: 3, title: "Flat", longitude: "-10.7" },
  ]);
  expect([...stored.keys()]).toEqual(["row 2", "row 3"]);
});

const left = [{ row: 1, reference: "A-1", uuid: "u", at: null, by: "ada" }];
it.each([
  ["", [200, { removed: 2, restored: 0, remaining: 0 }], "Undone. 2 listings removed, 0 restored, 0 left."],
  [
    " and names what a colleague has changed since",
    [409, { detail: "x", removed: 1, restored: 0, remaining: 0, left }],
    "A-1, changed by ada",
  ],
] as [string, [number, unknown], string][])("undoes an import after a confirmation%s", async (_, response, text) => {
  mockStrictApi(response);
  await openWithFile("title\tkind\nVilla\tbuy\nFlat\trent\n");
  await checkRows();
  await findResult("2 would be created");
  await pressButton("Import 2 rows");
  await waitFor(() => expect(toastText()).toContain("Import complete"));
  await pressButton("Undo this import");
  await pressButton("Undo the import");
  await waitFor(() => expect(pageText()).toContain(text));
});

it("warns about homes that are in the file under different references", async () => {
  mockImportApi();
  await openWithFile("reference,title,address\nR-1,Villa,1 Broad Street\nR-2,villa ,1 Broad street\nR-3,Flat,x\n");
  await findResult("3 would be created");
  expect(pageText()).toContain("1 home seems to be in the file more than once");
  expect(pageText()).toContain("Rows 2, 3");
});

it("shows the last imports with the undo of those of the last 7 days", async () => {
  const counts = { created: 3, updated: 1, unchanged: 0, failed: 2 };
  const item = { ...counts, file_name: "homes.csv", actor: "ada", undone_at: null, has_report: true };
  const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
  const imports = [
    { ...item, id: "1", at: day(0), undo_until: day(1) },
    { ...item, id: "2", at: day(0), undo_until: day(-1) },
    { ...item, id: "3", at: day(-400), undo_until: day(-393), has_report: false },
  ];
  mockSignedInApi(({ call }) => (call === "GET /imports" ? [200, { data: { imports } }] : undefined));
  await renderAt(<ImportExportPage />, "/admin/import");
  expect(await screen.findAllByText("3 created", { exact: false })).toHaveLength(3);
  expect(screen.getAllByRole("button", { name: "Undo this import" })).toHaveLength(1);
  expect(screen.getAllByRole("button", { name: "Report" })).toHaveLength(2);
  expect(pageText()).toContain("report deleted after 12 months");
});

it("offers the column that is left out for the only field that the file lacks", async () => {
  const sent = mockStrictApi();
  await openWithFile(
    "Headline;Purpose;Type;Asking price;Details;House name\nVilla;rent;House;800;By the sea;Sea View\n",
  );
  await screen.findByText("Every new listing needs: Address");
  await pressButton("Use “House name” as Address");
  expect(document.activeElement).toBe(inputByLabel("House name"));
  expect(screen.queryByText(/Every new listing needs/)).toBeNull();
  await pressButton("Check 1 row");
  await findResult("1 would be created");
  expect(sent[0]?.mapping).toMatchObject({ "House name": "address" });
});
