import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import * as storedImports from "#web/lib/drafts/stored-imports.ts";
import { inputByLabel, toastText } from "../../support/account-api.tsx";
import {
  findResult,
  forSale,
  judgeHome,
  mockImportApi,
  mockJudgingApi,
  openWithFile,
  pageText,
  pressButton,
  resetImportScreen,
  type SentImport,
} from "../../support/import-screen.ts";

afterEach(resetImportScreen);

async function checkFile(content: string, before?: Parameters<typeof mockJudgingApi>[1]) {
  const sent = mockJudgingApi(judgeHome, before);
  await openWithFile(forSale(content));
  await screen.findByText("Checked. Nothing has changed yet.", { exact: false });
  return sent;
}
/** Types another value of a cell, and changes it. */
async function correct(cell: string, value: string) {
  enter(`Another value for ${cell}`, value);
  await pressButton(`Change ${cell}`);
}
const enter = (label: string, value: string) => fireEvent.change(inputByLabel(label), { target: { value } });
const status = () => [...document.querySelectorAll("[role=status]")].at(-1)?.textContent;
const getRows = (request: SentImport | undefined) => request?.rows.map(({ row }) => row);
const controls = () => screen.queryAllByLabelText(/^Another value for /).length;

it("corrects a cell, and checks only its row again", async () => {
  const sent = await checkFile("reference,title,price\nR-1,Villa,call 5\nR-2,Flat,60\nR-3,Hut,ask 6\n");
  await pressButton("Correct one by one Price");
  expect(inputByLabel("Another value for row 2, Price").value).toBe("call 5");
  await correct("row 2, Price", "85000");
  await findResult("2 would be created");
  expect(getRows(sent.at(-1))).toEqual([2]);
  expect(sent.at(-1)).toMatchObject({ corrected: { 2: ["price"] }, rows: [{ price: "85000" }] });
  expect(status()).toBe("Row 2, Price: changed to $85,000.");
  expect(document.activeElement).toBe(inputByLabel("Another value for row 4, Price"));
});

it("offers the values that a row may have, and gives them to all cells with the same text", async () => {
  const sent = await checkFile(
    "reference,title,property_type\nR-1,Villa,Hous\nR-2,Flat,House\nR-3,Hut,Hous\nR-4,Shed,Shedd\n",
  );
  await pressButton("Correct one by one Property type");
  const field = screen.getByLabelText<HTMLSelectElement>("Another value for row 2, Property type");
  expect([...field.options].map(({ text }) => text)).toEqual(["Choose", "House", "Villa"]);
  enter("Another value for row 2, Property type", "House");
  await pressButton("Change all 2 with “Hous” like row 2, Property type");
  await findResult("3 would be created");
  expect(getRows(sent.at(-1))).toEqual([2, 4]);
  expect(document.activeElement).toBe(screen.getByLabelText("Another value for row 5, Property type"));
  expect(status()).toBe("2 cells changed.");
});

it("keeps a cell that is still wrong in its place, says what is wrong, and takes back the last correction", async () => {
  const sent = await checkFile("reference,title,price\nR-1,Villa,call 5\n");
  await pressButton("Correct Price");
  await pressButton("Change row 2, Price");
  expect(sent).toHaveLength(1);
  await correct("row 2, Price", "soon");
  await waitFor(() => expect(status()).toBe("Row 2, Price: changed to soon. Look at it again: Must be a number"));
  expect(inputByLabel("Another value for row 2, Price").value).toBe("soon");
  await pressButton("Undo the last correction");
  await correct("row 2, Price", "85000");
  await findResult("1 would be created");
  await pressButton("Undo the last correction");
  await findResult("1 with problems, which would be left out");
  expect(sent.at(-1)?.rows).toMatchObject([{ row: 2, price: "call 5" }]);
  expect(sent.at(-1)?.corrected).toBeUndefined();
  expect(screen.queryByRole("button", { name: "Undo the last correction" })).toBeNull();
});

it("keeps corrections that are made while others are checked", async () => {
  const gates: (() => void)[] = [];
  const sent = await checkFile("reference,title,price\nR-1,Villa,call 5\nR-2,Flat,ask 6\n");
  const respond = fetch;
  vi.stubGlobal("fetch", async (url: string, init: RequestInit) => {
    if (url.endsWith("/import/properties")) await new Promise<void>((resolve) => gates.push(resolve));
    return respond(url, init);
  });
  await pressButton("Correct one by one Price");
  await correct("row 2, Price", "1000");
  expect(status()).toBe("Checking...");
  await correct("row 3, Price", "2000");
  await act(async () => {
    for (const open of gates) open();
  });
  await findResult("2 would be created");
  expect(sent.at(-1)?.rows.map(({ price }) => price)).toEqual(["1000", "2000"]);
});

it("keeps a correction that could not be checked, and checks it again", async () => {
  const sent = await checkFile("reference,title,price\nR-1,Villa,call 5\n", (_, count) =>
    count === 2 ? [503, { detail: "Down" }] : undefined,
  );
  await pressButton("Correct Price");
  await correct("row 2, Price", "1000");
  await waitFor(() => expect(status()).toContain("1 corrected row is not checked yet."));
  expect(screen.queryByRole("button", { name: /^Import/ })).toBeNull();
  await pressButton("Check again");
  await findResult("1 would be created");
  expect(sent.at(-1)?.rows).toMatchObject([{ row: 2, price: "1000" }]);
});

it("corrects a repeated reference, and checks the rows again that it concerns", async () => {
  const { sent } = mockImportApi();
  await openWithFile("reference,title\nR-1,Villa\nR-2,Flat\nR-1,Hut\nR-3,Shed\n");
  await findResult("3 would be created");
  await pressButton("Correct Reference");
  await correct("row 4, Reference", "R-3");
  await waitFor(() => expect(pageText()).toContain("Row 4 has the same reference"));
  expect(getRows(sent.at(-1))).toEqual([4]);
  await findResult("3 would be created");
  await correct("row 5, Reference", "R-4");
  await findResult("4 would be created");
  expect(getRows(sent.at(-1))).toEqual([5]);
});

it("shows the cells of one group at a time, and at most 50 of them", async () => {
  const lines = Array.from({ length: 5000 }, (_, index) => `R-${index},Home ${index},call ${index % 2000},Hutt`);
  await checkFile(`reference,title,price,property_type\n${lines.join("\n")}\n`);
  expect(controls()).toBe(0);
  await pressButton("Correct one by one Price");
  expect(controls()).toBe(5);
  await pressButton("Show 45 more of 5,000");
  expect(controls()).toBe(50);
  expect(document.activeElement).toBe(inputByLabel("Another value for row 7, Price"));
  await pressButton("Show the next 50 of 5,000");
  expect(controls()).toBe(50);
  expect(document.activeElement).toBe(inputByLabel("Another value for row 52, Price"));
  await pressButton("Show the previous 50");
  expect(inputByLabel("Another value for row 2, Price")).toBeTruthy();
  await pressButton("Correct one by one Property type");
  expect(controls()).toBe(5);
  expect(screen.queryByLabelText("Another value for row 2, Price")).toBeNull();
});

it("offers no correction in a check that has stopped", async () => {
  const lines = Array.from({ length: 300 }, (_, index) => `R-${index},Home ${index},call 5`);
  mockJudgingApi(judgeHome, (_, count) => (count === 2 ? [503, { detail: "Down" }] : undefined));
  await openWithFile(forSale(`reference,title,price\n${lines.join("\n")}`));
  await screen.findByText("The check stopped");
  expect(screen.getByRole("heading", { name: "What is wrong" })).toBeTruthy();
  expect(screen.queryByRole("button", { name: /^Correct/ })).toBeNull();
});

it("keeps corrections and answers of columns that keep their field when other columns change", async () => {
  const sent = mockJudgingApi(({ Cost, Rent }, accepted) => ({
    errors: Cost === "call" ? [{ field: "price", msg: "Must be a number" }] : [],
    questions:
      Rent === "350000000" && !accepted.includes("deposit")
        ? [{ field: "deposit", msg: "Is it right?", as_written: "350000000" }]
        : [],
  }));
  await openWithFile("Headline;Cost;Rent\nVilla;call;350000000\n");
  await screen.findByText("Columns of your file");
  const choose = (column: string, field: string) =>
    fireEvent.change(inputByLabel(column), { target: { value: field } });
  choose("Cost", "price");
  choose("Rent", "deposit");
  await pressButton("Check 1 row");
  await screen.findByText("What is wrong");
  await pressButton("Correct Price");
  await correct("row 2, Price", "1000");
  await waitFor(() => expect(status()).toContain("changed to"));
  await pressButton("Answer Deposit");
  await pressButton("Keep $350,000,000 for row 2, Deposit");
  await findResult("1 would be created");
  await pressButton("Change columns");
  choose("Headline", "address");
  await pressButton("Check 1 row");
  await findResult("1 would be created");
  expect(sent.at(-1)).toMatchObject({ rows: [{ Cost: "1000" }], accept: { 2: ["deposit"] } });
  await pressButton("Change columns");
  choose("Cost", "area");
  choose("Rent", "agency_fee");
  await pressButton("Check 1 row");
  await screen.findByText("Please check");
  expect(sent.at(-1)).toMatchObject({ rows: [{ Cost: "call" }] });
  expect(sent.at(-1)?.accept).toBeUndefined();
});

it("stores corrections and answers with an import, so that it can be continued after a reload", async () => {
  const saved = vi.spyOn(storedImports, "saveStoredImport").mockResolvedValue();
  const progress = vi.spyOn(storedImports, "saveStoredProgress").mockResolvedValue();
  await checkFile("reference,title,price\nR-1,Villa,call 5\nR-2,Flat,150.000\nR-3,Hut,ask 6\n");
  await pressButton("Keep $150 for row 3, Price");
  await pressButton("Correct one by one Price");
  await correct("row 2, Price", "1000");
  await findResult("2 would be created");
  await pressButton("Import 2 rows");
  await waitFor(() => expect(toastText()).toContain("2 listings created"));
  expect(saved.mock.calls[0]?.[1].source).toMatchObject({
    corrections: new Map([
      [1, { price: "150" }],
      [0, { price: "1000" }],
    ]),
  });
  expect(progress.mock.lastCall?.[1]).toMatchObject({ rows: [{ row: 3, result: "error" }] });
});
