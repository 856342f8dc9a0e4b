import { act, cleanup, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { ImportExportPage } from "#web/features/admin/import/import-export-page.tsx";
import { clearImport } from "#web/features/admin/import/import-store.ts";
import { clearToast } from "#web/ui/feedback/toast.tsx";
import { renderAt, resetBrowser } from "../../support/account-api.tsx";
import { chooseFile, mockImportApi, pageText } from "../../support/import-screen.ts";

afterEach(() => {
  cleanup();
  act(clearToast);
  act(clearImport);
  vi.restoreAllMocks();
  resetBrowser();
});

it("short rows leave alone what they lack, and rows with too much in them are left out", async () => {
  const { sent } = mockImportApi();
  await renderAt(<ImportExportPage />, "/admin/import");
  await chooseFile("reference,title,city\nR-1,Villa\nR-2,Flat,Kakata,,\nR-3,House, with a garden,Kakata\n");
  expect(await screen.findByText("2 would be created")).toBeTruthy();
  expect(pageText()).toContain("1 row has fewer cells than there are columns. What such a row lacks stays as it is.");
  expect(screen.getByText("Row 3, R-3:").parentElement?.textContent).toContain("more cells than the table has columns");
  expect(sent[0]?.rows).toEqual([
    { reference: "R-1", title: "Villa" },
    { reference: "R-2", title: "Flat", city: "Kakata" },
  ]);
});

const utf16 = (text: string) => new Uint8Array([0xff, 0xfe, ...[...text].flatMap((one) => [one.charCodeAt(0), 0])]);

it.each<[string, BlobPart]>([
  ["with a byte order mark and semicolons", '\ufeffReference;TITLE\r\nR-1;"Zoé\'s; home"\r\n'],
  ["as UTF-16 with tabs", utf16("reference\ttitle\r\nR-1\tZoé's; home\r\n")],
])("a table %s is read", async (_, content) => {
  const { sent } = mockImportApi();
  await renderAt(<ImportExportPage />, "/admin/import");
  await chooseFile(content);
  await screen.findByText("1 would be created");
  expect(sent[0]?.rows).toEqual([{ reference: "R-1", title: "Zoé's; home" }]);
  expect(pageText()).not.toContain("UTF-8");
});

it("a table in Windows' own letters is read with its accents, and says so", async () => {
  const { sent } = mockImportApi();
  await renderAt(<ImportExportPage />, "/admin/import");
  await chooseFile(new Uint8Array([..."reference,title\nR-1,Zo\xe9"].map((one) => one.charCodeAt(0))));
  await screen.findByText("1 would be created");
  expect(sent[0]?.rows[0]?.title).toBe("Zoé");
  expect(pageText()).toContain("The file is not in UTF-8, so it was read as Windows-1252.");
});

it("columns without a name are left out, and told when something stands in them", async () => {
  const { sent } = mockImportApi();
  await renderAt(<ImportExportPage />, "/admin/import");
  await chooseFile("reference,title,,\nR-1,Villa,,lost\n");
  await screen.findByText("1 would be created");
  expect(sent[0]?.rows).toEqual([{ reference: "R-1", title: "Villa" }]);
  expect(pageText()).toContain("Column 4 has no name and is left out.");
  expect(pageText()).not.toContain("Column 3");
});

it.each<[string, BlobPart, RegExp]>([
  [
    "with an open quotation mark",
    'reference,title\n"R-1,never closed',
    /Line 2 has a quotation mark that is never closed/,
  ],
  ["with a column twice", "reference,title,Title \nR-1,A,B", /Two columns are named “title”/],
  ["without rows", "reference,title\n", /The table has no rows below its first line/],
  ["without its columns' names", "R-1,Villa,Kakata\nR-2,Flat,Kakata", /The first line has to name the columns/],
  ["that is a text", "Dear all,\nplease find", /not a CSV table|has to name the columns/],
  ["that is one word", "hello", /This file is not a CSV table/],
  ["that is a workbook", new Uint8Array([0x50, 0x4b, 3, 4, 0, 0, 0, 0]), /This file is not a CSV table/],
  ["that is empty", "", /This file is not a CSV table/],
])("a file %s is refused in words and without a call", async (_, content, said) => {
  const { sent } = mockImportApi();
  await renderAt(<ImportExportPage />, "/admin/import");
  await chooseFile(content);
  expect((await screen.findByRole("alert")).textContent).toMatch(said);
  expect(sent).toEqual([]);
});
