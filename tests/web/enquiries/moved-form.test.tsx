import { fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { EnquiryForm } from "#web/site/features/enquiries/form/enquiry-form.part.tsx";
import { ErrorBoundary } from "#web/ui/feedback/error-boundary.tsx";
import { resetScreen } from "../support/account-api.tsx";
import { fillForm, formValues, inputByLabel, mockResponse, submitForm } from "../support/enquiry-form.ts";
import { renderInApp } from "../support/property-fixtures.tsx";

beforeEach(() => void vi.spyOn(console, "error").mockImplementation(() => undefined));
afterEach(resetScreen);

/** Moves the form into another element, as an extension may, so that React can no longer remove it. */
function moveForm() {
  const form = document.querySelector("form");
  const frame = document.createElement("font");
  form?.replaceWith(frame);
  if (form) frame.append(form);
}

const page = (
  <ErrorBoundary>
    <EnquiryForm service="driving-school" heading="Ask" />
  </ErrorBoundary>
);

it("shows the receipt of a stored enquiry although the form could not be removed, and then an empty form", async () => {
  const calls = mockResponse();
  renderInApp(page);
  fillForm();
  moveForm();
  submitForm();
  await screen.findByText("E-6B51B7C7");
  expect(screen.queryByText("This page could not be shown")).toBeNull();
  expect(document.querySelector("form")).toBeNull();
  expect(calls).toHaveBeenCalledTimes(1);
  fireEvent.click(screen.getByRole("link", { name: "Send another enquiry" }));
  for (const label of Object.keys(formValues)) expect(inputByLabel(label).value).toBe("");
});

it("shows the form without the receipt when the page is opened again", async () => {
  mockResponse();
  const { unmount } = renderInApp(page);
  fillForm();
  submitForm();
  await screen.findByText("E-6B51B7C7");
  unmount();
  renderInApp(page);
  await waitFor(() => expect(inputByLabel("Name").value).toBe(""));
});
