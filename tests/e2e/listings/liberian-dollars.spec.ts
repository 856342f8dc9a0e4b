import { visitorEndpoints } from "#contract/http/endpoints/visitor-endpoints.ts";
import { expect, test, waitForHydration } from "../support/browser-test.ts";
import { fetchCards } from "../support/listings/property-lists.ts";

test.use({ viewport: { width: 360, height: 740 } });

test("L$ chosen on a listing stays after a reload, moves nothing, and shows in the lists until it is switched off", async ({
  page,
  request,
}) => {
  const { data } = await fetchCards(request, visitorEndpoints.listProperties.path);
  const path = `/property/${data.properties[0]?.uuid}`;
  await page.addInitScript(() => {
    const record = window as { shift?: number };
    record.shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
        if (!entry.hadRecentInput) record.shift = (record.shift ?? 0) + entry.value;
    }).observe({ type: "layout-shift", buffered: true });
  });
  await page.goto(path);
  await waitForHydration(page);
  const summary = page.getByRole("complementary", { name: "Price and contact" });
  await expect(summary).not.toContainText("L$ 1");
  await summary.getByRole("button", { name: "Show prices also in L$" }).click();
  await expect(summary.locator(".price")).toContainText(/about L\$ [\d,]+/);
  await expect(summary.getByText(/At L\$ 190 per US\$ 1, set on \d+ \w+\./)).toBeVisible();

  await page.reload();
  await expect(summary.locator(".price")).toContainText(/about L\$ [\d,]+/);
  await expect(page.locator(".contact-bar")).toContainText("≈ L$");
  const chat = page.locator(".contact-bar").getByRole("link", { name: "WhatsApp" });
  const message = new URL((await chat.getAttribute("href")) ?? "").searchParams.get("text");
  expect(message).toMatch(/, \$[\d,]+(\/mo)? \(about L\$ [\d,]+\)\. http/);
  expect(await page.evaluate(() => (window as { shift?: number }).shift)).toBeLessThan(0.01);

  await page.goto("/properties");
  await expect(page.locator(".card .price").first()).toContainText(/about L\$ [\d,]+/);
  expect(await page.evaluate(() => (window as { shift?: number }).shift)).toBeLessThan(0.01);
  const footer = page.getByRole("contentinfo");
  await expect(footer).toContainText("At L$ 190 per US$ 1");
  await footer.getByRole("button", { name: "Show prices in US$ only" }).click();
  await expect(page.locator(".card .price").first()).not.toContainText("L$");
});

test("L$ is shown with the filters of the home page and of a list, and with the lowest prices of areas", async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem("lrd", "1"));
  await page.goto("/");
  const select = page.getByRole("combobox", { name: "Monthly rent" });
  await expect(select.locator("option").nth(1)).toHaveText("Under $1,000 · about L$ 190,000");
  await select.selectOption("1000-2000");
  await page.getByRole("button", { name: /^Show .*homes$/ }).click();

  await expect(page).toHaveURL(/\/rent\?.*price=1000-2000/);
  await expect(
    page.getByRole("link", { name: "Remove $1,000 – $2,000 · about L$ 190,000 to L$ 380,000" }),
  ).toBeVisible();
  await page.getByRole("button", { name: "Filters" }).click();
  await page.getByRole("dialog").locator("summary", { hasText: "To move in, you pay" }).click();
  await expect(page.getByRole("radio", { name: /^Up to \$5,000 · about L\$ 950,000 \d*$/ })).toBeAttached();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Map" }).click();
  const areas = page.getByRole("list", { name: "Areas" }).getByRole("link");
  await expect(areas.first()).toHaveAccessibleName(/from \$[\d,]+\/mo · about L\$ [\d,]+$/);
});
