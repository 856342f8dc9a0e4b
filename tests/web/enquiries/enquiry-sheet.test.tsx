import { fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { EnquirySheet } from "#web/site/features/enquiries/sheet/enquiry-sheet.tsx";
import { resetScreen } from "../support/account-api.tsx";
import { fillForm, inputByLabel, mockNetworkFailure, setOnline, submitForm } from "../support/enquiry-form.ts";
import { renderInApp } from "../support/property-fixtures.tsx";

const opening = "Hello, I am interested in Oceanfront villa (MH-1042).";
const draftKey = "draft_real-estate:villa-1";
const page = "/contact?property=villa-1";

beforeEach(() => void mockNetworkFailure());
afterEach(() => {
  resetScreen();
  setOnline(true);
});

function renderSheet(onClose = () => undefined) {
  return renderInApp(
    <EnquirySheet
      title="Send Message"
      service="real-estate"
      about={{ label: "Oceanfront villa (MH-1042)", property_uuid: "villa-1" }}
      summary={{ image: "/images/buy-properties/villa-1/1-320.webp", price: "$450,000", title: "Oceanfront villa" }}
      openingMessage={opening}
      path={page}
      onClose={onClose}
    />,
    { path: "/property/villa-1" },
  );
}

it("shows the listing and a first sentence, then asks for name, phone and e-mail", () => {
  renderSheet();
  expect(document.querySelector("img")?.getAttribute("src")).toContain("1-320.webp");
  expect(screen.getByText("$450,000")).toBeTruthy();
  expect(inputByLabel("Message (optional)").value).toBe(opening);
  const labels = [...document.querySelectorAll("form label")].map(({ textContent }) => textContent);
  expect(labels.slice(0, 4)).toEqual(["Message (optional)", "Name", "Phone number", "Email"]);
  expect(screen.queryByText("Call or message us")).toBeNull();
});

it("stores the suggested sentence only with something that the visitor typed", () => {
  renderSheet().unmount();
  expect(localStorage.getItem(draftKey)).toBeNull();
  const { unmount } = renderSheet();
  fillForm({ Name: "Ma Kebbeh" });
  unmount();
  expect(JSON.parse(localStorage.getItem(draftKey) ?? "{}").values).toMatchObject({
    name: "Ma Kebbeh",
    message: opening,
  });
});

it("restores the visitor's own message, also an empty one, instead of the suggestion", () => {
  const first = renderSheet();
  fillForm({ Name: "Ma Kebbeh", "Message (optional)": "Is the well deep?" });
  first.unmount();
  const second = renderSheet();
  expect(inputByLabel("Message (optional)").value).toBe("Is the well deep?");
  fillForm({ "Message (optional)": "" });
  second.unmount();
  renderSheet();
  expect(inputByLabel("Message (optional)").value).toBe("");
});

it("stores a waiting message with the page that shows its form", async () => {
  setOnline(false);
  renderSheet();
  fillForm({ Name: "Ma Kebbeh", Email: "kebbeh@example.org", "Phone number": "+231 77 555 0101" });
  submitForm();
  await vi.waitFor(() => expect(localStorage.getItem("outbox_real-estate:villa-1")).not.toBeNull());
  const item = JSON.parse(localStorage.getItem("outbox_real-estate:villa-1") ?? "{}");
  expect(item).toMatchObject({ page, body: { message: opening, property_uuid: "villa-1" } });
});

it("reports the close button to the page", () => {
  const onClose = vi.fn();
  renderSheet(onClose);
  fireEvent.click(screen.getByRole("button", { name: "Close" }));
  expect(onClose).toHaveBeenCalledTimes(1);
});
