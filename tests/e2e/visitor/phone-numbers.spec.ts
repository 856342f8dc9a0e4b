import { randomUUID } from "node:crypto";
import { createPhotographs, readAuthorization, useSavedSession } from "../support/admin.ts";
import { expect, openPage, test } from "../support/browser-test.ts";
import { createEmail, enquiryForm, fillEnquiry, sendButton } from "../support/enquiry-form.ts";
import { readStoredEnquiries } from "../support/stored-enquiries.ts";

test.use({ viewport: { width: 360, height: 740 } });

/** As phones copy it from a contact card. */
const copied = "\u202a+231 (0)77\u2011555\u20110101\u202c";

test("a number copied from a contact card is accepted, and the inbox links it", async ({ page, browser, site }) => {
  const email = createEmail();
  await openPage(page, "/contact");
  await fillEnquiry(page, email);
  await enquiryForm(page).getByLabel("Phone number").fill(copied);
  await sendButton(page).click();
  await expect(page.getByText(/E-[0-9A-F]{8}/).first()).toBeVisible();
  const [stored] = await readStoredEnquiries(site, email);
  expect(stored?.phone_number).toBe("+231 (0)77-555-0101");

  const admin = await browser.newPage();
  await useSavedSession(admin);
  await admin.goto(`/admin/contact-submissions?open=${stored?.id}`);
  const dialog = admin.getByRole("dialog");
  await expect(dialog.getByRole("link", { name: "WhatsApp" })).toHaveAttribute(
    "href",
    /^https:\/\/wa\.me\/231775550101\?/,
  );
  await expect(dialog.getByRole("link", { name: "Call" })).toHaveAttribute("href", "tel:+231775550101");
  await admin.goto(`/admin/contact-submissions?q=${encodeURIComponent("0775550101")}`);
  await expect(admin.getByText(email)).toBeAttached();
  await admin.close();
});

for (const [number, href] of [
  ["2310775556066", "tel:+231775556066"],
  ["001 202 555 0143", "tel:+12025550143"],
  ["0886 123 4567", undefined],
] as const) {
  test(`the lister's number ${number} is ${href ? "a link" : "text"} on a public listing`, async ({
    page,
    browser,
  }) => {
    const admin = await browser.newPage();
    await useSavedSession(admin);
    await admin.goto("/admin");
    const headers = await readAuthorization(admin);
    const [photograph] = await createPhotographs(1);
    const id = randomUUID();
    const upload = await admin.request.put(`/api/v1/uploads/${id}`, {
      headers: { ...headers, "content-type": "image/jpeg" },
      data: photograph?.buffer,
    });
    expect(upload.status()).toBe(201);
    const created = await admin.request.post("/api/v1/create/buy/property", {
      headers,
      data: {
        title: `House of ${id.slice(0, 8)}`,
        description: "Two rooms.",
        property_type: "House",
        address: "12 Water Street",
        city: "Monrovia",
        state: "Montserrado",
        country: "Liberia",
        price: 84_000,
        contact_number: number,
        uploads: [id],
      },
    });
    expect(created.status()).toBe(201);
    const { uuid } = await created.json();
    await openPage(page, `/property/${uuid}`);
    await expect(page.locator("address").getByText(number, { exact: true })).toBeVisible();
    if (href) {
      await expect(page.locator("address").getByRole("link", { name: number })).toHaveAttribute("href", href);
      const calls = page.getByRole("link", { name: /^Call Now/ });
      for (const call of await calls.all()) await expect(call).toHaveAttribute("href", href);
    } else {
      await expect(page.getByRole("link", { name: number })).toHaveCount(0);
    }
    await admin.request.delete("/api/v1/delete/buy/property", { headers, data: { uuid } });
    await admin.close();
  });
}
