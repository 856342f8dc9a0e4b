import { act, fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { ImportExportPage } from "#web/features/admin/import/import-export-page.tsx";
import { renderAt } from "../support/account-api.tsx";
import { chooseFile, findResult, mockImportApi, pageText, resetImportScreen } from "../support/import-screen.ts";

afterEach(resetImportScreen);

it("imports short rows without their missing cells, and rejects rows with extra cells", async () => {
  const { sent } = mockImportApi();
  await renderAt(<ImportExportPage />, "/admin/import");
  await chooseFile("reference,title,city\nR-1,Villa\nR-2,Flat,Kakata,,\nR-3,House, with a garden,Kakata\n");
  expect(await findResult("2 would be created")).toBeTruthy();
  expect(pageText()).toContain("1 row has fewer cells than columns. Missing cells stay unchanged.");
  expect(screen.getByText("Row 4, R-3:").parentElement?.textContent).toContain("more cells than the table has columns");
  expect(sent[0]?.rows).toEqual([
    { row: 2, reference: "R-1", title: "Villa" },
    { row: 3, reference: "R-2", title: "Flat", city: "Kakata" },
  ]);
});

const encodeUtf16 = (text: string) =>
  new Uint8Array([0xff, 0xfe, ...[...text].flatMap((letter) => [letter.charCodeAt(0), 0])]);

it.each<[string, BlobPart]>([
  ["with a byte order mark and semicolons", '\ufeffReference;TITLE\r\nR-1;"Zoé\'s; home"\r\n'],
  ["as UTF-16 with tabs", encodeUtf16("reference\ttitle\r\nR-1\tZoé's; home\r\n")],
])("reads a file %s", async (_, content) => {
  const { sent } = mockImportApi();
  await renderAt(<ImportExportPage />, "/admin/import");
  await chooseFile(content);
  await findResult("1 would be created");
  expect(sent[0]?.rows).toEqual([{ row: 2, reference: "R-1", title: "Zoé's; home" }]);
  expect(pageText()).not.toContain("UTF-8");
});

it("reads a Windows-1252 file with its accents, and shows a notice", async () => {
  const { sent } = mockImportApi();
  await renderAt(<ImportExportPage />, "/admin/import");
  await chooseFile(new Uint8Array([..."reference,title\nR-1,Zo\xe9"].map((letter) => letter.charCodeAt(0))));
  await findResult("1 would be created");
  expect(sent[0]?.rows[0]?.title).toBe("Zoé");
  expect(pageText()).toContain("The file is not in UTF-8, so it was read as Windows-1252.");
});

const encodingField = () => screen.queryByLabelText("Encoding of the file") as HTMLSelectElement | null;
const chooseEncoding = (value: string) =>
  act(async () => void fireEvent.change(encodingField() as HTMLSelectElement, { target: { value } }));

it.each([
  ["macintosh", 0x8e],
  ["iso-8859-15", 0xe9],
  ["windows-1250", 0xe9],
])("reads a file again in the chosen encoding %s", async (encoding, code) => {
  const { sent } = mockImportApi();
  await renderAt(<ImportExportPage />, "/admin/import");
  const text = `reference,title\nR-1,Zo${String.fromCharCode(code)}`;
  await chooseFile(new Uint8Array([...text].map((letter) => letter.charCodeAt(0))));
  await findResult("1 would be created");
  await chooseEncoding(encoding);
  await screen.findByText(/For example: “Zoé”/);
  await findResult("1 would be created");
  expect(sent.at(-1)?.rows[0]?.title).toBe("Zoé");
  expect(encodingField()?.value).toBe(encoding);
  expect(pageText()).not.toContain("so it was read as Windows-1252");
});

it("keeps offering encodings when the file cannot be read in the chosen one", async () => {
  const { sent } = mockImportApi();
  await renderAt(<ImportExportPage />, "/admin/import");
  await chooseFile(new Uint8Array([..."reference,title\nR-1,Zo\xe9"].map((letter) => letter.charCodeAt(0))));
  await findResult("1 would be created");
  await chooseEncoding("utf-16le");
  expect((await screen.findByRole("alert")).textContent).toContain("neither a CSV file nor an Excel workbook");
  await chooseEncoding("windows-1252");
  await findResult("1 would be created");
  expect(sent.at(-1)?.rows[0]?.title).toBe("Zoé");
});

it("offers no encodings if the file itself shows its encoding", async () => {
  mockImportApi();
  await renderAt(<ImportExportPage />, "/admin/import");
  await chooseFile("reference,title\nR-1,Zoé\n");
  await findResult("1 would be created");
  expect(encodingField()).toBeNull();
});

it("leaves out unnamed columns, and names those that have content", async () => {
  const { sent } = mockImportApi();
  await renderAt(<ImportExportPage />, "/admin/import");
  await chooseFile("reference,title,,\nR-1,Villa,,lost\n");
  await findResult("1 would be created");
  expect(sent[0]?.rows).toEqual([{ row: 2, reference: "R-1", title: "Villa" }]);
  expect(pageText()).toContain("Ignored column: “Column 4”");
  expect(pageText()).not.toContain("Column 3");
});

it.each<[string, BlobPart, RegExp]>([
  [
    "with an open quotation mark",
    'reference,title\n"R-1,never closed',
    /Line 2 has a quotation mark that is never closed/,
  ],
  ["without rows", "reference,title\n", /The file has no rows below the column names/],
  ["without column names", "5,100,20\n6,200,30", /No line names the columns/],
  ["of prose", "Dear all,\nplease find", /No line names the columns/],
  ["of one word", "hello", /This is neither a CSV file nor an Excel workbook/],
  ["that is an old workbook", new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0, 0]), /This is an old Excel workbook/],
  ["that is empty", "", /The file is empty/],
])("rejects a file %s with a message and without a call", async (_, content, message) => {
  const { sent } = mockImportApi();
  await renderAt(<ImportExportPage />, "/admin/import");
  await chooseFile(content);
  expect((await screen.findByRole("alert")).textContent).toMatch(message);
  expect(sent).toEqual([]);
});
