import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { ImportExportPage } from "#web/admin/features/import/import-export-page.tsx";
import { inputByLabel, renderAt, toastText } from "../support/account-api.tsx";
import {
  chooseFile,
  mockImportApi,
  pageText,
  pressButton,
  resetImportScreen,
  storedHome,
} from "../support/import-screen.ts";

afterEach(resetImportScreen);

/** Checks a file in which the given rows look like a stored listing. */
async function checkFile(count: number, ...similar: number[]) {
  const api = mockImportApi();
  await renderAt(<ImportExportPage />, "/admin/import");
  const lines = Array.from({ length: count }, (_, index) =>
    [`R-${index + 1}`, similar.includes(index + 1) ? storedHome.title : `Home ${index + 1}`].join(","),
  );
  await chooseFile(`reference,title\n${lines.join("\n")}\n`);
  await screen.findByText("Checked. Nothing has changed yet.", { exact: false });
  return api;
}
const importedRows = ({ sent }: ReturnType<typeof mockImportApi>) =>
  sent.filter(({ dry_run }) => !dry_run).flatMap(({ rows }) => rows.map(({ row }) => row));

it("names the stored listing that each row looks like, with a link, and leaves these rows out", async () => {
  const api = await checkFile(4, 2, 4);
  expect(pageText()).toContain("2 rows look like a listing you already have");
  expect(pageText()).toContain("Row 3 looks like MH-1003, House with a mango tree (For Rent, Under offer)");
  const [link] = screen.getAllByRole("link", { name: "MH-1003, House with a mango tree" });
  expect(link?.getAttribute("href")).toBe(`/admin/listings?view=${storedHome.uuid}`);
  expect(pageText()).toContain("2 would be created");
  expect(pageText()).toContain("2 would be left out, because they look like listings you have");
  await pressButton("Import 2 rows");
  await waitFor(() => expect(toastText()).toContain("2 listings created"));
  expect(importedRows(api)).toEqual([2, 4]);
  expect(pageText()).toContain("2 were left out");
  expect(pageText()).toContain("Row 5, R-4: left out: it looks like MH-1003");
});

it("imports a single row anyway", async () => {
  const api = await checkFile(3, 2, 3);
  await act(async () => fireEvent.click(inputByLabel("Import row 4 anyway")));
  expect(pageText()).toContain("1 left out, 1 imported anyway.");
  await pressButton("Import 2 rows");
  await waitFor(() => expect(importedRows(api)).toEqual([2, 4]));
});

it("imports all of them anyway, or leaves all of them out, at once", async () => {
  const api = await checkFile(120, ...Array.from({ length: 60 }, (_, index) => index + 1));
  expect(screen.getAllByRole("checkbox", { name: /anyway$/ })).toHaveLength(50);
  await pressButton("Show 10 more of 60");
  expect(screen.getAllByRole("checkbox", { name: /anyway$/ })).toHaveLength(60);
  await pressButton("Import all anyway");
  expect(screen.getByRole("button", { name: "Import 120 rows" })).toBeTruthy();
  await pressButton("Leave all out");
  expect(screen.getByRole("button", { name: "Import 60 rows" })).toBeTruthy();
  await pressButton("Import all anyway");
  await pressButton("Import 120 rows");
  await waitFor(() => expect(importedRows(api)).toHaveLength(120));
});

it("lets the user import the rows anyway that an import has left out", async () => {
  const api = await checkFile(3, 2, 3);
  await pressButton("Import 1 row");
  await waitFor(() => expect(toastText()).toContain("1 listing created"));
  expect(pageText()).toContain("2 of 3 rows were left out");
  await act(async () => fireEvent.click(inputByLabel("Import row 4 anyway")));
  await pressButton("Import the 1 row that is left");
  await waitFor(() => expect(importedRows(api)).toEqual([2, 4]));
  expect(pageText()).toContain("1 of 3 rows was left out");
});

it("offers no import if every row is left out", async () => {
  await checkFile(1, 1);
  expect(screen.getByRole<HTMLButtonElement>("button", { name: "Nothing to import" }).disabled).toBe(true);
});
