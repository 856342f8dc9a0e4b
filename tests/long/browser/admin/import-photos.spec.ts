import { readFile } from "node:fs/promises";
import { createAccount, createUsername, openSignedIn } from "../../../e2e/support/accounts.ts";
import { expect, test } from "../../../e2e/support/browser-test.ts";
import { buildZip } from "../../../support/files/workbook.ts";

// A separate site, because these listings would push those of other tests off the dashboard.
test.describe.configure({ mode: "default", timeout: 300_000 });

test.use({ siteOptions: { content: "empty", only: "import-photos" }, viewport: { width: 360, height: 740 } });

test("imports the photos of a Mac's ZIP file for every row", async ({ page, request }) => {
  const admin = await createAccount(request, "admin");
  const marker = createUsername().slice(-12).toUpperCase();
  const csv = (await readFile("tests/support/cases/photos.csv")).toString().replaceAll("ZP-", `${marker}-`);
  await openSignedIn(page, admin, "/admin/import");
  await page
    .getByLabel("CSV file")
    .setInputFiles({ name: "photos.csv", mimeType: "text/csv", buffer: Buffer.from(csv) });
  const section = page.getByRole("region", { name: "Upload a file" });
  await section.getByRole("button", { name: "Check 6 rows" }).click();
  await section.getByRole("button", { name: "Import 6 rows" }).click();
  await expect(section.getByText("6 created", { exact: true })).toBeVisible();
  const names = Array.from({ length: 12 }, (_, index) => `other-${index}.jpg`);
  const zips = section.getByLabel("ZIP file of photos");
  const others = buildZip(
    Object.fromEntries([...names, "plan.xyz", "Thumbs.db"].map((name) => [name, Buffer.from("x")])),
  );
  await zips.setInputFiles({ name: "others.zip", mimeType: "application/zip", buffer: others });
  await expect(section.getByText(/^12 photos match no listing: .*other-0\.jpg, .*other-11\.jpg$/)).toBeVisible();
  await expect(section.getByText("1 file is no photo: plan.xyz")).toBeVisible();
  await expect(section.getByText(/^6 listings get no photo: /)).toBeVisible();
  await expect(section.getByText("Thumbs.db")).toHaveCount(0);

  const zip = await readFile("tests/support/cases/photos-mac.zip");
  await zips.setInputFiles({ name: "photos-mac.zip", mimeType: "application/zip", buffer: zip });
  await expect(section.getByText("7 photos belong to 6 listings.")).toBeVisible();
  await expect(section.getByText(/match(es)? no listing|no photo/)).toHaveCount(0);
  await section.getByText("Publish these listings").click();
  await section.getByRole("button", { name: "Add 7 photos" }).click();
  await expect(section.getByText("Photos added to 6 listings.")).toBeVisible({ timeout: 120_000 });
  const found = await (await request.get(`/api/v1/public/properties?q=${marker}&view=card`)).json();
  expect(found.data.properties.map(({ image_count }: { image_count: number }) => image_count).sort()).toEqual([
    1, 1, 1, 1, 1, 2,
  ]);
});
