import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { propertyEndpoints } from "#contract/endpoints/properties.ts";
import { maxCatalogueHomes } from "#shared/catalogue/catalogue-document.ts";
import type { CatalogueHome } from "#shared/catalogue/catalogue-home.ts";
import { expect, openPage, test } from "../../../e2e/support/browser-test.ts";
import { readHomes, serveCatalogue } from "../../../e2e/support/catalogue/served-catalogue.ts";
import { openWithHomes } from "../../../e2e/support/catalogue/stored-catalogue.ts";
import { fetchCards, openList, propertyCards } from "../../../e2e/support/listings/property-lists.ts";
import { phone } from "../../../e2e/support/screens/screen-checks.ts";

test.use({ serviceWorkers: "allow", viewport: phone, loadsCatalogue: true });

/** Returns as many homes as a catalogue has at most, made of a few. */
const repeat = (homes: readonly CatalogueHome[]): CatalogueHome[] =>
  Array.from({ length: maxCatalogueHomes }, (_, at) => {
    const home = homes[at % homes.length];
    if (!home) throw new Error("No homes");
    return { ...home, uuid: randomUUID(), reference: `MH-${20_000 - at}` };
  });

async function openOffline(page: Page, path: string): Promise<void> {
  await openPage(page, path);
  await expect(propertyCards(page)).not.toHaveCount(0);
}

const missing = (page: Page) => page.getByText("This phone holds the newest 3,000 of 20,000 homes.");

test("a phone holds 3,000 homes, and lists, sorts and pages all without signal", async ({ page, context, request }) => {
  const served = await serveCatalogue(context);
  served.publish(repeat(await readHomes(request)));
  await openWithHomes(page, "/properties");
  await context.setOffline(true);
  await openOffline(page, "/properties?sort=price-low");
  await expect(page.getByText("500+ properties found")).toBeVisible();
  await expect(missing(page)).toHaveCount(0);
  const next = page.getByRole("link", { name: /Next/ });
  await next.click();
  await expect(page).toHaveURL(/cursor=at-/);
  await expect(propertyCards(page)).not.toHaveCount(0);
});

test("of 20,000 homes a phone holds 3,000; others come from the service", async ({ page, context, request }) => {
  const served = await serveCatalogue(context);
  served.publish(repeat(await readHomes(request)), { total_homes: 20_000, complete: false });
  await openWithHomes(page, "/properties");
  await openPage(page, "/properties?sort=newest");
  await expect(missing(page)).toBeVisible();

  await test.step("online, the second page is the service's", async () => {
    await openList(page, "/properties?sort=newest");
    const asked = page.waitForResponse((response) => /\/public\/properties\?.*cursor=/.test(response.url()));
    await page.getByRole("link", { name: /Next/ }).click();
    expect((await asked).status()).toBe(200);
    await expect(page).not.toHaveURL(/cursor=at-/);
  });
  await test.step("without signal, the list says how many it knows at least, and what the phone does not hold", async () => {
    await context.setOffline(true);
    await openOffline(page, "/properties?sort=price-low");
    await expect(page.getByText(/^500\+ properties found/)).toBeVisible();
    await expect(missing(page)).toBeVisible();
  });
});

/** Follows a list to its end, and returns the addresses of its homes. */
async function readToEnd(page: Page): Promise<string[]> {
  const links: string[] = [];
  const next = page.getByRole("link", { name: "Next" });
  const titles = propertyCards(page).getByRole("heading").getByRole("link");
  for (let count = 0; count < 20; count++) {
    await expect(titles).not.toHaveCount(0);
    const shown = await titles.evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""));
    links.push(...shown);
    if ((await next.count()) === 0) return links;
    await next.click();
    // The URL changes before the homes do.
    await expect(titles.first()).not.toHaveAttribute("href", shown[0] ?? "");
  }
  throw new Error("The list has no end");
}

test("when the signal is back at the end of the phone's list, the list goes on from the service with all its homes", async ({
  page,
  context,
  request,
}) => {
  const list = "/properties?sort=newest";
  const served = await serveCatalogue(context);
  const { total, data } = await fetchCards(request, propertyEndpoints.listProperties.path);
  served.publish((await readHomes(request)).slice(0, 30), { total_homes: total, complete: false });
  await openWithHomes(page, "/about");
  await context.setOffline(true);
  await openOffline(page, list);
  await expect(page.getByText("30+ properties found")).toBeVisible();
  const held = await readToEnd(page);
  expect(new Set(held).size).toBe(30);
  const load = page.getByRole("link", { name: "Load the list from the server" });
  await expect(load).toHaveCount(0);

  await context.setOffline(false);
  await load.click();
  await expect(page).toHaveURL(list);
  await expect(page.getByText("30+")).toHaveCount(0);
  const found = await readToEnd(page);
  expect(found).toHaveLength(total);
  expect(found.map((link) => link.split("/").at(-1)).sort()).toEqual(data.properties.map(({ uuid }) => uuid).sort());
});
