import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { createAccount, openSignedIn } from "../../../e2e/support/accounts.ts";
import { expect, test } from "../../../e2e/support/browser-test.ts";
import { readCsvRows } from "../../../e2e/support/csv-rows.ts";
import { horizontalOverflow } from "../../../e2e/support/screens/screen-checks.ts";
import { buildSheets } from "../../../support/files/workbook.ts";

test.use({ siteOptions: { content: "empty", only: "import-workbook" }, viewport: { width: 360, height: 740 } });

/** Exports all listings and returns the CSV text. */
async function exportProperties(page: Page): Promise<string> {
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download", exact: true }).click();
  return readFile(await (await download).path(), "utf8");
}

test("imports a sheet of a messy workbook with taps only, without a correction in the file", async ({
  page,
  request,
}) => {
  const admin = await createAccount(request, "admin");
  const header = ["No.", "Description", "Type", "Location", "US$ / month", "Deposit", "BR", "Phone"];
  const rent = [
    ["HOMES FOR RENT", null, null, null, null, null, null, null],
    [null, "Property", null, null, "Price", null, "Rooms", "Contact"],
    header,
    ["SINKOR"],
    [
      1,
      "Flat near the airfield, light all day",
      "Apt.",
      "Airfield",
      "1,200",
      1200,
      "3 BR",
      "0886 123 456 / 0777 111 222",
    ],
    [2, "Self contained room", "Room", "19th Street", "USD 250 neg.", "one month", 1, "call the office"],
    header,
    [3, "Big house with a pool", "house", "Old Road", "2.5k", 2500, "five", "0770 000 000"],
    ["Subtotal", null, null, null, { formula: "SUM(E5:E8)", value: 3950 }],
  ];
  const sheets = [
    { name: "Read me", rows: [["Stock list"], ["Prepared by", "Mary"]] },
    { name: "Rent", rows: rent, merged: ["A1:H1", "B2:D2", "E2:F2", "A4:H4"] },
    {
      name: "Sale",
      rows: [
        ["Ref", "Title", "Type", "Price"],
        ["S-1", "Villa", "Villa", 250_000],
      ],
    },
  ];
  const type = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";
  await openSignedIn(page, admin, "/admin/import");
  await page.getByLabel("CSV file").setInputFiles({ name: "stock.xlsx", mimeType: type, buffer: buildSheets(sheets) });
  const section = page.getByRole("region", { name: "Upload a file" });
  await expect(section.getByText("stock.xlsx (Rent): 3 rows.")).toBeVisible();
  await section.getByLabel("Sheet of the workbook").selectOption("Sale");
  await expect(section.getByText("stock.xlsx (Sale): 1 row.")).toBeVisible();
  await expect(section.getByLabel("For sale or for rent")).toHaveValue("buy");
  await section.getByLabel("Sheet of the workbook").selectOption("Rent");
  await expect(section.getByLabel("For sale or for rent")).toHaveValue("rent");
  await expect(section.getByLabel("Price US$ / month")).toHaveValue("monthly_rent");
  await expect(section.getByLabel("Location")).toHaveValue("area");
  await section.getByRole("button", { name: "Check 3 rows" }).click();
  await section.getByRole("button", { name: /^Apply \d+ suggestions$/ }).click();
  await expect(section.getByRole("row", { name: "Row 6 one month" })).toBeVisible();
  expect(await horizontalOverflow(page)).toBe(0);
  const leaveOut = section.getByRole("button", { name: "Leave out 1 in" });
  await expect(leaveOut).toHaveCount(2);
  await leaveOut.first().click();
  await expect(leaveOut).toHaveCount(1);
  await leaveOut.click();
  await section.getByRole("button", { name: "Use 0886 123 456 for row 5, Contact number" }).click();
  await section.getByRole("button", { name: "Import 3 rows" }).click();
  await expect(section.getByText("3 created", { exact: true })).toBeVisible();
  const imported = readCsvRows(await exportProperties(page)).filter(({ title }) =>
    /airfield|Self contained|pool/.test(title ?? ""),
  );
  expect(
    imported.map(({ title, kind, monthly_rent, deposit, bedrooms, contact_number }) => [
      title,
      kind,
      monthly_rent,
      deposit,
      bedrooms,
      contact_number,
    ]),
  ).toEqual([
    ["Flat near the airfield, light all day", "rent", "1200", "1200", "3", "0886 123 456"],
    ["Self contained room", "rent", "250", "", "1", ""],
    ["Big house with a pool", "rent", "2500", "2500", "5", "0770 000 000"],
  ]);
});
