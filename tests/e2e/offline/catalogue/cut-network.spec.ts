import { randomUUID } from "node:crypto";
import type { Request } from "@playwright/test";
import { expect, openPage, test } from "../../support/browser-test.ts";
import { cutNetworkAt } from "../../support/catalogue/cut-network.ts";
import { waitForCatalogue } from "../../support/catalogue/stored-catalogue.ts";
import { enquiryForm, fillEnquiry, sendButton } from "../../support/enquiry-form.ts";
import { propertyCards } from "../../support/listings/property-lists.ts";
import { phone } from "../../support/screens/screen-checks.ts";
import { waitForServiceWorker } from "../../support/service-worker.ts";
import { readStoredEnquiries } from "../../support/stored-enquiries.ts";

// The other moments are in tests/long/browser/offline/cut-network.spec.ts.
test.use({ serviceWorkers: "allow", viewport: phone, loadsCatalogue: true });

const pathOf = (request: Request) => new URL(request.url()).pathname;

test("after the network is cut while the document loads, the page shows homes, and the signal repairs it", async ({
  page,
  context,
}) => {
  const strip = page.locator("#offline");
  const home = propertyCards(page).first().getByRole("heading").getByRole("link");
  await openPage(page, "/about");
  await waitForServiceWorker(page);
  await waitForCatalogue(page);
  const network = await cutNetworkAt(context, (request) => pathOf(request) === "/rent");
  // A load that is cut may fail.
  await page.goto("/rent", { waitUntil: "commit" }).catch(() => undefined);
  await network.cut;
  await expect(strip).toContainText("You are offline.");
  await expect(home).toBeVisible();
  await expect(page.getByRole("main")).not.toContainText(/Failed to load|Something went wrong/);
  await network.restore();
  await expect(strip.filter({ hasText: "You are offline." })).toHaveCount(0);
  await home.click();
  await expect(page.getByRole("link", { name: /^Call Now/ }).first()).toBeVisible();
});

test("after the network is cut while a message is sent, the phone keeps it and sends it once", {
  tag: "@long",
}, async ({ page, context, site }) => {
  const email = `${randomUUID()}@example.org`;
  await openPage(page, "/contact");
  await waitForServiceWorker(page);
  const network = await cutNetworkAt(
    context,
    (request) => request.method() === "POST" && pathOf(request).includes("/contact-us/"),
  );
  await fillEnquiry(page, email);
  await sendButton(page).click();
  await network.cut;
  await expect(page.getByRole("button", { name: "Try now" })).toBeVisible();
  await network.restore();
  await expect.poll(() => readStoredEnquiries(site, email)).toHaveLength(1);
  await openPage(page, "/contact");
  await expect(enquiryForm(page)).toBeVisible();
  expect(await readStoredEnquiries(site, email)).toHaveLength(1);
});
