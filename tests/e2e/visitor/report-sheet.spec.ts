import { expect, openPage, test } from "../support/browser-test.ts";
import { withHome } from "../support/listings/new-home.ts";
import { phone } from "../support/screens/screen-checks.ts";

test.use({ viewport: phone });

// What the report says of a wrong number and without a connection is in tests/web/listings/trust.
test("a visitor reports a listing in a sheet with two taps and returns to it", async ({ page, request }) => {
  const { uuid } = await withHome(request, { kind: "rent" });
  await openPage(page, `/property/${uuid}`);
  // The code of the contacts loads at the first interaction. Until then, the link leads to a page.
  await page.mouse.move(5, 5);
  const link = page.getByRole("link", { name: "Report this listing" });
  const isHydrated = () => link.evaluate((element) => Object.keys(element).some((key) => key.startsWith("__react")));
  await expect.poll(isHydrated).toBe(true);
  await link.click();
  const sheet = page.getByRole("dialog", { name: "Report this listing" });
  await sheet.getByRole("button", { name: "Already taken" }).click();
  await expect(sheet.getByText("Thank you. We check this listing now.")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL(`/property/${uuid}`);
});
