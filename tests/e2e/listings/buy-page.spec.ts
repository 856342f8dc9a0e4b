import { expect, openPage, test } from "../support/browser-test.ts";

test("/buy shows tips on buying: who may own land, the probated deed, the survey and a lawyer", async ({ page }) => {
  await openPage(page, "/buy");
  await expect(page.getByRole("heading", { level: 2, name: "Buying Tips" })).toBeVisible();
  for (const tip of ["Know who may own land", "Ask for the probated deed", "Have the land surveyed", "Ask a lawyer"])
    await expect(page.getByRole("term").filter({ hasText: tip })).toBeVisible();
  await expect(page.getByText("only citizens may own land")).toBeVisible();
});
