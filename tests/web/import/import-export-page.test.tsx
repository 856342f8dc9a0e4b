import { act, cleanup, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { propertyExportColumns } from "#contract/admin/property-export.ts";
import { ImportExportPage } from "#web/features/admin/import/import-export-page.tsx";
import * as downloads from "#web/lib/api/save-file.ts";
import { clearSession, readSession, saveSession } from "#web/lib/session/stored-session.ts";
import { buildSession, renderAt, toastText } from "../support/account-api.tsx";
import { currentAdmin } from "../support/admin-api.ts";
import {
  buildCsv,
  chooseFile,
  findResult,
  mockImportApi,
  pageText,
  pressButton,
  resetImportScreen,
  type SentImport,
} from "../support/import-screen.ts";

afterEach(resetImportScreen);

const colleague = { ...currentAdmin, id: "5d2f3f0a-0000-4000-8000-00000000000f" };
const firstRows = (sent: SentImport[]) => sent.map(({ rows, dry_run }) => [rows[0]?.reference, dry_run]);

it("checks a file in batches of 200, lists every problem, and then imports it", async () => {
  const { sent } = mockImportApi();
  await renderAt(<ImportExportPage />, "/admin/import");
  const lines = Array.from({ length: 450 }, (_, index) => `R-${index + 1},${index === 300 ? "" : `Home ${index}`},red`);
  await chooseFile(`reference,title,colour\n${lines.join("\n")}\n`);
  expect(await findResult("449 would be created")).toBeTruthy();
  expect(sent.map(({ rows, dry_run }) => [rows.length, dry_run])).toEqual([
    [200, true],
    [200, true],
    [50, true],
  ]);
  expect(screen.getByText("Row 302, R-301:").parentElement?.textContent).toContain("Title: Title is required");
  expect(screen.getByText("Ignored column: “colour”")).toBeTruthy();
  expect(pageText()).toContain("Checked. Nothing has changed yet.");
  await pressButton("Import 449 rows");
  await waitFor(() =>
    expect(toastText()).toContain("Import complete449 listings created, 0 updated, 0 unchanged, 1 rejected."),
  );
  expect(sent.slice(3).map(({ dry_run }) => dry_run)).toEqual([false, false, false]);
  expect(pageText()).toContain("449 created");
});

it("shows the result before the problems, then Import, and hides the export until the import has ended", async () => {
  mockImportApi();
  await renderAt(<ImportExportPage />, "/admin/import");
  const hasExport = () => screen.queryByRole("heading", { name: "Download your listings" }) !== null;
  expect(hasExport()).toBe(true);
  await chooseFile("reference,title\nR-1,Villa\nR-2,\n");
  await findResult("1 would be created");
  expect(hasExport()).toBe(false);
  const text = pageText();
  const order = ["would be created", "What is wrong", "Row by row", "Import 1 row"].map((part) => text.indexOf(part));
  expect(order.toSorted((one, other) => one - other)).toEqual(order);
  expect(order[0]).toBeGreaterThan(0);
  await pressButton("Import 1 row");
  await waitFor(() => expect(toastText()).toContain("1 listing created"));
  expect(hasExport()).toBe(true);
});

it("shows 200 rows of a long file, problems first, and reports all rows in the download", async () => {
  mockImportApi();
  await renderAt(<ImportExportPage />, "/admin/import");
  await chooseFile(`${buildCsv(1000)}R-1001,\n`);
  await findResult("1,000 would be created");
  const lines = document.querySelectorAll("details li > b");
  expect(lines).toHaveLength(200);
  expect(lines[0]?.textContent).toBe("Row 1002, R-1001:");
  expect(pageText()).toContain("the first 200 of 1,001 rows");
  let file: Blob | undefined;
  vi.spyOn(URL, "createObjectURL").mockImplementation((blob) => {
    file = blob as Blob;
    return "blob:x";
  });
  await pressButton("Download the report");
  const report = (await file?.text())?.trimEnd().split("\r\n") ?? [];
  expect(report).toHaveLength(1002);
  expect(report.at(-1)).toBe("1002,R-1001,Title: Title is required");
  expect(report[1]).toBe("2,R-1,would be created");
});

it("offers a template with every column, which needs no assignment when it is chosen again", async () => {
  const { sent } = mockImportApi();
  const saved: [Blob, string][] = [];
  vi.spyOn(downloads, "saveFile").mockImplementation((...file) => void saved.push(file));
  await renderAt(<ImportExportPage />, "/admin/import");
  await pressButton("Download a template");
  const [[file, name] = []] = saved;
  const text = (await file?.text()) ?? "";
  expect(name).toBe("import-template.csv");
  // Spreadsheet programs detect UTF-8 by the mark.
  expect([...new Uint8Array((await file?.arrayBuffer()) ?? []).slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  const [columns = "", ...examples] = text.replace("\uFEFF", "").trimEnd().split("\r\n");
  expect(columns.split(",")).toEqual([...propertyExportColumns]);
  expect(examples.map((line) => line.split(",").slice(0, 2))).toEqual([
    ["R-1", "buy"],
    ["R-2", "rent"],
  ]);
  await chooseFile(text, name);
  await waitFor(() => expect(pageText()).toContain("import-template.csv: 2 rows. Checked."));
  expect(pageText()).toContain("0 with problems");
  expect(sent.map(({ rows, dry_run }) => [rows.length, dry_run])).toEqual([[2, true]]);
});

/** Delays the responses, starting with batch `heldFrom`, until the test releases them. */
function mockHeldApi(heldFrom = 1) {
  const gates: (() => void)[] = [];
  const api = mockImportApi();
  const respond = fetch;
  let requests = 0;
  vi.stubGlobal("fetch", async (url: string, init: RequestInit) => {
    if (url.endsWith("/import/properties")) {
      requests += 1;
      if (requests >= heldFrom) await new Promise<void>((resolve) => gates.push(resolve));
    }
    return respond(url, init);
  });
  const releaseNext = async () => {
    await waitFor(() => expect(gates.length).toBeGreaterThan(0));
    await act(async () => gates.shift()?.());
  };
  return { ...api, releaseNext, heldCount: () => gates.length };
}

it("shows how far a stopped check got, and continues it", async () => {
  const { sent, stored, releaseNext, heldCount } = mockHeldApi();
  await renderAt(<ImportExportPage />, "/admin/import");
  await chooseFile(buildCsv(500));
  await releaseNext();
  await waitFor(() => expect(heldCount()).toBe(1));
  const bar = screen.getByRole("progressbar", { name: "Checked" }) as HTMLProgressElement;
  expect([bar.value, bar.max]).toEqual([200, 500]);
  await pressButton("Cancel");
  expect((screen.getByRole("button", { name: "Stopping..." }) as HTMLButtonElement).disabled).toBe(true);
  await releaseNext();
  await screen.findByText(/Stopped after checking 400 of 500 rows. Nothing has changed./);
  expect(pageText()).toContain("400 would be created");
  expect(pageText()).not.toMatch(/\d created/);
  expect(screen.queryByRole("button", { name: /^Import/ })).toBeNull();
  expect([sent.length, stored.size]).toEqual([2, 0]);
  await pressButton("Continue from row 402");
  await releaseNext();
  expect(await findResult("500 would be created")).toBeTruthy();
  expect(firstRows(sent).at(-1)).toEqual(["R-401", true]);
});

it("keeps the rows of a stopped import, and continues it without duplicates", async () => {
  const { sent, stored, releaseNext, heldCount } = mockHeldApi(4);
  await renderAt(<ImportExportPage />, "/admin/import");
  await chooseFile(buildCsv(500));
  await findResult("500 would be created");
  await pressButton("Import 500 rows");
  await waitFor(() => expect(heldCount()).toBe(1));
  expect(dispatchEvent(new Event("beforeunload", { cancelable: true }))).toBe(false);
  await pressButton("Cancel");
  await releaseNext();
  await screen.findByText(/Stopped after importing 200 of 500 rows. Imported rows are saved/);
  expect(pageText()).toContain("200 created");
  expect(stored.size).toBe(200);
  expect(dispatchEvent(new Event("beforeunload", { cancelable: true }))).toBe(true);
  await pressButton("Continue from row 202");
  await releaseNext();
  await releaseNext();
  await waitFor(() => expect(toastText()).toContain("500 listings created, 0 updated, 0 unchanged, 0 rejected."));
  expect(firstRows(sent).slice(3)).toEqual([
    ["R-1", false],
    ["R-201", false],
    ["R-401", false],
  ]);
  expect(stored.size).toBe(500);
});

it("discards a stopped file with Start over", async () => {
  mockImportApi((_, count) => (count === 2 ? [503, { detail: "Down" }] : undefined));
  await renderAt(<ImportExportPage />, "/admin/import");
  await chooseFile(buildCsv(500));
  await screen.findByText("The check stopped");
  await pressButton("Start over");
  expect(pageText()).not.toContain("homes.csv");
  expect(screen.queryByRole("button", { name: /Continue/ })).toBeNull();
});

it.each([
  ["a 503", [503, { detail: "Database unavailable" }] as [number, unknown], "API 503: Service Unavailable."],
  ["no signal", undefined, "The service could not be reached."],
])("reports %s during an import, and continues from the failed batch", async (_, fault, message) => {
  const { sent, stored } = mockImportApi((_, count) => (count === 5 ? (fault ?? "lost") : undefined));
  await renderAt(<ImportExportPage />, "/admin/import");
  await chooseFile(buildCsv(500));
  await findResult("500 would be created");
  await pressButton("Import 500 rows");
  const alert = await screen.findByRole("alert");
  expect(alert.textContent).toContain(`The import stopped${message}`);
  expect(pageText()).toContain("Stopped after importing 200 of 500 rows. Imported rows are saved");
  expect(pageText()).toContain("200 created");
  await pressButton("Continue from row 202");
  await waitFor(() => expect(toastText()).toContain("Import complete"));
  expect(firstRows(sent).slice(3)).toEqual([
    ["R-1", false],
    ["R-201", false],
    ["R-201", false],
    ["R-401", false],
  ]);
  expect(stored.size).toBe(500);
  expect(screen.queryByRole("alert")).toBeNull();
});

it("does not claim that rows were stored when a check fails", async () => {
  mockImportApi((_, count) => (count === 2 ? [503, { detail: "Down" }] : undefined));
  await renderAt(<ImportExportPage />, "/admin/import");
  await chooseFile(buildCsv(300));
  expect((await screen.findByRole("alert")).textContent).toContain("The check stopped");
  expect(pageText()).toContain("Stopped after checking 200 of 300 rows. Nothing has changed.");
  expect(pageText()).toContain("200 would be created");
  expect(pageText()).not.toMatch(/\d created|\d updated/);
});

it("keeps an import when the session expires, for the same user only", async () => {
  const { sent, stored } = mockImportApi((_, count) => (count === 5 ? [401, { detail: "Expired" }] : undefined));
  await renderAt(<ImportExportPage />, "/admin/import");
  await chooseFile(buildCsv(500));
  await findResult("500 would be created");
  await pressButton("Import 500 rows");
  await waitFor(() => expect(readSession()).toBeUndefined());
  expect(pageText()).not.toContain("homes.csv");
  act(() => saveSession(buildSession(colleague)));
  expect(pageText()).not.toContain("homes.csv");
  act(() => saveSession(buildSession(currentAdmin)));
  expect(pageText()).toContain("Your session has ended. Sign in again to continue.");
  await pressButton("Continue from row 202");
  await waitFor(() => expect(toastText()).toContain("Import complete"));
  expect([sent.length, stored.size]).toEqual([7, 500]);
});

it.each([
  ["invalid", "hello", 4],
  ["valid", "reference,title\nX-1,Villa\n", 5],
])(
  "does not send the rows of an import after another user signs in and selects a file that is %s",
  async (_, content, calls) => {
    const { sent, releaseNext, heldCount } = mockHeldApi(4);
    await renderAt(<ImportExportPage />, "/admin/import");
    await chooseFile(buildCsv(500));
    await findResult("500 would be created");
    await pressButton("Import 500 rows");
    await waitFor(() => expect(heldCount()).toBe(1));
    act(() => clearSession(true));
    act(() => saveSession(buildSession(colleague)));
    await chooseFile(content, "theirs.csv");
    await waitFor(() => expect(heldCount()).toBe(calls - 3));
    await releaseNext();
    if (calls === 5) await releaseNext();
    await waitFor(() => expect(sent).toHaveLength(calls));
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    expect(sent.slice(3).map(({ rows }) => rows[0]?.reference)).toEqual(["R-1", "X-1"].slice(0, calls - 3));
    expect(heldCount()).toBe(0);
    expect(pageText()).not.toContain("homes.csv");
    expect(toastText()).toBe("");
  },
);

it("stops an import on sign-out, and continues it after the same user signs in", async () => {
  const { sent, stored, releaseNext, heldCount } = mockHeldApi(4);
  await renderAt(<ImportExportPage />, "/admin/import");
  await chooseFile(buildCsv(500));
  await findResult("500 would be created");
  await pressButton("Import 500 rows");
  await waitFor(() => expect(heldCount()).toBe(1));
  act(() => clearSession());
  await releaseNext();
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect([heldCount(), sent.length]).toEqual([0, 4]);
  act(() => saveSession(buildSession(currentAdmin)));
  expect(pageText()).toContain("Your session has ended. Sign in again to continue.");
  await pressButton("Continue from row 202");
  await releaseNext();
  await releaseNext();
  await waitFor(() => expect(toastText()).toContain("Import complete"));
  expect([sent.length, stored.size]).toEqual([6, 500]);
});

it("continues an import while the user visits another screen, and shows its progress on return", async () => {
  const { stored, releaseNext, heldCount } = mockHeldApi(4);
  await renderAt(<ImportExportPage />, "/admin/import");
  await chooseFile(buildCsv(500));
  await findResult("500 would be created");
  await pressButton("Import 500 rows");
  await releaseNext();
  cleanup();
  await waitFor(() => expect(heldCount()).toBe(1));
  await renderAt(<ImportExportPage />, "/admin/import");
  expect((screen.getByRole("progressbar", { name: "Imported" }) as HTMLProgressElement).value).toBe(200);
  await releaseNext();
  await releaseNext();
  await waitFor(() => expect(toastText()).toContain("500 listings created"));
  expect(stored.size).toBe(500);
});

it("imports a duplicate reference once, even from different batches", async () => {
  const { sent, stored } = mockImportApi();
  await renderAt(<ImportExportPage />, "/admin/import");
  await chooseFile(`${buildCsv(250)} R-7 ,Another\n`);
  expect(await findResult("250 would be created")).toBeTruthy();
  expect(screen.getByText("Row 252, R-7:").parentElement?.textContent).toContain(
    "Reference: Row 8 has the same reference",
  );
  await pressButton("Import 250 rows");
  await waitFor(() => expect(toastText()).toContain("250 listings created, 0 updated, 0 unchanged, 1 rejected."));
  expect(sent.flatMap(({ rows }) => rows)).toHaveLength(500);
  expect(stored.get("R-7")).toBe("Home 7");
});

it("sends smaller batches when texts are long, and rejects a row that exceeds the limit", async () => {
  const { sent } = mockImportApi();
  await renderAt(<ImportExportPage />, "/admin/import");
  const long = "é".repeat(700_000);
  await chooseFile(`reference,title\nR-1,${long}\nR-2,${long}\nR-3,${long}\nR-4,${long.repeat(3)}\nR-5,Short\n`);
  expect(await findResult("4 would be created")).toBeTruthy();
  expect(sent.map(({ rows }) => rows.map(({ reference }) => reference))).toEqual([
    ["R-1", "R-2"],
    ["R-3", "R-5"],
  ]);
  expect(screen.getByText("Row 5, R-4:").parentElement?.textContent).toContain("Row: too long to import");
});
