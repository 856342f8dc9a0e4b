import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { csvLine } from "#shared/csv.ts";
import { createAccount, openSignedIn } from "../../../e2e/support/accounts.ts";
import { expect, test } from "../../../e2e/support/browser-test.ts";
import { readCsvRows } from "../../../e2e/support/csv-rows.ts";
import { expectAccessibleScreen, phone } from "../../../e2e/support/screens/screen-checks.ts";

// A separate site, because these listings would push those of other tests off the dashboard.
test.use({ siteOptions: { content: "empty", only: "corrections" }, viewport: phone, reducedMotion: "reduce" });

const columns =
  "reference kind title property_type price monthly_rent address city state country postal_code contact_number description";

const home = (cells: Record<string, string>) => {
  const usual = {
    kind: "buy",
    property_type: "House",
    price: "85000",
    contact_number: `088612345${cells.reference?.at(-1)}`,
  };
  const place = {
    address: "1 Broad Street",
    description: "Nice.",
    city: "Monrovia",
    state: "Montserrado",
    country: "Liberia",
    postal_code: "1000",
  };
  const all: Record<string, string> = { ...usual, ...place, ...cells };
  return csvLine(columns.split(" ").map((column) => all[column] ?? ""));
};
const csv = [
  csvLine(columns.split(" ")),
  home({ reference: "C-1", title: "Villa", property_type: "qqq" }),
  home({ reference: "C-2", title: "Flat", property_type: "qqq", price: "on request" }),
  home({ reference: "C-3", title: "Shop", property_type: "qqq", contact_number: "x" }),
  home({ reference: "C-1", title: "Hut" }),
  home({ reference: "C-5", title: "Palace", price: "150.000" }),
  home({ reference: "C-6", title: "Shed", price: "200.000" }),
  home({ reference: "C-7", title: "Barn", price: "300.000" }),
  home({ reference: "C-8", title: "Tower", kind: "rent", price: "", monthly_rent: "350000000" }),
].join("");

async function expectAccessible(page: Page, screen: string): Promise<void> {
  await expectAccessibleScreen(page, { touchTargets: true, screen, within: "[aria-labelledby=import-title]" });
  await page.setViewportSize(phone);
}

test("corrects cells one by one and all alike, answers questions each way, and imports the rest later", async ({
  page,
  request,
}) => {
  const admin = await createAccount(request, "admin");
  await openSignedIn(page, admin, "/admin/import");
  await page
    .getByLabel("CSV file")
    .setInputFiles({ name: "homes.csv", mimeType: "text/csv", buffer: Buffer.from(csv) });
  const section = page.getByRole("region", { name: "Upload a file" });
  await expect(section.getByText("4 with problems, which would be left out")).toBeVisible();
  await expect(section.getByText("4 with questions, which would be left out")).toBeVisible();
  await expectAccessible(page, "with open questions");

  // All like this.
  await section.getByRole("button", { name: "Correct one by one Property type" }).click();
  await expectAccessible(page, "with open errors");
  await section.getByLabel("Another value for row 2, Property type").selectOption("Villa");
  await section.getByRole("button", { name: "Change all 3 with “qqq” like row 2, Property type" }).click();
  const status = section.getByRole("status").last();
  await expect(status).toHaveText("3 cells changed.");
  await expect(section.getByText("3 with problems, which would be left out")).toBeVisible();

  // One by one, with the keyboard. What is still wrong stays, with the reason.
  await section.getByRole("button", { name: "Correct Price" }).press("Enter");
  const price = section.getByLabel("Another value for row 3, Price");
  await price.fill("soon");
  await price.press("Enter");
  await expect(status).toContainText("Row 3, Price: changed to soon. Look at it again:");
  await price.fill("52000");
  await price.press("Enter");
  await expect(status).toHaveText("Row 3, Price: changed to $52,000.");
  await expect(section.getByRole("heading", { name: "What is wrong" })).toBeFocused();
  await section.getByRole("button", { name: "Correct Contact number" }).click();
  await section.getByLabel("Another value for row 4, Contact number").fill("0777111222");
  await section.getByRole("button", { name: "Change row 4, Contact number" }).click();
  // The solved part disappears when its check has ended, and the next one moves up.
  await expect(status).toContainText("Row 4, Contact number: changed to");
  await section.getByRole("button", { name: "Correct Reference" }).click();
  await section.getByLabel("Another value for row 5, Reference").fill("C-4");
  await section.getByRole("button", { name: "Change row 5, Reference" }).click();
  await expect(section.getByRole("heading", { name: "What is wrong" })).toHaveCount(0);

  // Both readings, one press each, and another value.
  const answer = section.getByRole("button", { name: "Answer one by one Price" });
  if (await answer.isVisible()) await answer.click();
  await section.getByRole("button", { name: "Use $150,000 for row 6, Price" }).click();
  await expect(section.getByRole("listitem", { name: "Row 7 Shed" })).toBeFocused();
  await section.getByRole("button", { name: "Keep $200 for row 7, Price" }).click();
  await section.getByLabel("Another value for row 8, Price").fill("330000");
  await section.getByRole("button", { name: "Change row 8, Price" }).click();
  await expect(status).toHaveText("Row 8, Price: changed to $330,000.");
  await section.getByRole("button", { name: "Undo the last correction" }).click();
  await expect(section.getByRole("button", { name: "Keep $300 for row 8, Price" })).toBeVisible();
  await section.getByRole("button", { name: /^Use \d suggestions? in Price$/ }).click();
  await expect(status).toHaveText("Row 8, Price: changed to $300,000.");
  // The value that was kept is unusual, which is a question of its own.
  await expect(section.getByText(/A price of \$200 is unusual/).first()).toBeVisible();
  await section.getByRole("button", { name: "Keep 1 as written in Price" }).click();

  await expect(section.getByText("1 with questions is left out")).toBeVisible();
  await section.getByRole("button", { name: "Import 7 rows" }).click();
  await expect(section.getByText("7 created", { exact: true })).toBeVisible();
  await expect(section.getByText("1 of 8 rows was left out")).toBeVisible();
  await expect(page.locator(".toast-place")).toContainText("1 with questions left out");
  await section.getByRole("button", { name: "Keep $350,000,000 for row 9, Monthly rent" }).click();
  await section.getByRole("button", { name: "Import the 1 row that is left" }).click();
  await expect(section.getByText("8 created", { exact: true })).toBeVisible();
  await expect(section.getByText("left out", { exact: false })).toHaveCount(0);

  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download", exact: true }).click();
  const rows = readCsvRows(await readFile(await (await download).path(), "utf8"));
  const stored = rows.map(({ reference, property_type, price: amount, monthly_rent, contact_number }) =>
    [reference, property_type, amount || monthly_rent, contact_number].join(" "),
  );
  expect(stored.toSorted()).toEqual([
    "C-1 Villa 85000 0886123451",
    "C-2 Villa 52000 0886123452",
    "C-3 Villa 85000 0777111222",
    "C-4 House 85000 0886123451",
    "C-5 House 150000 0886123455",
    "C-6 House 200 0886123456",
    "C-7 House 300000 0886123457",
    "C-8 House 350000000 0886123458",
  ]);
});
