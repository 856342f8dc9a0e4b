import { act, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { useOpenedAlerts } from "#web/admin/app/use-opened-alerts.tsx";
import type { OpenAlert } from "#web/lib/alerts/open-alert.ts";
import { renderAt, resetScreen, toastText } from "../support/account-api.tsx";

const listeners = new Set<(event: MessageEvent) => void>();
beforeEach(() => {
  Object.defineProperty(navigator, "serviceWorker", {
    configurable: true,
    value: {
      addEventListener: (_: string, listener: (event: MessageEvent) => void) => listeners.add(listener),
      removeEventListener: (_: string, listener: (event: MessageEvent) => void) => listeners.delete(listener),
    },
  });
});
afterEach(resetScreen);

const alert: OpenAlert = { type: "open alert", title: "New enquiry", path: "/admin/contact-submissions?open=1" };

function Screen() {
  useOpenedAlerts();
  return (
    <form>
      <textarea aria-label="Message" />
      <select aria-label="Home">
        <option>None</option>
        <option>Villa</option>
      </select>
      <search>
        <input aria-label="Search" />
      </search>
    </form>
  );
}

/** Taps on an alert after a change of a field. Returns the path that is shown, and whether the service worker was answered. */
async function tapAfter(label?: string, value = "") {
  const { currentPath } = await renderAt(<Screen />, "/admin/calendar");
  if (label) fireEvent.input(screen.getByLabelText(label), { target: { value } });
  const port = { postMessage: vi.fn() };
  await act(async () => {
    for (const listener of listeners) listener({ data: alert, ports: [port] } as unknown as MessageEvent);
  });
  return { currentPath, isAnswered: port.postMessage.mock.calls.length === 1 };
}

it.each([
  ["nothing was typed", undefined, ""],
  ["a text was typed and removed", "Message", " "],
  ["a search was typed", "Search", "Mary"],
])("a tap on an alert opens it in this page if %s", async (_, label, value) => {
  const { currentPath, isAnswered } = await tapAfter(label, value);
  expect([isAnswered, currentPath()]).toEqual([true, alert.path]);
});

it.each([
  ["Message", "Mary called"],
  ["Home", "Villa"],
])("a tap on an alert keeps what was entered as %s, and offers to open it", async (label, value) => {
  const { currentPath, isAnswered } = await tapAfter(label, value);
  expect([isAnswered, currentPath()]).toEqual([true, "/admin/calendar"]);
  expect(screen.getByLabelText(label)).toHaveProperty("value", value);
  expect(toastText()).toContain("New enquiryWhat you typed here is not saved yet.");
  await act(async () => void fireEvent.click(screen.getByRole("button", { name: "Open now" })));
  expect([currentPath(), toastText()]).toEqual([alert.path, ""]);
});
