import type { Page } from "@playwright/test";
import { enquiryEndpoints } from "#contract/endpoints/enquiries.ts";
import { apiPrefix } from "#contract/http/api-path.ts";
import type { Endpoint } from "#contract/http/endpoint.ts";
import { createUsername, randomAddressHeaders } from "./accounts.ts";
import { expect, openPage } from "./browser-test.ts";
import { advanceClockByFillTime } from "./page-clock.ts";

interface EnquiryInput {
  name: string;
  message: string;
  website?: string;
  to?: Endpoint;
}

/** Sends an enquiry through the endpoint of a form. Returns its reference. */
export async function sendEnquiry(
  page: Page,
  { to = enquiryEndpoints.sendJanitorialEnquiry, ...input }: EnquiryInput,
): Promise<string> {
  const response = await page.request.post(apiPrefix + to.path, {
    data: { email: `${createUsername()}@example.org`, phone_number: "0770 000 001", ...input },
    headers: randomAddressHeaders(),
  });
  expect(response.status()).toBe(201);
  return (await response.json()).reference;
}

/** As a visitor, views a home, clicks its phone number and sends an enquiry from a service's page. */
export async function visitAndEnquire(page: Page, uuid: string, name: string): Promise<void> {
  const eventResponse = (event: string) =>
    page.waitForResponse((response) => response.url().endsWith("/events") && isEvent(response.request(), event));
  const viewResponse = eventResponse("view");
  await openPage(page, `/property/${uuid}`);
  await viewResponse;
  // The test browser cannot dial.
  await page.evaluate(() =>
    addEventListener(
      "click",
      (event) => (event.target as Element).closest("a[href^='tel:']") && event.preventDefault(),
    ),
  );
  const callResponse = eventResponse("call");
  await page.getByRole("link", { name: /^Call/ }).first().click();
  await callResponse;
  await openPage(page, "/janitorial");
  const form = page.getByRole("main").locator("form[method=post]");
  await form.getByLabel("Name").fill(name);
  await form.getByLabel("Email", { exact: true }).fill("figures@example.org");
  await form.getByLabel("Phone number").fill("+231 77 555 0101");
  await form.getByLabel(/Message/).fill("Two offices on Randall Street, every evening after the bank closes.");
  // Before its script handles the form, the browser sends it itself, with the time it really took.
  await expect(form).toHaveJSProperty("noValidate", true);
  await advanceClockByFillTime(page);
  await form.locator("button[type=submit]").click();
  await expect(page.getByText("Inquiry sent").first()).toBeVisible();
}

const isEvent = (request: { postDataJSON: () => { event: string } }, event: string) =>
  request.postDataJSON().event === event;
