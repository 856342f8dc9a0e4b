import { cleanup, fireEvent, screen } from "@testing-library/react";
import { vi } from "vitest";
import type { OutboxItem } from "#web/lib/outbox/outbox.ts";
import { clearToast } from "#web/ui/feedback/toast.tsx";

/** Removes the form and what it has stored. */
export function resetForm(): void {
  vi.unstubAllGlobals();
  cleanup();
  clearToast();
  localStorage.clear();
  setOnline(true);
}

export const formValues = {
  Name: "Ma Kebbeh",
  Email: "kebbeh@example.org",
  "Phone number": "+231 77 555 0101",
  "Message (optional)": "Is it free?",
};

export const inputByLabel = (label: string) => screen.getByLabelText(label) as HTMLInputElement;
export const buttonByName = (name: string | RegExp) => screen.getByRole("button", { name }) as HTMLButtonElement;

/** Fills in fields by their labels. */
export function fillForm(values: Partial<typeof formValues> = formValues): void {
  for (const [label, value] of Object.entries(values)) fireEvent.input(inputByLabel(label), { target: { value } });
}

export function submitForm(): void {
  const form = document.querySelector("form");
  if (form) fireEvent.submit(form);
}

const receipt = { message: "Inquiry sent", id: "6b51b7c7-97a0-4de3-985f-13e8ea817a3e", reference: "E-6B51B7C7" };

/** Mocks the response to every request. Returns the mock. */
export function mockResponse(status = 201, body: unknown = receipt, headers: Record<string, string> = {}) {
  const calls = vi.fn((_path: string, _init: RequestInit) => Promise.resolve(Response.json(body, { status, headers })));
  vi.stubGlobal("fetch", calls);
  return calls;
}

export function mockNetworkFailure() {
  const calls = vi.fn((_path: string, _init: RequestInit) => Promise.reject(new TypeError("Failed to fetch")));
  vi.stubGlobal("fetch", calls);
  return calls;
}

export const requestBody = (call: [string, RequestInit] | undefined) => JSON.parse(String(call?.[1].body));
export const idempotencyKey = (call: [string, RequestInit] | undefined) =>
  (call?.[1].headers as Record<string, string> | undefined)?.["Idempotency-Key"];

/** Builds a waiting enquiry. */
export function buildOutboxItem(overrides: Partial<OutboxItem> = {}): OutboxItem {
  return {
    key: "key-1",
    form: "janitorial",
    page: "/janitorial",
    service: "janitorial",
    body: { name: "Ma Kebbeh", email: "kebbeh@example.org", phone_number: "0775550101", message: "Three floors." },
    success: { title: "Inquiry sent", text: "Thanks!" },
    ...overrides,
  };
}

/** Sets `navigator.onLine`. */
export function setOnline(isOnline: boolean): void {
  Object.defineProperty(navigator, "onLine", { value: isOnline, configurable: true });
}
