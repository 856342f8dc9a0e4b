import { act, cleanup, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { propertyExportColumns } from "#contract/admin/property-export.ts";
import { ImportExportPage } from "#web/admin/features/import/import-export-page.tsx";
import * as downloads from "#web/lib/api/save-file.ts";
import { clearSession, readSession, saveSession } from "#web/lib/session/stored-session.ts";
import { buildSession, renderAt, toastText } from "../support/account-api.tsx";
import { currentAdmin } from "../support/admin-api.ts";
import { nextTick } from "../support/fake-uploads.ts";
import {
  buildCsv,
  chooseFile,
  findResult,
  mockImportApi,
  openWithFile,
  pageText,
  pressButton,
  resetImportScreen,
  type SentImport,
} from "../support/import-screen.ts";

afterEach(resetImportScreen);

const colleague = { ...currentAdmin, id: "5d2f3f0a-0000-4000-8000-00000000000f" };
const firstRows = (sent: SentImport[]) => sent.map(({ rows, dry_run }) => [rows[0]?.reference, dry_run]);
const sizes = (sent: SentImport[]) => sent.map(({ rows, dry_run }) => [rows.length, dry_run]);
const reportOf = (row: string) => screen.getByText(`${row}:`).parentElement?.textContent;
/** Three batches. */
const long = buildCsv(450);

it("checks a file in batches of 200, lists every problem, and then imports each reference once", async () => {
  const { sent, stored } = mockImportApi();
  const lines = Array.from({ length: 449 }, (_, index) => `R-${index + 1},${index === 300 ? "" : `Home ${index}`},red`);
  await openWithFile(`reference,title,colour\n${lines.join("\n")}\n R-7 ,Another,red\n`);
  expect(await findResult("448 would be created")).toBeTruthy();
  expect(sizes(sent).slice(0, 2)).toEqual([
    [200, true],
    [200, true],
  ]);
  expect(reportOf("Row 302, R-301")).toContain("Title: Title is required");
  expect(reportOf("Row 451, R-7")).toContain("Reference: Row 8 has the same reference");
  expect(screen.getByText("Ignored column: “colour”")).toBeTruthy();
  expect(pageText()).toContain("Checked. Nothing has changed yet.");
  await pressButton("Import 448 rows");
  await waitFor(() =>
    expect(toastText()).toContain("Import complete448 listings created, 0 updated, 0 unchanged, 2 rejected."),
  );
  expect(sent.slice(3).map(({ dry_run }) => dry_run)).toEqual([false, false, false]);
  expect(pageText()).toContain("448 created");
  expect(stored.get("R-7")).toBe("Home 6");
});

it("shows the result before the problems, then Import, and hides the export until the import has ended", async () => {
  mockImportApi();
  await renderAt(<ImportExportPage />, "/admin/import");
  const hasExport = () => screen.queryByText("Download your listings") !== null;
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
  await openWithFile(`${buildCsv(250)}R-251,\n`);
  await findResult("250 would be created");
  const lines = document.querySelectorAll("details li > b");
  expect([lines.length, lines[0]?.textContent]).toEqual([200, "Row 252, R-251:"]);
  expect(pageText()).toContain("the first 200 of 251 rows");
  let file: Blob | undefined;
  vi.spyOn(URL, "createObjectURL").mockImplementation((blob) => {
    file = blob as Blob;
    return "blob:x";
  });
  await pressButton("Download the report");
  const report = (await file?.text())?.trimEnd().split("\r\n") ?? [];
  expect(report).toHaveLength(252);
  expect(report.at(-1)).toBe("252,R-251,Title: Title is required");
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
  expect(examples.map((line) => line.split(",", 2).join())).toEqual(["R-1,buy", "R-2,rent"]);
  await chooseFile(text, name);
  await waitFor(() => expect(pageText()).toContain("import-template.csv: 2 rows. Checked."));
  expect(pageText()).toContain("0 with problems");
  expect(sizes(sent)).toEqual([[2, true]]);
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
  /** Waits until a response is held. */
  const held = (count = 1) => waitFor(() => expect(gates).toHaveLength(count));
  return { ...api, releaseNext, held, gates };
}

/** Checks the long file, and starts its import, whose first batch is the fourth request. */
async function startImport() {
  await openWithFile(long);
  await findResult("450 would be created");
  await pressButton("Import 450 rows");
}
/** Lets everything happen that waits for nothing. */
const settle = () => act(async () => void (await nextTick()));

it("shows how far a stopped check got, and continues it", async () => {
  const { sent, stored, releaseNext, held } = mockHeldApi();
  await openWithFile(long);
  await releaseNext();
  await held();
  const bar = screen.getByRole("progressbar", { name: "Checked" }) as HTMLProgressElement;
  expect([bar.value, bar.max]).toEqual([200, 450]);
  await pressButton("Cancel");
  expect(screen.getByRole("button", { name: "Stopping..." })).toHaveProperty("disabled", true);
  await releaseNext();
  await screen.findByText(/Stopped after checking 400 of 450 rows. Nothing has changed./);
  expect(pageText()).toContain("400 would be created");
  expect(pageText()).not.toMatch(/\d created/);
  expect(screen.queryByRole("button", { name: /^Import/ })).toBeNull();
  expect([sent.length, stored.size]).toEqual([2, 0]);
  await pressButton("Continue from row 402");
  await releaseNext();
  expect(await findResult("450 would be created")).toBeTruthy();
  expect(firstRows(sent).at(-1)).toEqual(["R-401", true]);
});

it("keeps the rows of a stopped import, and continues it without duplicates", async () => {
  const { sent, stored, releaseNext, held } = mockHeldApi(4);
  await startImport();
  await held();
  expect(dispatchEvent(new Event("beforeunload", { cancelable: true }))).toBe(false);
  await pressButton("Cancel");
  await releaseNext();
  await screen.findByText(/Stopped after importing 200 of 450 rows. Imported rows are saved/);
  expect(pageText()).toContain("200 created");
  expect(stored.size).toBe(200);
  expect(dispatchEvent(new Event("beforeunload", { cancelable: true }))).toBe(true);
  await pressButton("Continue from row 202");
  await releaseNext();
  await releaseNext();
  await waitFor(() => expect(toastText()).toContain("450 listings created, 0 updated, 0 unchanged, 0 rejected."));
  expect(firstRows(sent).slice(3)).toEqual([
    ["R-1", false],
    ["R-201", false],
    ["R-401", false],
  ]);
  expect(stored.size).toBe(450);
});

it("does not claim that rows were stored when a check fails, and discards the file with Start over", async () => {
  mockImportApi((_, count) => (count === 2 ? [503, { detail: "Down" }] : undefined));
  await openWithFile(buildCsv(300));
  expect((await screen.findByRole("alert")).textContent).toContain("The check stopped");
  expect(pageText()).toContain("Stopped after checking 200 of 300 rows. Nothing has changed.");
  expect(pageText()).toContain("200 would be created");
  expect(pageText()).not.toMatch(/\d created|\d updated/);
  await pressButton("Start over");
  expect(pageText()).not.toContain("homes.csv");
  expect(screen.queryByRole("button", { name: /Continue/ })).toBeNull();
});

it("reports a 503 or no signal during an import, and continues from the failed batch", async () => {
  const faults: Record<number, [number, unknown] | "lost"> = { 5: [503, { detail: "Unavailable" }], 6: "lost" };
  const { sent, stored } = mockImportApi((_, count) => faults[count]);
  await startImport();
  for (const message of [
    "The server has a problem. Wait a minute, then try again.",
    "The service could not be reached.",
  ]) {
    await waitFor(() => expect(screen.getByRole("alert").textContent).toContain(`The import stopped${message}`));
    expect(pageText()).toContain("Stopped after importing 200 of 450 rows. Imported rows are saved");
    expect(pageText()).toContain("200 created");
    await pressButton("Continue from row 202");
  }
  await waitFor(() => expect(toastText()).toContain("Import complete"));
  expect(firstRows(sent).slice(3)).toEqual([
    ["R-1", false],
    ...Array.from({ length: 3 }, () => ["R-201", false]),
    ["R-401", false],
  ]);
  expect(stored.size).toBe(450);
  expect(screen.queryByRole("alert")).toBeNull();
});

it("keeps an import when the session expires, for the same user only", async () => {
  const { sent, stored } = mockImportApi((_, count) => (count === 5 ? [401, { detail: "Expired" }] : undefined));
  await startImport();
  await waitFor(() => expect(readSession()).toBeUndefined());
  expect(pageText()).not.toContain("homes.csv");
  act(() => saveSession(buildSession(colleague)));
  expect(pageText()).not.toContain("homes.csv");
  act(() => saveSession(buildSession(currentAdmin)));
  expect(pageText()).toContain("Your session has ended. Sign in again to continue.");
  await pressButton("Continue from row 202");
  await waitFor(() => expect(toastText()).toContain("Import complete"));
  expect([sent.length, stored.size]).toEqual([7, 450]);
});

it("does not send the rows of an import after another user signs in and chooses a file", async () => {
  const { sent, releaseNext, held, gates } = mockHeldApi(4);
  await startImport();
  await held();
  act(() => clearSession(true));
  act(() => saveSession(buildSession(colleague)));
  await chooseFile("hello", "no-table.csv");
  await releaseNext();
  await waitFor(() => expect(sent).toHaveLength(4));
  await settle();
  expect(gates).toEqual([]);
  await chooseFile("reference,title\nX-1,Villa\n", "theirs.csv");
  await releaseNext();
  await waitFor(() => expect(sent).toHaveLength(5));
  await settle();
  expect(firstRows(sent).slice(3)).toEqual([
    ["R-1", false],
    ["X-1", true],
  ]);
  expect([gates, pageText().includes("homes.csv"), toastText()]).toEqual([[], false, ""]);
});

it("stops an import on sign-out, and continues it after the same user signs in", async () => {
  const { sent, stored, releaseNext, held, gates } = mockHeldApi(4);
  await startImport();
  await held();
  act(() => clearSession());
  await releaseNext();
  await settle();
  expect([gates.length, sent.length]).toEqual([0, 4]);
  act(() => saveSession(buildSession(currentAdmin)));
  expect(pageText()).toContain("Your session has ended. Sign in again to continue.");
  await pressButton("Continue from row 202");
  await releaseNext();
  await releaseNext();
  await waitFor(() => expect(toastText()).toContain("Import complete"));
  expect([sent.length, stored.size]).toEqual([6, 450]);
});

it("continues an import while the user visits another screen, and shows its progress on return", async () => {
  const { stored, releaseNext, held } = mockHeldApi(4);
  await startImport();
  await releaseNext();
  cleanup();
  await held();
  await renderAt(<ImportExportPage />, "/admin/import");
  expect((screen.getByRole("progressbar", { name: "Imported" }) as HTMLProgressElement).value).toBe(200);
  await releaseNext();
  await releaseNext();
  await waitFor(() => expect(toastText()).toContain("450 listings created"));
  expect(stored.size).toBe(450);
});

it("sends smaller batches when texts are long, and rejects a row that exceeds the limit", async () => {
  const { sent } = mockImportApi();
  const text = "é".repeat(700_000);
  await openWithFile(`reference,title\nR-1,${text}\nR-2,${text}\nR-3,${text}\nR-4,${text.repeat(3)}\nR-5,Short\n`);
  expect(await findResult("4 would be created")).toBeTruthy();
  expect(sent.map(({ rows }) => rows.map(({ reference }) => reference).join())).toEqual(["R-1,R-2", "R-3,R-5"]);
  expect(reportOf("Row 5, R-4")).toContain("Row: too long to import");
});
