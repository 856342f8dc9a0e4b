import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { InboxPage } from "#web/admin/features/inbox/inbox-page.tsx";
import { renderAt, resetScreen } from "../support/account-api.tsx";
import { buildEnquiryDetail, buildEnquiryList, mockSignedInApi } from "../support/admin-api.ts";
import { inboxScreenPath, isListRequest, pressButtonIn } from "../support/inbox-screen.tsx";

afterEach(resetScreen);

it.each([
  ["call", "Call 0775 550 909", "tel:+231775550909"],
  ["whatsapp", "WhatsApp to 0775 550 909", "https://wa.me/231775550909"],
])("shows the number for %s in an alert, not in the address, and asks after the tap", async (contact, name, href) => {
  const enquiry = buildEnquiryDetail({ status: "read", phone_number: "0775 550 909" });
  const calls = mockSignedInApi(({ call }) => {
    if (isListRequest(call)) return [200, buildEnquiryList([enquiry])];
    if (call.endsWith(`/contact/submissions/${enquiry.id}`)) return [200, { data: { submission: enquiry } }];
    return /\/(viewing|contacted)$/.test(call) ? [204, undefined] : undefined;
  });
  const { currentPath } = await renderAt(<InboxPage />, `${inboxScreenPath}?open=${enquiry.id}&contact=${contact}`);
  const dialog = within(await screen.findByRole("dialog", { hidden: true }));
  const link = await dialog.findByRole("link", { name, hidden: true });
  expect(link.getAttribute("href")).toBe(href);
  await waitFor(() => expect(currentPath()).toBe(`${inboxScreenPath}?open=${enquiry.id}`));
  link.addEventListener("click", (event) => event.preventDefault());
  await act(async () => fireEvent.click(link));
  await pressButtonIn(dialog, "Answered");
  expect(calls.filter(({ call }) => call.endsWith("/contacted")).map(({ body }) => body)).toEqual([{ by: contact }]);
});
