import { fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { readOutbox } from "#web/lib/outbox/outbox.ts";
import { EnquiryForm } from "#web/site/features/enquiries/form/enquiry-form.part.tsx";
import {
  buttonByName,
  fillForm,
  formValues,
  inputByLabel,
  mockNetworkFailure,
  mockResponse,
  requestBody,
  resetForm,
  submitForm,
} from "../support/enquiry-form.ts";
import { renderInApp } from "../support/property-fixtures.tsx";

afterEach(resetForm);

const form = <EnquiryForm service="janitorial" heading="Ask" />;
const box = () => inputByLabel("I have no email");
const { Email: _, ...withoutEmail } = formValues;

it("sends no_email instead of an address, and shows the reference", async () => {
  const calls = mockResponse();
  renderInApp(form);
  fillForm(withoutEmail);
  fireEvent.click(box());
  submitForm();
  await screen.findByRole("heading", { name: "We have your enquiry" });
  const body = requestBody(calls.mock.calls[0]);
  expect(body).toMatchObject({ name: "Ma Kebbeh", phone_number: "+231 77 555 0101", no_email: true });
  expect(body).not.toHaveProperty("email");
  expect(screen.getByText("E-6B51B7C7", { selector: "strong" })).toBeTruthy();
});

it("drops the message about an invalid address when the box is ticked, and sends no address", async () => {
  const calls = mockResponse();
  renderInApp(form);
  fillForm({ ...formValues, Email: "kebbeh" });
  submitForm();
  expect(screen.getByText("Please enter a valid email address")).toBeTruthy();
  fireEvent.click(box());
  expect(screen.queryByText("Please enter a valid email address")).toBeNull();
  submitForm();
  await waitFor(() => expect(calls).toHaveBeenCalledOnce());
  expect(requestBody(calls.mock.calls[0])).not.toHaveProperty("email");
});

it("needs an address again when the tick is removed, and a phone number in any case", () => {
  mockResponse();
  renderInApp(form);
  fillForm({ Name: "Ma Kebbeh" });
  fireEvent.click(box());
  submitForm();
  expect(screen.queryByText("Email is required")).toBeNull();
  expect(screen.getByText("Phone number is required")).toBeTruthy();
  fireEvent.click(box());
  submitForm();
  expect(screen.getByText("Email is required")).toBeTruthy();
});

it("restores the tick with the draft", async () => {
  const { unmount } = renderInApp(form);
  fillForm(withoutEmail);
  fireEvent.click(box());
  await waitFor(() => expect(localStorage.getItem("draft_janitorial")).toContain('"no_email":"on"'));
  unmount();
  renderInApp(form);
  expect(inputByLabel("Name").value).toBe("Ma Kebbeh");
  expect(box().checked).toBe(true);
});

it("waits in the outbox without a connection, and is empty after it was sent", async () => {
  mockNetworkFailure();
  const { unmount } = renderInApp(form);
  fillForm(withoutEmail);
  fireEvent.click(box());
  submitForm();
  await waitFor(() => expect(readOutbox()).toMatchObject([{ body: { no_email: true } }]));
  unmount();
  renderInApp(form);
  await screen.findByText("Saved on this phone, not sent yet");
  expect(box().checked).toBe(true);
  const calls = mockResponse();
  fireEvent.click(buttonByName("Try now"));
  await screen.findByRole("heading", { name: "We have your enquiry" });
  expect(requestBody(calls.mock.calls[0])).toMatchObject({ no_email: true });
  fireEvent.click(screen.getByRole("link", { name: "Send another enquiry" }));
  await waitFor(() => expect(box().checked).toBe(false));
});
