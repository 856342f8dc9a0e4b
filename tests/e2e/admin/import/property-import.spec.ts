import { readFile } from "node:fs/promises";
import type { Locator, Page } from "@playwright/test";
import { csvLine } from "#contract/admin/csv.ts";
import { buildSheets, buildWorkbook, buildZip } from "../../../support/files/workbook.ts";
import { createAccount, createUsername, logIn, openSignedIn } from "../../support/accounts.ts";
import { expect, test } from "../../support/browser-test.ts";
import { showScreen } from "../../support/client-navigation.ts";
import { readCsvRows } from "../../support/csv-rows.ts";
import { delayRequests } from "../../support/delayed-requests.ts";
import { horizontalOverflow } from "../../support/screens/screen-checks.ts";

// A separate site, because these listings would push those of other tests off the dashboard.
test.describe.configure({ mode: "default", timeout: 300_000 });

test.use({ siteOptions: { content: "empty", only: "import" }, viewport: { width: 360, height: 740 } });

const columns = [
  "reference",
  "kind",
  "title",
  "property_type",
  "price",
  "monthly_rent",
  "address",
  "area",
  "city",
  "state",
  "country",
  "postal_code",
  "bedrooms",
  "description",
];

/** Returns a CSV file of listings; every other one is a rental. */
function createCsv(count: number) {
  const lines = Array.from({ length: count }, (_, n) => {
    const isRent = n % 2 === 1;
    const price = isRent ? ["", String(300 + (n % 900))] : [String(20_000 + n), ""];
    const address = [`${n} Water Street`, "Sinkor", "Monrovia", "Montserrado", "Liberia", isRent ? "1000" : ""];
    const firstCells = [`T-${n}`, isRent ? "rent" : "buy", `House ${n}, "the green one"`, "House"];
    return csvLine([...firstCells, ...price, ...address, String(n % 6), "Two rooms,\nand a yard."]);
  });
  const buffer = Buffer.from(csvLine(columns) + lines.join(""));
  return { name: "homes.csv", mimeType: "text/csv", buffer };
}

/** Selects the file and waits for the result of the check. */
async function selectFile(page: Page, file: ReturnType<typeof createCsv>): Promise<Locator> {
  const chooser = page.waitForEvent("filechooser");
  await page.getByLabel("CSV file").click();
  await (await chooser).setFiles(file);
  await expect(page.getByText("Checked. Nothing has changed yet.", { exact: false })).toBeVisible({ timeout: 120_000 });
  return page.getByRole("region", { name: "Upload a file" });
}

/** Exports all listings and returns the CSV text. */
async function exportProperties(page: Page): Promise<string> {
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download", exact: true }).click();
  return readFile(await (await download).path(), "utf8");
}

test("imports several batches, and creates nothing when the file is imported again", async ({ page, request }) => {
  const admin = await createAccount(request, "admin");
  const csvFile = createCsv(500);
  await openSignedIn(page, admin, "/admin/import");
  const first = await selectFile(page, csvFile);
  await expect(first.getByText("500 would be created", { exact: true })).toBeVisible();
  await expect(first.getByText("0 with problems", { exact: true })).toBeVisible();
  const release = await delayRequests(page, "**/api/v1/import/properties");
  await first.getByRole("button", { name: "Import 500 rows" }).click();
  await expect(first.getByRole("progressbar")).toBeVisible();
  release();
  await expect(first.getByText("500 created", { exact: true })).toBeVisible({ timeout: 180_000 });
  await expect(page.locator(".toast-place")).toContainText("Import complete");
  await expect(page.locator(".toast-place")).toContainText("0 rejected");

  const second = await selectFile(page, csvFile);
  await expect(second.getByText("0 would be created", { exact: true })).toBeVisible();
  await expect(second.getByText("500 unchanged", { exact: true })).toBeVisible();
  await expect(second.getByRole("button", { name: "Nothing to import" })).toBeDisabled();

  // One house is renamed: only that one is updated when the whole file is imported again.
  const renamed = { ...csvFile, buffer: Buffer.from(csvFile.buffer.toString().replace("House 7,", "House seven,")) };
  const third = await selectFile(page, renamed);
  await third.getByRole("button", { name: "Import 1 row" }).click();
  await expect(third.getByText("1 updated", { exact: true })).toBeVisible({ timeout: 180_000 });
  await expect(third.getByText("0 created", { exact: true })).toBeVisible();
  await expect(third.getByText("499 unchanged", { exact: true })).toBeVisible();

  const rows = readCsvRows(await exportProperties(page));
  expect(rows).toHaveLength(500);
  expect(new Set(rows.map(({ reference }) => reference)).size).toBe(500);
  expect(rows.find(({ reference }) => reference === "T-7")?.title).toBe('House seven, "the green one"');
  expect(rows.every(({ published }) => published === "false")).toBe(true);
  expect((await (await request.get("/api/v1/public/properties")).json()).total).toBe(0);
});

test("keeps the imported rows of a cancelled import, and imports the rest the next time", async ({ page, request }) => {
  const admin = await createAccount(request, "admin");
  await openSignedIn(page, admin, "/admin/import");
  const csvFile = createCsv(600);
  const renamed = {
    ...csvFile,
    buffer: Buffer.from(csvFile.buffer.toString().replaceAll("the green one", "the blue one")),
  };
  const section = await selectFile(page, renamed);
  // Holds the second batch until the import is cancelled.
  let batchCount = 0;
  const secondBatch = Promise.withResolvers<void>();
  await page.route("**/api/v1/import/properties", async (route) => {
    batchCount += 1;
    if (batchCount === 2) await secondBatch.promise;
    await route.continue();
  });
  await section.getByRole("button", { name: /^Import/ }).click();
  await expect(section.getByText(/^200 of [\d,]+$/)).toBeVisible();
  await section.getByRole("button", { name: "Cancel" }).click();
  secondBatch.resolve();
  await expect(section.getByText(/Stopped(\.| after)/)).toBeVisible();
  expect(batchCount).toBeLessThanOrEqual(2);
  await page.unroute("**/api/v1/import/properties");
  const again = await selectFile(page, renamed);
  await expect(again.getByText(/^[24]00 unchanged$/)).toBeVisible();
  await expect(again.getByRole("button", { name: /^Import/ })).toBeEnabled();

  // The connection is lost after one batch, and the page is closed. The import continues where it stopped.
  let sentBatches = 0;
  await page.route("**/api/v1/import/properties", async (route) => {
    sentBatches += 1;
    await (sentBatches === 1 ? route.continue() : route.abort("connectionfailed"));
  });
  await again.getByRole("button", { name: /^Import/ }).click();
  await expect(again.getByText("It continues when this device is online again. Keep this page open.")).toBeVisible();
  await page.unroute("**/api/v1/import/properties");
  await page.reload();
  const stopped = again.getByText("Stopped after importing 200 of 600 rows.", { exact: false });
  await expect(stopped).toBeVisible();

  // It is encrypted at logout. A colleague on the same device does not see it, and deletes only their own drafts.
  await showScreen(page, "/admin/log-out");
  await page.getByRole("button", { name: "Keep drafts and log out" }).click();
  await expect(page).toHaveURL("/login");
  const colleague = await createAccount(request, "admin");
  await openSignedIn(page, colleague, "/admin/import");
  await expect(page.getByLabel("CSV file")).toBeVisible();
  await expect(stopped).toHaveCount(0);
  await page.evaluate((id) => localStorage.setItem(`draft_listing_${id}_buy`, "{}"), colleague.user.id);
  await showScreen(page, "/admin/log-out");
  await page.getByRole("button", { name: "Delete drafts and log out" }).click();
  await expect(page).toHaveURL("/login");

  // It is restored after the next login.
  await logIn(page, admin);
  await expect(page).toHaveURL("/admin");
  await showScreen(page, "/admin/import");
  await again.getByRole("button", { name: "Continue from row 202" }).click();
  await expect(page.locator(".toast-place")).toContainText("Import complete");
  await page.reload();
  await expect(again.getByText("Stopped", { exact: false })).toHaveCount(0);
});

const requiredColumns = "reference kind title property_type price address city state country description".split(" ");

/** Returns a CSV file of two houses. */
function twoHouses(marker: string, secondPrice: string) {
  const house = (n: number, price: string) =>
    csvLine([
      `${marker}-${n}`,
      "buy",
      `=House ${n} of ${marker}`,
      "House",
      price,
      "12 Water Street",
      "Monrovia",
      "Montserrado",
      "Liberia",
      "Two rooms.",
    ]);
  const buffer = Buffer.from(csvLine(requiredColumns) + house(1, "41000") + house(2, secondPrice));
  return { name: "homes.csv", mimeType: "text/csv", buffer };
}

test("reports an invalid row, imports the corrected file as drafts, exports them and records them in the audit log", async ({
  page,
  request,
}) => {
  const owner = await createAccount(request, "super_admin");
  const marker = createUsername().slice(-20).toUpperCase();
  await openSignedIn(page, owner, "/admin/import");
  const file = page.getByLabel("CSV file");
  await file.setInputFiles(twoHouses(marker, "cheap"));
  const report = page.getByRole("region", { name: "Upload a file" });
  await expect(report.getByText("1 would be created", { exact: true })).toBeVisible();
  await expect(report.getByText("1 with problems, which would be left out")).toBeVisible();
  await report.getByText("Row by row").click();
  await expect(report.getByText(`Row 3, ${marker}-2: price: Must be a number`)).toBeVisible();

  await file.setInputFiles(twoHouses(marker, "52000"));
  await expect(report.getByText("2 would be created", { exact: true })).toBeVisible();
  await expect(report.getByText("0 with problems", { exact: true })).toBeVisible();
  await report.getByRole("button", { name: "Import 2 rows" }).click();
  await expect(report.getByText("2 created", { exact: true })).toBeVisible();
  await expect(page.locator(".toast-place")).toContainText("Import complete");

  await showScreen(page, `/admin?only=drafts&q=${marker}`);
  const rows = page
    .getByRole("listitem")
    .filter({ hasText: marker })
    .filter({ has: page.getByText("Draft") });
  await expect(rows).toHaveCount(2);
  await expect(rows.first()).toContainText(/\$(41|52),000/);

  await showScreen(page, "/admin/import");
  await page.getByRole("region", { name: "Download your listings" }).getByLabel("Listings").selectOption("For sale");
  const csv = await exportProperties(page);
  // Formulas are escaped in the export and unescaped by the import.
  expect(csv).toContain(`'=House 2 of ${marker}`);
  const houses = readCsvRows(csv).filter(({ reference }) => reference?.startsWith(marker));
  expect(houses.map(({ price, published, kind }) => [price, published, kind])).toEqual([
    ["41000", "false", "buy"],
    ["52000", "false", "buy"],
  ]);

  await showScreen(page, "/admin/audit?entity=import");
  const entries = page.getByRole("main").getByRole("listitem").filter({ hasText: owner.username });
  await expect(entries.filter({ hasText: `${owner.username} imported 2 added, 0 changed` })).toHaveCount(1);
  await showScreen(page, "/admin/audit?entity=import&action=delete");
  await expect(page.getByText("No entries match")).toBeVisible();
});

test("imports a difficult workbook with suggestions and photos, and undoes it", async ({ page, request }) => {
  const admin = await createAccount(request, "admin");
  const marker = createUsername().slice(-12).toUpperCase();
  const workbook = buildWorkbook(
    [
      // The reader handles sheets of more than 512 kB differently.
      ["Homes of November", "x".repeat(600_000), null, null, null, null, null, null],
      ["Ref", "Headline", "Purpose", "Type", "Price", "Details", "Street", "Last updated"],
      [`${marker}-1`, `Villa ${marker}`, "For Sale", "house", "$85,000", "By the sea.", "1 Broad Street", 45_231],
      [
        `${marker}-2`,
        `Flat ${marker}`,
        "To let",
        "Flats",
        { formula: "400*2", value: 800 },
        "Two rooms.",
        "2 Main Street",
        45_232,
      ],
      [],
      ["Total", null, null, null, { formula: "SUM(E3:E4)" }],
    ],
    ["A1:H1"],
  );
  const type = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";
  await openSignedIn(page, admin, "/admin/import");
  await page.getByLabel("CSV file").setInputFiles({ name: "homes.xlsx", mimeType: type, buffer: workbook });
  const section = page.getByRole("region", { name: "Upload a file" });
  await expect(section.getByText("homes.xlsx: 2 rows.")).toBeVisible();
  await expect(section.getByLabel("Purpose")).toHaveValue("kind");
  await section.getByRole("button", { name: "Check 2 rows" }).click();
  await expect(section.getByText("The workbook has 1 cell with a formula")).toBeVisible();
  await expect(section.getByRole("row", { name: "$85,000 85000" })).toBeVisible();
  await section.getByRole("button", { name: /^Apply \d+ suggestions$/ }).click();
  await section.getByRole("button", { name: "Import 2 rows" }).click();
  await expect(section.getByText("2 created", { exact: true })).toBeVisible();

  const photo = await readFile("web/public/art/formats/dawn.jpg");
  const zip = buildZip({ [`${marker}-1_1.jpg`]: photo, "other.jpg": photo });
  await section
    .getByLabel("ZIP file of photos")
    .setInputFiles({ name: "p.zip", mimeType: "application/zip", buffer: zip });
  await expect(section.getByText("1 photo belongs to 1 listing.")).toBeVisible();
  await expect(section.getByText("1 photo matches no listing: other.jpg")).toBeVisible();
  await section.getByText("Publish these listings").click();
  await section.getByRole("button", { name: "Add 1 photo" }).click();
  await expect(section.getByText("Photos added to 1 listing.")).toBeVisible();
  const found = await (await request.get(`/api/v1/public/properties?q=${marker}`)).json();
  expect(found.data.properties).toMatchObject([{ reference: `${marker}-1`, price: 85_000 }]);

  await section.getByRole("button", { name: "Undo this import" }).click();
  await page.getByRole("button", { name: "Undo the import" }).click();
  await expect(section.getByText("Undone. 2 listings removed, 0 restored, 0 left.")).toBeVisible();
  expect((await (await request.get(`/api/v1/public/properties?q=${marker}`)).json()).total).toBe(0);
});

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
