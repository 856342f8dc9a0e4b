import type { APIRequestContext, Page } from "@playwright/test";
import { versionParam } from "#contract/http/version-param.ts";
import type { CardListResponse } from "#contract/listings/property-responses.ts";
import { signInAsAdmin } from "../../support/admin.ts";
import { expect, openPage, test } from "../../support/browser-test.ts";

async function findHome(request: APIRequestContext, query: string) {
  const response = await request.get(`/api/v1/public/properties?view=card&kind=buy&${query}`);
  const { data }: CardListResponse = await response.json();
  const [home] = data.properties;
  if (home?.kind !== "buy") throw new Error(`There is no home for sale with ${query}`);
  return home;
}

async function savePrice(page: Page, uuid: string, price: number): Promise<void> {
  await openPage(page, `/admin?edit=${uuid}`);
  await page.getByLabel("Price").fill(String(price));
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(page.locator(".toast-place")).toContainText("Updated");
}

/** A page that the browser has not stored. */
const uncachedPath = (uuid: string) => `/property/${uuid}?${versionParam}=${Date.now()}`;

const summary = (page: Page) => page.getByRole("complementary", { name: "Price and contact" });

test("a price typo that is corrected at once shows visitors no reduction", async ({ page, request }) => {
  const { uuid, price } = await findHome(request, "available=true&reduced=false");
  await signInAsAdmin(page);
  await savePrice(page, uuid, price * 10);
  await savePrice(page, uuid, price);
  await openPage(page, uncachedPath(uuid));
  await expect(summary(page)).toContainText(price.toLocaleString("en-US"));
  await expect(summary(page)).not.toContainText("Reduced from");
});

test("an admin removes a reduction, and the history says who did", async ({ page, request }) => {
  const { uuid, previous_price } = await findHome(request, "reduced=true");
  const text = `Reduced from $${previous_price?.toLocaleString("en-US")}`;
  await openPage(page, `/property/${uuid}`);
  await expect(summary(page)).toContainText(text);
  await signInAsAdmin(page);
  await openPage(page, `/admin?view=${uuid}`);
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText(`Visitors read “${text}”.`);
  await dialog.getByRole("button", { name: "Remove “Reduced from”" }).click();
  await expect(page.locator(".toast-place")).toContainText("Visitors no longer read “Reduced from”.");
  await expect(dialog.getByText(/^Visitors read/)).toHaveCount(0);
  await openPage(page, `/admin?view=${uuid}`);
  await expect(dialog.getByText(`demo_admin removed “${text}”`)).toBeVisible();
  await openPage(page, uncachedPath(uuid));
  await expect(summary(page)).not.toContainText("Reduced from");
});
