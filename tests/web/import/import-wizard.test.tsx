import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import type { ImportedRow } from "#contract/admin/property-import.ts";
import { ImportExportPage } from "#web/features/admin/import/import-export-page.tsx";
import { inputByLabel, renderAt, toastText } from "../support/account-api.tsx";
import { mockSignedInApi } from "../support/admin-api.ts";
import {
  chooseFile,
  findResult,
  mockImportApi,
  pageText,
  pressButton,
  resetImportScreen,
  type SentImport,
} from "../support/import-screen.ts";

afterEach(resetImportScreen);

const portal =
  "Ad ID;Headline;Purpose;Asking price;Beds;Views\nA-1;Villa by the sea;For Sale;$85,000;3 bed;9\n;Flat;To let;800;2;4\n";
const checkRows = async () => {
  await screen.findByRole("button", { name: "Check 2 rows" });
  await pressButton("Check 2 rows");
};
const selected = (column: string) => (inputByLabel(column) as unknown as HTMLSelectElement).value;

/** An API that rejects prices and kinds that are not plain, with a suggestion. */
function mockStrictApi(undo: [number, unknown] = [200, { removed: 2, restored: 0, remaining: 0 }]) {
  const sent: SentImport[] = [];
  mockSignedInApi(({ call, body }) => {
    if (call.startsWith("POST /import/") && call.endsWith("/undo")) return undo;
    if (call === "GET /imports") return [200, { data: { imports: [] } }];
    if (call !== "POST /import/properties") return undefined;
    const request = body as SentImport;
    sent.push(request);
    const rows = request.rows.map((row): ImportedRow => {
      const errors = [
        ...(/sale/i.test(String(row.Purpose))
          ? [{ field: "kind", msg: "Must be buy or rent", suggestion: "buy" }]
          : []),
        ...(/let/i.test(String(row.Purpose))
          ? [{ field: "kind", msg: "Must be buy or rent", suggestion: "rent" }]
          : []),
        ...(/\$/.test(String(row["Asking price"]))
          ? [{ field: "price", msg: "Must be a number", suggestion: "85000" }]
          : []),
        ...("Ad ID" in row && row.Purpose === undefined ? [{ field: "kind", msg: "Must be buy or rent" }] : []),
        ...(row.Headline === "" ? [{ field: "title", msg: "Title is required" }] : []),
      ];
      const result = errors.length > 0 ? "error" : "created";
      return { row: row.row, reference: null, result, uuid: null, changed: [], errors, questions: [] };
    });
    const created = rows.filter(({ result }) => result === "created").length;
    const counts = { created, updated: 0, unchanged: 0, question: 0, error: rows.length - created };
    return [200, { data: { rows, counts, ignored_columns: [] } }];
  });
  return sent;
}

it("proposes the field of each column of another program, and sends the rows with this mapping", async () => {
  const sent = mockStrictApi();
  await renderAt(<ImportExportPage />, "/admin/import");
  await chooseFile(portal, "portal.csv");
  expect(await screen.findByText("Columns of your file")).toBeTruthy();
  expect(sent).toEqual([]);
  expect(["Ad ID", "Headline", "Purpose", "Asking price", "Beds", "Views"].map(selected)).toEqual([
    "reference",
    "title",
    "kind",
    "amount",
    "bedrooms",
    "",
  ]);
  expect(pageText()).toContain("Every new listing needs: Property type, Description, Address");
  await act(async () => fireEvent.change(inputByLabel("Property type"), { target: { value: "House" } }));
  await checkRows();
  expect(await screen.findByText("What is wrong")).toBeTruthy();
  expect(sent[0]).toMatchObject({
    dry_run: true,
    file_name: "portal.csv",
    mapping: { "Ad ID": "reference", Headline: "title", Purpose: "kind", "Asking price": "amount", Beds: "bedrooms" },
    defaults: {
      property_type: "House",
      city: "Monrovia",
      state: "Montserrado",
      country: "Liberia",
      postal_code: "1000",
    },
    rows: [
      { row: 2, "Ad ID": "A-1", Headline: "Villa by the sea", Purpose: "For Sale", "Asking price": "$85,000" },
      { row: 3 },
    ],
  });
  expect(sent[0]?.rows[0]).not.toHaveProperty("Views");
  expect(pageText()).toContain("Ignored column: “Views”");
});

it("shows what is wrong in words, applies suggestions, and checks only the corrected rows again", async () => {
  const sent = mockStrictApi();
  await renderAt(<ImportExportPage />, "/admin/import");
  await chooseFile(portal);
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
  expect(screen.getByRole("link", { name: "See the drafts" }).getAttribute("href")).toBe("/admin/listings?only=drafts");
  expect(sent.at(-1)).toMatchObject({ dry_run: false, rows: [{ Purpose: "buy" }, { Purpose: "rent" }] });
});

it("shows cells that it cannot read, and imports their rows without them if the field is optional", async () => {
  const { sent } = mockImportApi(({ rows }) => {
    const results = rows.map(({ row, Phone }): ImportedRow => {
      const errors = Phone === undefined ? [] : [{ field: "contact_number", msg: "Please enter a valid phone number" }];
      return {
        row,
        reference: null,
        uuid: null,
        changed: [],
        result: errors.length > 0 ? "error" : "created",
        errors,
        questions: [],
      };
    });
    const error = results.filter(({ result }) => result === "error").length;
    const counts = { created: results.length - error, updated: 0, unchanged: 0, question: 0, error };
    return [200, { data: { rows: results, counts, ignored_columns: [] } }];
  });
  await renderAt(<ImportExportPage />, "/admin/import");
  await chooseFile("Headline;Town;Phone\nVilla;Kakata;call office\nFlat;Monrovia;ask Sam\n");
  await checkRows();
  await screen.findByText("What is wrong");
  expect(screen.getByRole("row", { name: "Row 2 call office Correct or leave out" })).toBeTruthy();
  await pressButton("Leave out 2 in Contact number");
  await findResult("2 would be created");
  expect(sent.at(-1)?.rows).toEqual([
    { row: 2, Headline: "Villa", Town: "Kakata" },
    { row: 3, Headline: "Flat", Town: "Monrovia" },
  ]);
});

it("offers no way to leave out a field that every listing needs", async () => {
  mockStrictApi();
  await renderAt(<ImportExportPage />, "/admin/import");
  await chooseFile("Headline;Town;Phone\n;Kakata;1\n;Monrovia;2\n");
  await checkRows();
  await screen.findByText("What is wrong");
  expect(pageText()).toContain("Title: Title is required (2 rows)");
  expect(screen.queryByRole("button", { name: /Leave out/ })).toBeNull();
});

it("leads from a field without a column to the columns", async () => {
  mockStrictApi();
  await renderAt(<ImportExportPage />, "/admin/import");
  await chooseFile(portal);
  await screen.findByText("Columns of your file");
  await act(async () => fireEvent.change(inputByLabel("Purpose"), { target: { value: "" } }));
  await checkRows();
  expect(await screen.findByText(/No column of your file is For sale or for rent/)).toBeTruthy();
  await pressButton("Choose a column for For sale or for rent");
  expect(selected("Purpose")).toBe("");
});

it("remembers the columns for the next file of the same program, and lets the user change them", async () => {
  mockStrictApi();
  await renderAt(<ImportExportPage />, "/admin/import");
  await chooseFile(portal);
  await screen.findByText("Columns of your file");
  await act(async () => fireEvent.change(inputByLabel("Views"), { target: { value: "listed_by" } }));
  await checkRows();
  await screen.findByText("What is wrong");
  await pressButton("Change columns");
  expect(selected("Views")).toBe("listed_by");
  await chooseFile(portal);
  await screen.findByText("Columns of your file");
  expect(selected("Views")).toBe("listed_by");
});

it("explains the import until a file is chosen, and then shows its steps", async () => {
  mockStrictApi();
  await renderAt(<ImportExportPage />, "/admin/import");
  expect(screen.queryByRole("list", { name: "Steps" })).toBeNull();
  expect(screen.getByRole("heading", { name: "How it works" })).toBeTruthy();
  expect(screen.getByText("Choose file")).toBeTruthy();
  await chooseFile(portal);
  await screen.findByText("Columns of your file");
  expect(screen.getByRole("list", { name: "Steps" }).querySelector("[aria-current=step]")?.textContent).toBe(
    "2 Columns",
  );
  expect(screen.queryByRole("heading", { name: "How it works" })).toBeNull();
});

it("imports rows without a reference by their number, and undoes the import", async () => {
  const { sent, stored } = mockImportApi();
  await renderAt(<ImportExportPage />, "/admin/import");
  await chooseFile("title,longitude\nVilla,-10.8\nFlat,-10.7\n");
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

it.each([
  ["", [200, { removed: 2, restored: 0, remaining: 0 }], "Undone. 2 listings removed, 0 restored, 0 left."],
  [
    " and names what a colleague has changed since",
    [
      409,
      {
        detail: "x",
        removed: 1,
        restored: 0,
        remaining: 0,
        left: [{ row: 1, reference: "A-1", uuid: "u", at: null, by: "ada" }],
      },
    ],
    "A-1, changed by ada",
  ],
] as [string, [number, unknown], string][])("undoes an import after a confirmation%s", async (_, response, text) => {
  mockStrictApi(response);
  await renderAt(<ImportExportPage />, "/admin/import");
  await chooseFile("title\tkind\nVilla\tbuy\nFlat\trent\n");
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
  await renderAt(<ImportExportPage />, "/admin/import");
  await chooseFile("reference,title,address\nR-1,Villa,1 Broad Street\nR-2,villa ,1 Broad street\nR-3,Flat,x\n");
  await findResult("3 would be created");
  expect(pageText()).toContain("1 home seems to be in the file more than once");
  expect(pageText()).toContain("Rows 2, 3");
});

it("shows the last imports with the undo of those of the last 7 days", async () => {
  const item = {
    file_name: "homes.csv",
    actor: "ada",
    created: 3,
    updated: 1,
    unchanged: 0,
    failed: 2,
    undone_at: null,
    has_report: true,
  };
  const at = new Date().toISOString();
  const imports = [
    { ...item, id: "1", at, undo_until: new Date(Date.now() + 86_400_000).toISOString() },
    { ...item, id: "2", at, undo_until: "2026-01-01T00:00:00.000Z" },
    { ...item, id: "3", at: "2025-01-01T00:00:00.000Z", undo_until: "2025-01-08T00:00:00.000Z", has_report: false },
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
  await renderAt(<ImportExportPage />, "/admin/import");
  await chooseFile("Headline;Purpose;Type;Asking price;Details;House name\nVilla;rent;House;800;By the sea;Sea View\n");
  await screen.findByText("Every new listing needs: Address");
  await pressButton("Use “House name” as Address");
  expect(document.activeElement).toBe(screen.getByLabelText("House name"));
  expect(screen.queryByText(/Every new listing needs/)).toBeNull();
  await pressButton("Check 1 row");
  await findResult("1 would be created");
  expect(sent[0]?.mapping).toMatchObject({ "House name": "address" });
});

it("names the allowed values of a field below its rows, not in its title", async () => {
  mockImportApi(({ rows }) => {
    const errors = [{ field: "property_type", msg: "Must be one of House, Land", suggestion: "House" }];
    const results = rows.map(
      ({ row }): ImportedRow => ({
        row,
        reference: null,
        uuid: null,
        changed: [],
        result: "error",
        errors,
        questions: [],
      }),
    );
    const counts = { created: 0, updated: 0, unchanged: 0, question: 0, error: results.length };
    return [200, { data: { rows: results, counts, ignored_columns: [] } }];
  });
  await renderAt(<ImportExportPage />, "/admin/import");
  await chooseFile("Headline;Type;Phone\nVilla;hous;1\nFlat;hous;2\n");
  await checkRows();
  await screen.findByText("What is wrong");
  expect(pageText()).toContain("Property type: 2 values are not allowed");
  expect(screen.getByText("See the allowed values").closest("details")?.textContent).toContain("House, Land");
});
