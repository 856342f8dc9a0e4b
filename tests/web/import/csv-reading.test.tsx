import { screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { findResult, mockImportApi, openWithFile, pageText, resetImportScreen } from "../support/import-screen.ts";

afterEach(resetImportScreen);

it("imports short rows without their missing cells, and rejects rows with extra cells", async () => {
  const { sent } = mockImportApi();
  await openWithFile("reference,title,city\nR-1,Villa\nR-2,Flat,Kakata,,\nR-3,House, with a garden,Kakata\n");
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
const bytesOf = (text: string) => new Uint8Array([...text].map((letter) => letter.charCodeAt(0)));
it.each<[string, BlobPart]>([
  ["with a byte order mark and semicolons", '\ufeffReference;TITLE\r\nR-1;"Zoé\'s; home"\r\n'],
  ["as UTF-16 with tabs", encodeUtf16("reference\ttitle\r\nR-1\tZoé's; home\r\n")],
])("reads a file %s, which shows its encoding itself", async (_, content) => {
  const { sent } = mockImportApi();
  await openWithFile(content);
  await findResult("1 would be created");
  expect(sent[0]?.rows).toEqual([{ row: 2, reference: "R-1", title: "Zoé's; home" }]);
  expect(pageText()).not.toContain("UTF-8");
});

it("reads other files as Windows-1252 with a notice", async () => {
  const { sent } = mockImportApi();
  await openWithFile(bytesOf("reference,title\nR-1,Zo\xe9"));
  await findResult("1 would be created");
  expect(sent[0]?.rows[0]?.title).toBe("Zoé");
  expect(pageText()).toContain("The file is not in UTF-8, so it was read as Windows-1252.");
});

it("leaves out unnamed columns, and names those that have content", async () => {
  const { sent } = mockImportApi();
  await openWithFile("reference,title,,\nR-1,Villa,,lost\n");
  await findResult("1 would be created");
  expect(sent[0]?.rows).toEqual([{ row: 2, reference: "R-1", title: "Villa" }]);
  expect(pageText()).toContain("Ignored column: “Column 4”");
  expect(pageText()).not.toContain("Column 3");
});

it.each([
  ['reference,title\n"R-1,never closed', "Line 2 has a quotation mark that is never closed"],
  ["reference,title\n", "The file has no rows below the column names"],
  ["5,100,20\n6,200,30", "No line names the columns"],
  ["Dear all,\nplease find", "No line names the columns"],
  ["hello", "This file cannot be read. Open it in Excel or LibreOffice and save it as .xlsx."],
])("rejects the file %j with a message and without a call", async (content, message) => {
  const { sent } = mockImportApi();
  await openWithFile(content);
  expect((await screen.findByRole("alert")).textContent).toContain(message);
  expect(sent).toEqual([]);
});
