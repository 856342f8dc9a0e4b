import { expect, type Page } from "@playwright/test";
import { advanceClockByFillTime } from "./page-clock.ts";

let visitorCount = 0;

/** Returns an e-mail address that only one test uses, to find its stored enquiries. */
export function createEmail(): string {
  visitorCount += 1;
  return `visitor-${process.pid}-${Date.now()}-${visitorCount}@example.org`;
}

export const enquiryForm = (page: Page) => page.getByRole("main").locator("form[method=post]");
export const sendButton = (page: Page) => enquiryForm(page).locator("button[type=submit]");

/** Fills the form and waits until the script handles it. Before that, the browser sends the form itself. */
export async function fillEnquiry(page: Page, email: string, message = "Is it still free?"): Promise<void> {
  const form = enquiryForm(page);
  await form.getByLabel("Name").fill("Ma Kebbeh");
  await form.getByRole("textbox", { name: "Email" }).fill(email);
  await form.getByLabel("Phone number").fill("+231 77 555 0101");
  await form.getByLabel(/Message/).fill(message);
  await expect(form).toHaveJSProperty("noValidate", true);
  await advanceClockByFillTime(page);
}
