import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { inputByLabel, toastText } from "../../support/account-api.tsx";
import {
  findResult,
  forSale,
  judgeHome,
  mockJudgingApi,
  openWithFile,
  pageText,
  pressButton,
  resetImportScreen,
} from "../../support/import-screen.ts";

afterEach(resetImportScreen);

/** Checks a file with these prices; 60 is usual. */
async function checkPrices(...prices: string[]) {
  const sent = mockJudgingApi(judgeHome);
  const lines = prices.map((price, index) => `R-${index + 1},Home ${index + 1},${price}`);
  await openWithFile(forSale(`reference,title,price\n${lines.join("\n")}`));
  await screen.findByText("Checked. Nothing has changed yet.", { exact: false });
  return sent;
}
const status = () => [...document.querySelectorAll("[role=status]")].at(-1)?.textContent;

it("shows doubtful cells of the same kind together, apart from errors, and counts them on their own", async () => {
  await checkPrices("150.000", "85.000", "call", "60");
  await findResult("2 with questions, which would be left out");
  expect(screen.getByRole("heading", { name: "What is wrong" })).toBeTruthy();
  const questions = screen.getByRole("region", { name: "Please check" });
  expect(questions.textContent).toContain("Price: Do you mean …? (2 rows)");
  expect(questions.textContent).toContain("Row 2 Home 1In your file: 150.000Do you mean 150,000?");
  expect(screen.getByRole("button", { name: "Import 1 row" })).toBeTruthy();
  expect(pageText()).toContain("2 with questions and 1 with problems are left out");
  expect(pageText()).toContain("Row 3, R-2: Price: Do you mean 85,000?");
  let file: Blob | undefined;
  vi.spyOn(URL, "createObjectURL").mockImplementation((blob) => {
    file = blob as Blob;
    return "blob:x";
  });
  await pressButton("Download the report");
  const report = await act(async () => file?.text());
  expect(report).toContain('2,R-1,"Price: Do you mean 150,000?"');
  expect(report).toContain("4,R-3,Price: Must be a number");
});

it.each([
  ["Use $150,000 for row 2, Price", "150000", "changed to $150,000"],
  ["Keep $150 for row 2, Price", "150", "changed to $150"],
])("answers a question with one press: %s", async (button, price, text) => {
  const sent = await checkPrices("150.000", "85.000");
  await pressButton(button);
  await findResult("1 would be created");
  expect(sent.at(-1)?.rows).toEqual([{ row: 2, kind: "buy", reference: "R-1", title: "Home 1", price }]);
  expect([sent.at(-1)?.accept, sent.at(-1)?.corrected]).toEqual([undefined, { 2: ["price"] }]);
  expect(status()).toBe(`Row 2, Price: ${text}.`);
});

it("answers a question with another value, and moves the focus to the next cell, then to the heading", async () => {
  const sent = await checkPrices("150.000", "call", "85.000");
  fireEvent.change(inputByLabel("Another value for row 2, Price"), { target: { value: "99000" } });
  await pressButton("Change row 2, Price");
  await findResult("1 would be created");
  expect(sent.at(-1)?.rows).toMatchObject([{ row: 2, price: "99000" }]);
  expect(document.activeElement).toBe(screen.getByRole("listitem", { name: /^Row 4 Home 3/ }));
  await pressButton("Use $85,000 for row 4, Price");
  expect(document.activeElement).toBe(screen.queryByRole("heading", { name: "Please check" }) ?? document.body);
  await findResult("2 would be created");
});

it("offers neither a suggestion nor to keep the cell where it has no value", async () => {
  mockJudgingApi(({ price }) =>
    price === "1" ? {} : { questions: [{ field: "contact_number", msg: "A spreadsheet removed digits" }] },
  );
  await openWithFile("reference,contact_number\nR-1,2.31886E+11\n");
  expect(await screen.findByRole("button", { name: "Leave out 1 in Contact number" })).toBeTruthy();
  expect(screen.queryByRole("button", { name: /^(Use|Keep)/ })).toBeNull();
});

it.each([
  ["Use 3 suggestions in Price", ["150000", "85000", "150000"]],
  ["Keep 3 as written in Price", ["150", "85", "150"]],
])("answers all questions of a group: %s", async (button, prices) => {
  const sent = await checkPrices("150.000", "85.000", "60", "150.000");
  await pressButton(button);
  await findResult("4 would be created");
  expect(sent).toHaveLength(2);
  expect(sent[1]?.rows.map(({ price }) => price)).toEqual(prices);
  expect(sent[1]?.accept).toBeUndefined();
  expect(status()).toContain("Nothing is left to correct.");
});

it("changes all cells with the same text at once", async () => {
  const sent = await checkPrices("150.000", "85.000", "150.000");
  fireEvent.change(inputByLabel("Another value for row 4, Price"), { target: { value: "1500" } });
  await pressButton("Change all 2 with “150.000” like row 4, Price");
  await findResult("2 would be created");
  expect(sent[1]?.rows.map(({ row, price }) => [row, price])).toEqual([
    [2, "1500"],
    [4, "1500"],
  ]);
});

it("leaves questions open when the suggestions of all errors are applied", async () => {
  const sent = mockJudgingApi((cells) => {
    const { questions = [] } = judgeHome(cells);
    const errors = cells.title === "bad" ? [{ field: "title", msg: "Must be a title", suggestion: "Good" }] : [];
    return { questions, errors };
  });
  await openWithFile(forSale("reference,title,price\nR-1,bad,60\nR-2,Villa,150.000"));
  await screen.findByText("What is wrong");
  await pressButton("Apply 1 suggestion");
  await findResult("1 would be created");
  expect(sent.at(-1)?.rows.map(({ row }) => row)).toEqual([2]);
  expect(screen.getByRole("heading", { name: "Please check" })).toBeTruthy();
});

it("sends the accepted and corrected fields of the rows of each batch, in the import too", async () => {
  const sent = mockJudgingApi(judgeHome);
  const values = ["60,350000000", ...Array(239).fill("60,500"), "150.000,500", ...Array(9).fill("60,500")];
  const lines = values.map((cells, index) => `R-${index + 1},Home ${index + 1},${cells}`);
  await openWithFile(forSale(`reference,title,price,monthly_rent\n${lines.join("\n")}`));
  await screen.findByText("Checked. Nothing has changed yet.", { exact: false });
  await pressButton("Keep $350,000,000 for row 2, Monthly rent");
  await pressButton("Use $150,000 for row 242, Price");
  await findResult("250 would be created");
  await pressButton("Import 250 rows");
  await waitFor(() => expect(toastText()).toContain("250 listings created"));
  const parts = sent.filter(({ dry_run }) => !dry_run);
  expect(parts.map(({ accept, corrected }) => [accept, corrected])).toEqual([
    [{ 2: ["monthly_rent"] }, undefined],
    [undefined, { 242: ["price"] }],
  ]);
});

it("lets the user answer and import the rows that an import has left out", async () => {
  const sent = await checkPrices("150.000", "call", "60", "x");
  await pressButton("Import 1 row");
  await waitFor(() => expect(toastText()).toContain("2 rejected, 1 with questions left out"));
  expect(pageText()).toContain("3 of 4 rows were left out");
  await findResult("1 with questions, which were left out");
  const before = sent.length;
  await pressButton("Use $150,000 for row 2, Price");
  expect(await screen.findByRole("button", { name: "Import the 1 row that is left" })).toBeTruthy();
  expect(pageText()).toContain("2 with problems are left out");
  await pressButton("Import the 1 row that is left");
  await findResult("2 created");
  expect(sent.slice(before).map(({ dry_run, rows }) => [dry_run, rows.map(({ row }) => row)])).toEqual([
    [true, [2]],
    [false, [2]],
  ]);
  expect(new Set(sent.slice(before - 1).map(({ import_id }) => import_id)).size).toBe(1);
  expect(pageText()).toContain("2 of 4 rows were left out");
  expect(screen.queryByRole("button", { name: /^Import/ })).toBeNull();
});
