import { screen, within } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { resetScreen } from "../support/account-api.tsx";
import { findReplyField, mockSingleEnquiry, openEnquiry } from "../support/inbox-screen.tsx";

afterEach(resetScreen);

it("offers a reply by WhatsApp or call, and no mail, to an enquiry without an email", async () => {
  const { id } = mockSingleEnquiry({ email: "", phone_number: "0775 550 909" });
  const dialog = await openEnquiry(id);
  expect((await findReplyField(dialog)).value).toContain("Hello Hawa Sirleaf,");
  const hrefs = dialog
    .getAllByRole("link", { hidden: true })
    .map((link) => link.getAttribute("href")?.replace(/[?].*/, ""));
  expect(hrefs).toContain("tel:+231775550909");
  expect(hrefs).toContain("https://wa.me/231775550909");
  expect(hrefs.filter((href) => href?.startsWith("mailto:"))).toEqual([]);
  expect(dialog.queryByText("Email")).toBeNull();
  expect(within(screen.getByRole("table", { hidden: true })).queryByText("No email")).toBeNull();
});

it.each([
  ["", "This person's data was erased. You can no longer reply."],
  ["Hawa Sirleaf", "There is no number and no email. Write them in a note when you know them."],
])("offers no reply without a number and an email, to the name %j", async (name, text) => {
  const { id } = mockSingleEnquiry({ name, email: "", phone_number: "" });
  const dialog = await openEnquiry(id);
  expect(await dialog.findByText(text)).toBeTruthy();
  expect(dialog.queryByLabelText("Your reply")).toBeNull();
});
