import { useSavedSession } from "../../../e2e/support/admin.ts";
import { expect, test } from "../../../e2e/support/browser-test.ts";
import { showScreen } from "../../../e2e/support/client-navigation.ts";
import { createTitle } from "../../../e2e/support/listings/listing-form.ts";
import { chooseListingAction } from "../../../e2e/support/listings/listing-rows.ts";
import { withHome } from "../../../e2e/support/listings/new-home.ts";

test.use({ viewport: { width: 360, height: 740 } });

test("creates missing smaller versions of an image, which cards then use", async ({ page, request }) => {
  const title = createTitle("Plain photo");
  await useSavedSession(page);
  await page.goto("/admin");
  const { uuid } = await withHome(request, {
    photos: [{ width: 1600, height: 1200 }],
    hasVersions: false,
    fields: { title },
  });
  /** Returns the image in the listing's card, as visitors get it. */
  const readCardImage = async () => {
    const html = await (await page.request.get(`/buy?q=${encodeURIComponent(title)}`)).text();
    expect(html).toContain(title);
    return new RegExp(`<img[^>]*?"([^" ]*${uuid}[^" ]*)`).exec(html)?.[1];
  };
  expect(await readCardImage()).toMatch(new RegExp(`/${uuid}\\.png$`));

  await showScreen(page, `/admin?q=${encodeURIComponent(title)}`);
  const listing = page.getByRole("listitem").filter({ hasText: title });
  await expect(listing.getByText("Needs smaller versions")).toBeVisible();
  await chooseListingAction(page, listing, "View");
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Check photos" }).click();
  await expect(dialog.getByText("needs smaller versions (320, 640, 1280 px)")).toBeVisible();
  await dialog.getByRole("button", { name: "Create missing versions" }).click();
  await expect(dialog.getByText("complete")).toBeVisible();
  await expect(dialog.getByRole("button", { name: "Create missing versions" })).toHaveCount(0);
  await dialog.getByRole("button", { name: "Close" }).first().click();
  await expect(listing.getByText("Needs smaller versions")).toHaveCount(0);

  const url = (await readCardImage()) ?? "";
  expect(url).toMatch(new RegExp(`${uuid}/1-(320|640)\\.webp$`));
  const response = await page.request.get(url);
  expect([response.status(), response.headers()["content-type"]]).toEqual([200, "image/webp"]);
});
