import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { hiddenFieldName } from "#contract/enquiries/enquiry-limits.ts";
import { preferredDayRange } from "#shared/enquiries/preferred-times.ts";
import { readReceipts } from "#web/lib/offline/enquiry-receipts.ts";
import { EnquiryForm } from "#web/site/features/enquiries/form/enquiry-form.part.tsx";
import {
  buttonByName,
  fillForm,
  formValues,
  idempotencyKey,
  inputByLabel,
  mockNetworkFailure,
  mockResponse,
  requestBody,
  resetForm,
  setOnline,
  submitForm,
} from "../support/enquiry-form.ts";
import { renderInApp } from "../support/property-fixtures.tsx";

afterEach(resetForm);

const toast = () => document.querySelector(".toast-place")?.textContent ?? "";
const driving = <EnquiryForm service="driving-school" heading="Ask" submittingLabel="Submitting..." />;

it("shows each problem at its field until the field is valid, and focuses the first one", () => {
  const calls = mockResponse();
  renderInApp(driving);
  fillForm({ Email: "kebbeh", "Message (optional)": "I typed this." });
  submitForm();
  const name = inputByLabel("Name");
  expect(screen.getByText("Name is required").closest("p")?.id).toBe(name.getAttribute("aria-describedby"));
  expect(name.getAttribute("aria-invalid")).toBe("true");
  expect(document.activeElement).toBe(name);
  expect(screen.getByText("Please enter a valid email address")).toBeTruthy();
  expect(screen.getByText("Phone number is required")).toBeTruthy();
  expect(inputByLabel("Message (optional)").getAttribute("aria-invalid")).toBeNull();
  expect(inputByLabel("Message (optional)").value).toBe("I typed this.");
  expect(calls).not.toHaveBeenCalled();
  fillForm({ Email: formValues.Email });
  expect(inputByLabel("Email").getAttribute("aria-invalid")).toBeNull();
  expect(name.getAttribute("aria-invalid")).toBe("true");
});

it("sends a number and an address without the invisible characters of a contact card", async () => {
  const calls = mockResponse();
  renderInApp(driving);
  fillForm({
    ...formValues,
    Email: "\u202akebbeh@example.org\u202c",
    "Phone number": "\u202a+231\u201177\u00a0555\u202f0101\u202c",
  });
  submitForm();
  await waitFor(() => expect(calls).toHaveBeenCalled());
  expect(requestBody(calls.mock.calls[0])).toMatchObject({
    email: "kebbeh@example.org",
    phone_number: "+231-77 555 0101",
  });
});

it("disables the button while sending, then shows the toast and a receipt with the reference", async () => {
  const calls = mockResponse();
  renderInApp(driving);
  fillForm();
  submitForm();
  expect(buttonByName("Submitting...").disabled).toBe(true);
  const heading = await screen.findByRole("heading", { name: "We have your enquiry" });
  expect(screen.queryByText("Ask")).toBeNull();
  await waitFor(() => expect(toast()).toContain("Inquiry Sent Successfully!"));
  expect(toast()).toContain("We'll contact you within 24 hours to discuss your driving school needs.");
  expect(toast()).toContain("Reference E-6B51B7C7");
  expect(screen.getByText("What happens next")).toBeTruthy();
  expect(screen.getByText("E-6B51B7C7", { selector: "strong" })).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(heading));
  expect(document.querySelector("form")).toBeNull();
  const [call] = calls.mock.calls;
  expect(call?.[0]).toBe("/api/v1/public/contact-us/driving/school");
  expect(requestBody(call)).toMatchObject({ name: "Ma Kebbeh", phone_number: "+231 77 555 0101", website: "" });
  expect(requestBody(call).elapsed_ms).toBeGreaterThanOrEqual(0);
  expect(idempotencyKey(call)).toMatch(/^[\da-f]{32}$/);
  expect(localStorage.getItem("draft_driving-school")).toBeNull();
  expect(localStorage.getItem("receipts")).toContain("E-6B51B7C7");
  fireEvent.click(screen.getByRole("link", { name: "Send another enquiry" }));
  for (const label of Object.keys(formValues)) expect(inputByLabel(label).value).toBe("");
  await waitFor(() => expect(document.activeElement).toBe(inputByLabel("Name")));
});

it.each(["real-estate", "janitorial", "general"] as const)(
  "confirms an enquiry of the service %s, sent with two clicks, once",
  async (service) => {
    const calls = mockResponse();
    renderInApp(<EnquiryForm service={service} />);
    fillForm();
    submitForm();
    submitForm();
    expect(await screen.findAllByText("Inquiry sent")).toHaveLength(1);
    expect(screen.getAllByText("Thanks! We'll get back to you within 1 business day.")).toHaveLength(1);
    expect(screen.getByText("What happens next")).toBeTruthy();
    expect(calls).toHaveBeenCalledTimes(1);
  },
);

it("keeps an enquiry waiting after a failure and sends it again under the same key", async () => {
  const failing = mockResponse(503, { detail: "away" });
  renderInApp(<EnquiryForm service="real-estate" />);
  fillForm();
  submitForm();
  expect(await screen.findAllByText("Failed to send your inquiry. Please try again later.")).toHaveLength(1);
  expect(toast()).toBe("ErrorFailed to send your inquiry. Please try again later.");
  expect(screen.getByText("Saved on this phone, not sent yet")).toBeTruthy();
  expect(screen.getByText("We try again while this site is open.")).toBeTruthy();
  expect(inputByLabel("Name").value).toBe("Ma Kebbeh");
  expect(inputByLabel("Name").readOnly).toBe(true);
  const working = mockResponse();
  fireEvent.submit(document.querySelector("form") as HTMLFormElement);
  expect(await screen.findByText("Inquiry sent")).toBeTruthy();
  expect(idempotencyKey(working.mock.calls[0])).toBe(idempotencyKey(failing.mock.calls[0]));
  expect(working.mock.calls[0]?.[1].body).toBe(failing.mock.calls[0]?.[1].body);
});

it("waits without a request or an error while offline, and can be edited", async () => {
  const calls = mockNetworkFailure();
  setOnline(false);
  renderInApp(<EnquiryForm service="health" about={{ professional_id: "7", label: "Dr. Weah" }} />);
  fillForm();
  submitForm();
  expect(await screen.findByText("Saved on this phone, not sent yet")).toBeTruthy();
  expect(screen.getByText(/^Open the site again to send it\./)).toBeTruthy();
  expect(calls).not.toHaveBeenCalled();
  expect(toast()).toBe("");
  fireEvent.click(buttonByName("Edit"));
  await waitFor(() => expect(inputByLabel("Name").readOnly).toBe(false));
  expect(inputByLabel("Name").value).toBe("Ma Kebbeh");
  expect(localStorage.getItem("outbox_health:7")).toBeNull();
});

it("promises nothing and keeps the typed values when the browser stores nothing", async () => {
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
  expect(screen.queryByText(/saved on this phone/i)).toBeNull();
  expect(toast()).toContain("Failed to send your inquiry.");
  expect(screen.getByText(/Keep this page open/)).toBeTruthy();
  expect(inputByLabel("Name").value).toBe("Ma Kebbeh");
});

it("shows a refusal of the server at its field and leaves nothing waiting", async () => {
  mockResponse(422, {
    detail: [{ loc: ["body", "phone_number"], msg: "Please enter a valid phone number", type: "x" }],
  });
  renderInApp(<EnquiryForm service="janitorial" />);
  fillForm();
  const phone = inputByLabel("Phone number");
  const focused: (Element | null)[] = [];
  new MutationObserver(() => focused.push(document.activeElement)).observe(phone, {
    attributeFilter: ["aria-invalid"],
  });
  submitForm();
  await waitFor(() => expect(phone.getAttribute("aria-invalid")).toBe("true"));
  expect(focused, "the focus when the message appears").toEqual([phone]);
  expect(inputByLabel("Name").value).toBe("Ma Kebbeh");
  expect(localStorage.getItem("outbox_janitorial")).toBeNull();
});

it("shows the message of the rate limit", async () => {
  const message = "You have sent several enquiries in a short time. Please try again later.";
  mockResponse(429, { detail: message });
  renderInApp(<EnquiryForm service="janitorial" />);
  fillForm();
  submitForm();
  expect(await screen.findByText(message)).toBeTruthy();
  await waitFor(() => expect(toast()).toContain("Failed to send your inquiry."));
  fireEvent.input(inputByLabel("Name"));
  await waitFor(() => expect(toast()).toBe(""));
  expect(buttonByName("Send enquiry").disabled).toBe(false);
  expect(inputByLabel("Name").value).toBe("Ma Kebbeh");
});

it("restores a draft, separately for each subject", () => {
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

it("counts the fill time from the first visit of a draft", async () => {
  const calls = mockResponse();
  const since = Date.now() - 60_000;
  const values = { name: "Ma", email: "ma@example.org", phone_number: "0775550101", message: "" };
  localStorage.setItem("draft_janitorial", JSON.stringify({ values, since }));
  renderInApp(<EnquiryForm service="janitorial" />);
  submitForm();
  await waitFor(() => expect(calls).toHaveBeenCalled());
  expect(requestBody(calls.mock.calls[0]).elapsed_ms).toBeGreaterThanOrEqual(60_000);
});

it("asks for a preferred day and time for an appointment only, and sends them", async () => {
  const calls = mockResponse();
  const { unmount } = renderInApp(<EnquiryForm service="health" />);
  expect(screen.queryByLabelText("Preferred day (optional)")).toBeNull();
  unmount();
  renderInApp(<EnquiryForm service="health" about={{ professional_id: "7", label: "Dr. Kamara" }} asksTime />);
  fillForm();
  const { last } = preferredDayRange(new Date());
  expect(inputByLabel("Preferred day (optional)").max).toBe(last);
  fireEvent.input(inputByLabel("Preferred day (optional)"), { target: { value: "2020-01-01" } });
  fireEvent.change(inputByLabel("Preferred time (optional)"), { target: { value: "afternoon" } });
  submitForm();
  expect(await screen.findByText("Please choose today or a later day")).toBeTruthy();
  fireEvent.input(inputByLabel("Preferred day (optional)"), { target: { value: last } });
  submitForm();
  await waitFor(() => expect(calls).toHaveBeenCalled());
  expect(requestBody(calls.mock.calls[0])).toMatchObject({
    professional_id: "7",
    subject: "Dr. Kamara",
    preferred_day: last,
    preferred_time: "afternoon",
  });
});

it("uses the endpoint and the message of the chosen service", async () => {
  const calls = mockResponse();
  renderInApp(<EnquiryForm canChooseService />);
  fillForm();
  fireEvent.change(inputByLabel("What is it about?"), { target: { value: "driving-school" } });
  submitForm();
  expect(await screen.findByText("Inquiry Sent Successfully!")).toBeTruthy();
  expect(calls.mock.calls[0]?.[0]).toBe("/api/v1/public/contact-us/driving/school");
  expect(requestBody(calls.mock.calls[0])).not.toHaveProperty("service");
});

it("hides the honeypot from people, from autofill and from password managers", () => {
  const { container } = renderInApp(<EnquiryForm service="janitorial" />);
  const honeypot = container.querySelector<HTMLInputElement>(`input[name=${hiddenFieldName}]`);
  expect(honeypot?.tabIndex).toBe(-1);
  expect(honeypot?.autocomplete).toBe("off");
  expect(honeypot?.closest("[aria-hidden=true]")).toBeTruthy();
  for (const name of ["data-1p-ignore", "data-bwignore"]) expect(honeypot?.hasAttribute(name), name).toBe(true);
  expect({ ...honeypot?.dataset }).toMatchObject({ lpignore: "true", formType: "other", protonpassIgnore: "true" });
  // What autofill takes for a web address, a name, a phone number, a place, a company or a code.
  const recognised = /web|url|site|link|home|mail|name|phone|tel|addr|city|zip|company|org|code|otp|user|pass|note/i;
  expect(`${honeypot?.name} ${honeypot?.id} ${honeypot?.labels?.[0]?.textContent}`).not.toMatch(recognised);
});

it("sends what is in the hidden field as the API's website", async () => {
  const calls = mockResponse();
  const { container } = renderInApp(<EnquiryForm service="janitorial" />);
  fillForm();
  fireEvent.change(container.querySelector(`input[name=${hiddenFieldName}]`) as Element, {
    target: { value: "https://kebbeh.example" },
  });
  submitForm();
  expect(await screen.findByText("E-6B51B7C7")).toBeTruthy();
  expect(requestBody(calls.mock.calls[0])).toMatchObject({ website: "https://kebbeh.example" });
  expect(requestBody(calls.mock.calls[0])).not.toHaveProperty(hiddenFieldName);
});

it("posts the service and the subject to its own URL without a script", () => {
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

it("shows a form that was posted without a script and refused", () => {
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

const sentId = "1234abcd-0000-4000-8000-000000000001";

it("shows the reference of a form that was posted without a script and stores its receipt once, with the id", () => {
  const page = <EnquiryForm service="janitorial" />;
  renderInApp(page, { path: `/janitorial?sent=${sentId}` });
  expect(screen.getByText("Inquiry sent")).toBeTruthy();
  expect(screen.getByText("E-1234ABCD")).toBeTruthy();
  cleanup();
  renderInApp(page, { path: `/janitorial?sent=${sentId}` });
  expect(readReceipts()).toEqual([
    { key: null, id: sentId, reference: "E-1234ABCD", service: "janitorial", sent_at: expect.any(String) },
  ]);
  cleanup();
  renderInApp(page, { path: "/janitorial?sent=Call+0900" });
  expect(screen.queryByText("Inquiry sent")).toBeNull();
});

it("shows the phone number, a WhatsApp chat with a first message and the retention period", () => {
  const { container } = renderInApp(<EnquiryForm service="janitorial" />);
  expect(container.querySelector("a[href^='tel:+231']")).toBeTruthy();
  const chat = container.querySelector<HTMLAnchorElement>("a[href^='https://wa.me/']");
  expect(decodeURIComponent(chat?.href ?? "")).toContain("a quote for cleaning");
  expect(screen.getByText(/erased 24 months after we last worked on it/)).toBeTruthy();
});
