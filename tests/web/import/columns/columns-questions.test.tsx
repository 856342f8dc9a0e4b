import { act, fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { siteDefaults } from "#contract/site/site-details.ts";
import { ImportExportPage } from "#web/admin/features/import/import-export-page.tsx";
import { SiteContext } from "#web/lib/page/site-context.ts";
import { inputByLabel, renderAt } from "../../support/account-api.tsx";
import {
  chooseFile,
  findResult,
  mockImportApi,
  pageText,
  pressButton,
  resetImportScreen,
} from "../../support/import-screen.ts";

afterEach(resetImportScreen);

const site = { ...siteDefaults, exchange_rate: { lrd_per_usd: 190, set_on: "2026-11-20" } };

/** Opens the import, and returns the batches that were sent. */
async function openImport() {
  const { sent } = mockImportApi();
  await renderAt(
    <SiteContext value={site}>
      <ImportExportPage />
    </SiteContext>,
    "/admin/import",
  );
  return sent;
}
const choose = (label: string, value: string) =>
  act(async () => void fireEvent.change(inputByLabel(label), { target: { value } }));
/** Checks the rows, which has the result that all would be created. */
async function check(rows: number) {
  await pressButton(`Check ${rows} ${rows === 1 ? "row" : "rows"}`);
  await findResult(`${rows} would be created`);
}

it("asks once for the kind of homes that nothing names, before the check, and again for the next file", async () => {
  const list = "Title,Type,Price,Address,Description\nVilla,House,500,Sinkor,Nice\nFlat,House,400,Sinkor,Nice\n";
  const sent = await openImport();
  await chooseFile(list);
  const question = await screen.findByRole("group", { name: "Are these homes for sale or for rent?" });
  await pressButton("Check 2 rows");
  expect([sent, document.activeElement]).toEqual([[], question]);
  expect(screen.getByRole("alert").textContent).toBe(
    "Not checked yet. Say first whether the homes are for sale or for rent.",
  );
  expect(question.className).toContain("outline-bad");
  for (const [answer, kind] of [
    ["For sale", "buy"],
    ["For rent", "rent"],
    ["It differs from row to row", undefined],
  ] as const) {
    fireEvent.click(inputByLabel(answer));
    await check(2);
    expect([sent.at(-1)?.defaults.kind, sent.at(-1)?.defaults.city]).toEqual([kind, "Monrovia"]);
    expect(sent.at(-1)?.mapping.Price).toBe("amount");
    await pressButton("Change columns");
    expect(inputByLabel(answer).checked).toBe(true);
  }
  await chooseFile(list);
  await screen.findByText("Columns of your file");
  expect(document.querySelector("[type=radio]:checked")).toBeNull();
  // Also if the columns have the names of this site.
  const before = sent.length;
  await chooseFile("reference,title,price\nR-1,Villa,500\nR-2,Flat,400\n");
  expect(await screen.findByRole("group", { name: "Are these homes for sale or for rent?" })).toBeTruthy();
  expect(sent).toHaveLength(before);
});

it("converts prices in Liberian dollars at the owner's rate, after one question, or takes them for US dollars", async () => {
  const sent = await openImport();
  await chooseFile("Title,Rent (LRD),Deposit\nVilla,95000,\nFlat,57000,L$ 10\n");
  expect(await screen.findByText("The prices are in Liberian dollars")).toBeTruthy();
  const rate = "Convert them at L$per US$ 1?";
  expect(inputByLabel(rate).value).toBe("190");
  await pressButton("Check 2 rows");
  expect(sent).toEqual([]);
  expect(screen.getByRole("alert").textContent).toBe("Not checked yet. Say first how the prices are converted.");
  await choose(rate, "1.900");
  await pressButton("Convert");
  expect(pageText()).toContain("Do you mean 1,900?");
  expect(pageText()).not.toContain("Prices are converted");
  await pressButton("Use 1,900");
  await choose(rate, "195.5");
  await pressButton("Convert");
  expect(pageText()).toContain("Prices are converted at L$ 195.5 per US$ 1");
  await check(2);
  expect(sent[0]).toMatchObject({ currency: "LRD", rates: { LRD: 195.5 } });

  await chooseFile("Title,Rent\nVilla,L$ 500\nFlat,L$ 400\n");
  await screen.findByText("The prices are in Liberian dollars");
  await pressButton("They are US dollars");
  await check(2);
  expect(sent[1]).toMatchObject({ rates: { LRD: 1 } });
  expect(sent[1]).not.toHaveProperty("currency");
});

it("asks for the rate of a currency without one, and for the currency of amounts that name none", async () => {
  const sent = await openImport();
  await chooseFile("Title,Rent\nVilla,₦500000\nFlat,400\nHut,$300\n");
  await screen.findByText("Some prices are in Nigerian naira");
  await pressButton("Convert");
  expect(pageText()).toContain("Enter how many Nigerian naira make one US dollar.");
  await choose("Convert them at ₦per US$ 1?", "1,500");
  await pressButton("Convert");
  expect(pageText()).toContain("Choose one");
  await choose("Prices without a currency are in", "NGN");
  await pressButton("Convert");
  await check(3);
  expect(sent[0]).toMatchObject({ currency: "NGN", rates: { NGN: 1500 } });
});

it.each([
  [
    "with the currency and the unit that other columns have",
    "Title,Rent,Currency,Size,Size unit\nVilla,95000,LRD,120,sqm\nFlat,400,USD,900,Sq Ft\nHut,$300,,0.5,acre\n",
    { rates: { LRD: 190 } },
    [
      { Rent: "LRD 95000", Size: "120 sqm" },
      { Rent: "400", Size: "900" },
      { Rent: "$300", Size: "0.5 acre" },
    ],
  ],
  [
    "with the currency once if all columns and rows have the same",
    "Title,Rent,Deposit,Price currency\nVilla,95000,1000,LRD\nFlat,57000,2000,Liberian dollars\n",
    { currency: "LRD" },
    [{ Rent: "95000" }, { Rent: "57000", deposit: "2000" }],
  ],
  [
    "with the currency of each amount if the columns name different ones",
    "Title,Rent (LRD),Deposit (USD)\nVilla,95000,1000\nFlat,57000,\n",
    {},
    [{ "Rent (LRD)": "LRD 95000", "Deposit (USD)": "1000" }, {}],
  ],
])("sends amounts %s", async (_, file, expected, rows) => {
  const sent = await openImport();
  await chooseFile(file);
  await screen.findByText(/prices are in Liberian dollars$/);
  await pressButton("Convert");
  await check(rows.length);
  expect(sent[0]).toMatchObject({ ...expected, rows });
});

it("marks what visitors see, and warns about a private column that becomes public", async () => {
  const sent = await openImport();
  await chooseFile(
    "Title,Rent,Owner phone,Internal notes\nVilla,500,0886 123 456,Cash only\nFlat,400,0770 1234567,Key\n",
  );
  await screen.findByText("Columns of your file");
  const audience = (column: string) =>
    document.getElementById(inputByLabel(column).getAttribute("aria-describedby") ?? "")?.textContent;
  const audiences = ["Title", "Owner phone", "Internal notes"].map(audience);
  expect(audiences).toEqual(["Public", "Only admins see this", undefined]);
  await choose("Internal notes", "status_note");
  expect(audience("Internal notes")).toBe("Only admins see this");
  expect(pageText()).not.toContain("looks private");
  await choose("Owner phone", "contact_number");
  expect(pageText()).toContain("“Owner phone” looks private, and visitors would see it");
  await pressButton("Leave out “Owner phone”");
  expect([inputByLabel("Owner phone").value, document.activeElement]).toEqual(["", inputByLabel("Owner phone")]);
  await check(2);
  expect(sent[0]?.rows[0]).not.toHaveProperty("Owner phone");
});
