import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { EnquiryForm } from "#web/features/enquiries/form/enquiry-form.tsx";
import { clearToast } from "#web/ui/feedback/toast.tsx";
import {
  buttonByName,
  fillForm,
  formValues,
  idempotencyKey,
  inputByLabel,
  mockNetworkFailure,
  mockResponse,
  requestBody,
  setOnline,
  submitForm,
} from "../support/enquiry-form.ts";
import { renderInApp } from "../support/property-fixtures.tsx";

afterEach(() => {
  vi.unstubAllGlobals();
  cleanup();
  clearToast();
  localStorage.clear();
  setOnline(true);
});

const toast = () => document.querySelector(".toast-place")?.textContent ?? "";
const driving = <EnquiryForm service="driving-school" heading="Ask" submittingLabel="Submitting..." />;

it("what is required and missing is said beside the field, linked to it, and the first such field has the focus", () => {
  const calls = mockResponse();
  renderInApp(driving);
  fillForm({ Email: "kebbeh" });
  submitForm();
  const name = inputByLabel("Name");
  expect(screen.getByText("Name is required").closest("p")?.id).toBe(name.getAttribute("aria-describedby"));
  expect(name.getAttribute("aria-invalid")).toBe("true");
  expect(document.activeElement).toBe(name);
  expect(screen.getByText("Please enter a valid email address")).toBeTruthy();
  expect(inputByLabel("Message (optional)").getAttribute("aria-invalid")).toBeNull();
  expect(calls).not.toHaveBeenCalled();
});

it("while it is being sent the button is disabled and says so; then the form is empty and a toast says what follows", async () => {
  const calls = mockResponse();
  renderInApp(driving);
  fillForm();
  submitForm();
  expect(buttonByName("Submitting...").disabled).toBe(true);
  await waitFor(() => expect(toast()).toContain("Inquiry Sent Successfully!"));
  expect(toast()).toContain("We'll contact you within 24 hours to discuss your driving school needs.");
  await waitFor(() => expect(buttonByName("Send enquiry").disabled).toBe(false));
  for (const label of Object.keys(formValues)) expect(inputByLabel(label).value).toBe("");
  expect(screen.getByText("E-6B51B7C7")).toBeTruthy();
  const [call] = calls.mock.calls;
  expect(call?.[0]).toBe("/api/v1/public/contact-us/driving/school");
  expect(requestBody(call)).toMatchObject({ name: "Ma Kebbeh", phone_number: "+231 77 555 0101", website: "" });
  expect(requestBody(call).elapsed_ms).toBeGreaterThanOrEqual(0);
  expect(idempotencyKey(call)).toMatch(/^[\da-f]{32}$/);
  expect(localStorage.getItem("draft_driving-school")).toBeNull();
  expect(localStorage.getItem("receipts")).toContain("E-6B51B7C7");
});

it("two presses send one enquiry, and one toast follows", async () => {
  const calls = mockResponse();
  renderInApp(<EnquiryForm service="janitorial" />);
  fillForm();
  submitForm();
  submitForm();
  await waitFor(() => expect(toast()).toContain("Thanks! We'll get back to you within 1 business day."));
  expect(calls).toHaveBeenCalledTimes(1);
  expect(document.querySelectorAll(".toast-place > *")).toHaveLength(1);
});

it("when the service fails, the toast says so and the enquiry waits, with its fields, under the same key", async () => {
  const failing = mockResponse(503, { detail: "away" });
  renderInApp(<EnquiryForm service="real-estate" />);
  fillForm();
  submitForm();
  await waitFor(() => expect(toast()).toContain("Failed to send your inquiry. Please try again later."));
  expect(toast()).toContain("Error");
  expect(screen.getByText("Will be sent when you are online")).toBeTruthy();
  expect(inputByLabel("Name").value).toBe("Ma Kebbeh");
  expect(inputByLabel("Name").readOnly).toBe(true);
  const working = mockResponse();
  fireEvent.submit(document.querySelector("form") as HTMLFormElement);
  await waitFor(() => expect(toast()).toContain("Inquiry sent"));
  expect(idempotencyKey(working.mock.calls[0])).toBe(idempotencyKey(failing.mock.calls[0]));
  expect(working.mock.calls[0]?.[1].body).toBe(failing.mock.calls[0]?.[1].body);
});

it("without signal it is not tried, waits without an error, and can be changed", async () => {
  const calls = mockNetworkFailure();
  setOnline(false);
  renderInApp(<EnquiryForm service="health" about={{ professional_id: "7", label: "Dr. Weah" }} />);
  fillForm();
  submitForm();
  expect(await screen.findByText("Will be sent when you are online")).toBeTruthy();
  expect(calls).not.toHaveBeenCalled();
  expect(toast()).toBe("");
  fireEvent.click(buttonByName("Edit"));
  expect(inputByLabel("Name").readOnly).toBe(false);
  expect(inputByLabel("Name").value).toBe("Ma Kebbeh");
  expect(localStorage.getItem("outbox_health:7")).toBeNull();
});

it("where the phone keeps nothing, nothing is promised and nothing is lost", async () => {
  mockNetworkFailure();
  vi.stubGlobal("localStorage", {
    getItem: () => null,
    setItem: () => {
      throw new DOMException("full", "QuotaExceededError");
    },
    removeItem: () => undefined,
  });
  renderInApp(<EnquiryForm service="janitorial" />);
  fillForm();
  submitForm();
  await waitFor(() => expect(buttonByName("Send enquiry").disabled).toBe(false));
  expect(screen.queryByText("Will be sent when you are online")).toBeNull();
  expect(screen.getAllByText("Failed to send your inquiry. Please try again later.").length).toBeGreaterThan(0);
  expect(inputByLabel("Name").value).toBe("Ma Kebbeh");
});

it("what the server refuses stands beside its field, and nothing waits", async () => {
  mockResponse(422, {
    detail: [{ loc: ["body", "phone_number"], msg: "Please enter a valid phone number", type: "x" }],
  });
  renderInApp(<EnquiryForm service="janitorial" />);
  fillForm();
  submitForm();
  await waitFor(() => expect(inputByLabel("Phone number").getAttribute("aria-invalid")).toBe("true"));
  expect(document.activeElement).toBe(inputByLabel("Phone number"));
  expect(inputByLabel("Name").value).toBe("Ma Kebbeh");
  expect(localStorage.getItem("outbox_janitorial")).toBeNull();
});

it("too many of one sender are told so in words", async () => {
  const words = "You have sent several enquiries in a short time. Please try again later.";
  mockResponse(429, { detail: words });
  renderInApp(<EnquiryForm service="janitorial" />);
  fillForm();
  submitForm();
  await waitFor(() => expect(toast()).toContain(words));
  expect(buttonByName("Send enquiry").disabled).toBe(false);
  expect(inputByLabel("Name").value).toBe("Ma Kebbeh");
});

it("what is typed is there again when the form is, and forms about different things do not share it", () => {
  const { unmount } = renderInApp(<EnquiryForm service="health" about={{ professional_id: "7", label: "A" }} />);
  fillForm();
  unmount();
  renderInApp(<EnquiryForm service="health" about={{ professional_id: "8", label: "B" }} />);
  expect(inputByLabel("Name").value).toBe("");
  cleanup();
  renderInApp(<EnquiryForm service="health" about={{ professional_id: "7", label: "A" }} />);
  expect(inputByLabel("Name").value).toBe("Ma Kebbeh");
  expect(inputByLabel("Message (optional)").value).toBe("Is it free?");
});

it("a person who comes back to what they typed is not taken for a machine", async () => {
  const calls = mockResponse();
  const since = Date.now() - 60_000;
  const values = { name: "Ma", email: "ma@example.org", phone_number: "0775550101", message: "" };
  localStorage.setItem("draft_janitorial", JSON.stringify({ values, since }));
  renderInApp(<EnquiryForm service="janitorial" />);
  submitForm();
  await waitFor(() => expect(calls).toHaveBeenCalled());
  expect(requestBody(calls.mock.calls[0]).elapsed_ms).toBeGreaterThanOrEqual(60_000);
});

it("what it is about is shown and sent", async () => {
  const calls = mockResponse();
  renderInApp(<EnquiryForm service="driving-school" about={{ course_id: "3", label: "Toyota Yaris" }} />);
  expect(screen.getByText("Toyota Yaris")).toBeTruthy();
  fillForm();
  submitForm();
  await waitFor(() => expect(calls).toHaveBeenCalled());
  expect(requestBody(calls.mock.calls[0])).toMatchObject({ course_id: "3", subject: "Toyota Yaris" });
});

it("the choice of service decides the call and the words", async () => {
  const calls = mockResponse();
  renderInApp(<EnquiryForm choice />);
  fillForm();
  fireEvent.change(inputByLabel("What is it about?"), { target: { value: "driving-school" } });
  submitForm();
  await waitFor(() => expect(toast()).toContain("Inquiry Sent Successfully!"));
  expect(calls.mock.calls[0]?.[0]).toBe("/api/v1/public/contact-us/driving/school");
  expect(requestBody(calls.mock.calls[0])).not.toHaveProperty("service");
});

it("the field for machines is out of everybody's way", () => {
  const { container } = renderInApp(<EnquiryForm service="janitorial" />);
  const trap = container.querySelector<HTMLInputElement>("input[name=website]");
  expect(trap?.tabIndex).toBe(-1);
  expect(trap?.autocomplete).toBe("off");
  expect(trap?.closest("[aria-hidden=true]")).toBeTruthy();
});

it("the form works without a script: it names its service and what it is about, and goes to its own page", () => {
  const { container } = renderInApp(
    <EnquiryForm service="health" about={{ professional_id: "7", label: "Dr. Weah" }} />,
  );
  const form = container.querySelector("form");
  expect(form?.getAttribute("method")).toBe("post");
  expect(form?.getAttribute("action")).toBe("#enquiry");
  const hidden = [...container.querySelectorAll<HTMLInputElement>("input[type=hidden]")];
  expect(Object.fromEntries(hidden.map(({ name, value }) => [name, value]))).toEqual({
    service: "health",
    professional_id: "7",
    subject: "Dr. Weah",
  });
});

it("a form that its page was sent without a script, and refused, is shown again as it was", () => {
  const refused = {
    service: "janitorial",
    values: { name: "Ma Kebbeh", email: "kebbeh", phone_number: "0775550101", message: "<b>Typed</b>" },
    problems: { email: "Please enter a valid email address" },
  };
  renderInApp(<EnquiryForm service="janitorial" />, { data: { "/form": refused } });
  expect(inputByLabel("Email").value).toBe("kebbeh");
  expect(inputByLabel("Email").getAttribute("aria-invalid")).toBe("true");
  expect(inputByLabel("Message (optional)").value).toBe("<b>Typed</b>");
  cleanup();
  const tooMany = { ...refused, problems: { "": "You have sent several enquiries." } };
  renderInApp(<EnquiryForm service="janitorial" />, { data: { "/form": tooMany } });
  expect(screen.getByText("You have sent several enquiries.")).toBeTruthy();
});

it("a page whose form was sent without a script says so with the reference, and keeps the receipt", () => {
  renderInApp(<EnquiryForm service="janitorial" />, { path: "/janitorial?sent=E-1234ABCD" });
  expect(screen.getByText("Inquiry sent")).toBeTruthy();
  expect(screen.getByText("E-1234ABCD")).toBeTruthy();
  expect(localStorage.getItem("receipts")).toContain("E-1234ABCD");
});

it("an address cannot make the page say anything else", () => {
  renderInApp(<EnquiryForm service="janitorial" />, { path: "/janitorial?sent=Call+0900" });
  expect(screen.queryByText("Inquiry sent")).toBeNull();
});

it("beside the form stand the business's phone and a WhatsApp chat with fitting words", () => {
  const { container } = renderInApp(<EnquiryForm service="janitorial" />);
  expect(container.querySelector("a[href^='tel:+231']")).toBeTruthy();
  const chat = container.querySelector<HTMLAnchorElement>("a[href^='https://wa.me/']");
  expect(decodeURIComponent(chat?.href ?? "")).toContain("a quote for cleaning");
  expect(screen.getByText(/erased 24 months after we last worked on it/)).toBeTruthy();
});
