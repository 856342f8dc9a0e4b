import { readFile } from "node:fs/promises";
import { buildWorkbook, buildZip } from "../../../support/files/workbook.ts";
import { createAccount, createUsername, openSignedIn } from "../../support/accounts.ts";
import { expect, test } from "../../support/browser-test.ts";
import { readCsvRows } from "../../support/csv-rows.ts";
import { horizontalOverflow } from "../../support/screens/screen-checks.ts";

test.use({ siteOptions: { content: "empty", only: "import" }, viewport: { width: 360, height: 740 } });

const webPage = `<script>fetch("/from-the-file")</script><img src="/from-the-file.png"><style>td { background: url(/from-the-file.png) }</style><table style="background: url(/from-the-file.png)" onclick="fetch('/from-the-file')"><tr><td>Title<img src="/from-the-file.png" onerror="fetch('/from-the-file')"></td><td>City</td></tr><tr><td>Villa</td><td>Kakata</td></tr></table>`;

test("imports a difficult workbook with suggestions and photos, exports it and undoes it; a file requests nothing", {
  tag: "@long",
}, async ({ page, request }) => {
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
  const section = page.getByRole("region", { name: "Upload a file" });
  const file = page.getByLabel("CSV file");
  const requested: string[] = [];
  page.on("request", (sent) => requested.push(sent.url()));
  await file.setInputFiles({ name: "page.xls", mimeType: "application/octet-stream", buffer: Buffer.from(webPage) });
  await expect(section.getByText("page.xls: 1 row.")).toBeVisible();

  await file.setInputFiles({ name: "homes.xlsx", mimeType: type, buffer: workbook });
  await expect(section.getByText("homes.xlsx: 2 rows.")).toBeVisible();
  await expect(section.getByLabel("Purpose")).toHaveValue("kind");
  await section.getByRole("button", { name: "Check 2 rows" }).click();
  await expect(section.getByText("The workbook has 1 cell with a formula")).toBeVisible();
  await section.getByRole("button", { name: /^Apply \d+ suggestions$/ }).click();
  expect(await horizontalOverflow(page)).toBe(0);
  await section.getByRole("button", { name: "Import 2 rows" }).click();
  await expect(section.getByText("2 created", { exact: true })).toBeVisible();
  expect(requested.filter((url) => url.includes("from-the-file"))).toEqual([]);

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

  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download", exact: true }).click();
  const rows = readCsvRows(await readFile(await (await download).path(), "utf8"));
  const exported = rows.filter(({ reference }) => reference?.startsWith(marker));
  expect(exported.map(({ price, monthly_rent, published }) => [price, monthly_rent, published])).toEqual([
    ["85000", "", "true"],
    ["", "800", "false"],
  ]);

  await section.getByRole("button", { name: "Undo this import" }).click();
  await page.getByRole("button", { name: "Undo the import" }).click();
  await expect(section.getByText("Undone. 2 listings removed, 0 restored, 0 left.")).toBeVisible();
  expect((await (await request.get(`/api/v1/public/properties?q=${marker}`)).json()).total).toBe(0);
});
