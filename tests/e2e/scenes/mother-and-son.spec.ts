import type { Page } from "@playwright/test";
import { enquiryEndpoints } from "#contract/endpoints/enquiries.ts";
import { apiPrefix } from "#contract/http/api-path.ts";
import family from "../../support/cases/shared-phone.json" with { type: "json" };
import { randomAddressHeaders } from "../support/accounts.ts";
import { useSavedSession } from "../support/admin.ts";
import { expect, openPage, test } from "../support/browser-test.ts";
import { showScreen } from "../support/client-navigation.ts";
import { phone } from "../support/screens/screen-checks.ts";
import { waitForScreen } from "../support/shown-screen.ts";

// The two share a number with no other person.
test.use({ siteOptions: { content: "seeded", only: "family-phone" }, viewport: phone });

const inbox = "/admin/contact-submissions";
const sender = (page: Page, name: string) => page.getByRole("table").getByRole("button", { name, exact: true });

/** Opens an enquiry from the inbox. Returns what its dialog says about the person. */
async function openPerson(page: Page, name: string) {
  await sender(page, name).click();
  return page.getByRole("dialog").getByRole("region", { name: "Person" });
}

test("a mother and her son with one phone are two people, and an erasure of hers leaves what he wrote", {
  tag: "@long",
}, async ({ page, request }) => {
  for (const enquiry of family.enquiries) {
    const sent = await request.post(apiPrefix + enquiryEndpoints.sendRealEstateEnquiry.path, {
      data: { ...enquiry, message: `${enquiry.name} looks for a home.` },
      headers: randomAddressHeaders(),
    });
    expect(sent.status(), await sent.text()).toBe(201);
  }
  const [mother = "", son = ""] = family.enquiries.map(({ name }) => name);
  await useSavedSession(page, "super_admin");
  await openPage(page, inbox);
  await waitForScreen(page, inbox);

  await test.step("the inbox has a row of each, and says with whom the number is shared", async () => {
    await expect(sender(page, son)).toBeVisible();
    const person = await openPerson(page, mother);
    await expect(person).toContainText(`Shares this number with ${son}`);
    await expect(person.getByRole("button", { name: "Same person" })).toBeVisible();
    await person.getByRole("link", { name: son }).click();
  });
  await test.step("each is found by name, and the page of one names the other", async () => {
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(son);
    await expect(page.getByRole("main")).toContainText(`is also the number of ${mother}`);
    await showScreen(page, "/admin/people");
    const people = page.getByRole("main").getByRole("listitem").getByRole("link");
    for (const name of [son, mother]) {
      await page.getByRole("searchbox").fill(name);
      await expect(people).toHaveText([name]);
    }
  });
  await test.step("an erasure by her address takes only what is hers", async () => {
    await showScreen(page, "/admin/privacy");
    await page.getByLabel("Email or phone number").fill("mother@example.org");
    await page.getByRole("button", { name: "Find", exact: true }).click();
    const card = page.getByRole("region", { name: /mother@example\.org/ });
    await expect(card).toBeVisible();
    await expect(card).not.toContainText(son);
    await page.getByRole("button", { name: "Erase", exact: true }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("Type ERASE to confirm").fill("ERASE");
    await dialog.getByRole("button", { name: "Erase permanently" }).click();
    await expect(page.getByRole("status").filter({ hasText: "Erased" })).toContainText("1 enquiry was erased.");
  });
  await test.step("his enquiry is still there, and he shares the number with nobody", async () => {
    await showScreen(page, inbox);
    await expect(sender(page, mother)).toHaveCount(0);
    const person = await openPerson(page, son);
    await expect(person.getByRole("button", { name: "Sent by another person" })).toBeVisible();
    await expect(person).not.toContainText("Shares this number");
    await expect(page.getByRole("dialog")).toContainText(`${son} looks for a home.`);
  });
});
