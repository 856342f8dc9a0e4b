import { readFile } from "node:fs/promises";
import { strToU8, zipSync } from "fflate";
import { createAccount, openSignedIn } from "../../support/accounts.ts";
import { expect, test } from "../../support/browser-test.ts";
import { horizontalOverflow } from "../../support/screens/screen-checks.ts";

const readCase = (name: string) => readFile(`tests/support/cases/${name}`);

const kyero = `<?xml version="1.0"?><root><kyero><feed_version>3</feed_version></kyero><property><ref>K-1</ref><price>500</price><price_freq>month</price_freq><type>House</type><town>Monrovia</town><location_detail>Sinkor</location_detail></property></root>`;
const sheet = `<?xml version="1.0"?><office:document-content xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0" xmlns:table="urn:oasis:names:tc:opendocument:xmlns:table:1.0" xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0"><office:body><office:spreadsheet><table:table table:name="Homes"><table:table-row><table:table-cell><text:p>Title</text:p></table:table-cell><table:table-cell><text:p>City</text:p></table:table-cell></table:table-row><table:table-row><table:table-cell><text:p>Villa</text:p></table:table-cell><table:table-cell><text:p>Kakata</text:p></table:table-cell></table:table-row></table:table></office:spreadsheet></office:body></office:document-content>`;
const webPage = `<script>fetch("/from-the-file")</script><img src="/from-the-file.png"><style>td { background: url(/from-the-file.png) }</style><table style="background: url(/from-the-file.png)" onclick="fetch('/from-the-file')"><tr><td>Title<img src="/from-the-file.png" onerror="fetch('/from-the-file')"></td><td>City</td></tr><tr><td>Villa</td><td>Kakata</td></tr></table>`;

test("reads tables of many formats up to the columns, whatever their type is", async ({ page, request }) => {
  const admin = await createAccount(request, "admin");
  const requested: string[] = [];
  page.on("request", (sent) => requested.push(sent.url()));
  await openSignedIn(page, admin, "/admin/import");
  const section = page.getByRole("region", { name: "Upload a file" });

  /** Chooses a file of a type that says nothing, as phones do. */
  async function choose(name: string, buffer: Buffer): Promise<void> {
    await page.getByLabel("CSV file").setInputFiles({ name, mimeType: "application/octet-stream", buffer });
  }

  await choose("export.xls", await readCase("export.xls"));
  await expect(section.getByText("export.xls: 2 rows.")).toBeVisible();
  await expect(section.getByLabel("Ref", { exact: true })).toHaveValue("reference");

  await choose("no-cell-r.xlsx", await readCase("no-cell-r.xlsx"));
  await expect(section.getByText("no-cell-r.xlsx: 2 rows.")).toBeVisible();
  await expect(section.getByLabel("Monthly rent", { exact: true })).toHaveValue("monthly_rent");

  await choose("hidden-sheet.xlsx", await readCase("hidden-sheet.xlsx"));
  await expect(section.getByText("hidden-sheet.xlsx (Rentals): 2 rows.")).toBeVisible();
  const sheets = section.getByLabel("Sheet of the workbook");
  await expect(sheets).toHaveValue("Rentals");
  await expect(sheets.getByRole("option")).toHaveText(["Rentals", "Old 2019 (hidden) (hidden)"]);

  await choose("homes", Buffer.from(zipSync({ "content.xml": strToU8(sheet) })));
  await expect(section.getByText("homes: 1 row.")).toBeVisible();

  await choose("feed", Buffer.from(kyero));
  await expect(section.getByText("feed: 1 row.")).toBeVisible();
  await expect(section.getByLabel("Neighbourhood", { exact: true })).toHaveValue("area");

  await choose("list", Buffer.from('{"data":[{"title":"Villa","city":"Kakata"}]}'));
  await expect(section.getByText("list: 1 row.")).toBeVisible();

  await choose("page.xls", Buffer.from(webPage));
  await expect(section.getByText("page.xls: 1 row.")).toBeVisible();
  expect(requested.filter((url) => url.includes("from-the-file"))).toEqual([]);
  expect(await horizontalOverflow(page)).toBe(0);

  await choose("photo.xlsx", await readFile("web/public/art/formats/dawn.jpg"));
  await expect(page.getByRole("alert")).toContainText("This is an image, not a spreadsheet.");
});
