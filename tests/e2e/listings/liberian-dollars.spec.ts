import { expect, openPage, test } from "../support/browser-test.ts";
import { withHome } from "../support/listings/new-home.ts";

test.use({ viewport: { width: 360, height: 740 } });

test("L$ chosen on a listing stays after a reload, moves nothing, and shows in the lists until it is switched off", {
  tag: "@long",
}, async ({ page, request }) => {
  const { uuid } = await withHome(request, { kind: "rent" });
  await page.addInitScript(() => {
    const record = window as { shift?: number };
    record.shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
        if (!entry.hadRecentInput) record.shift = (record.shift ?? 0) + entry.value;
    }).observe({ type: "layout-shift", buffered: true });
  });
  await openPage(page, `/property/${uuid}`);
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
