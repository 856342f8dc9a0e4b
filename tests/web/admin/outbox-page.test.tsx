import { act, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { OutboxPage } from "#web/admin/features/outbox/outbox-page.tsx";
import { renderAt, resetScreen } from "../support/account-api.tsx";
import { mockSignedInApi } from "../support/admin-api.ts";

beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-12-02T12:00:00.000Z") }));
afterEach(resetScreen);

const link = "https://hub.example/verify-email#token";
const messages = [
  {
    ...{ kind: "mail", at: "2026-11-30T12:14:00.000Z", to: "siaka@example.org", subject: "Confirm your email address" },
    text: `Hello Siaka,\n\nOpen this link:\n\n${link}.\n\nIt works once.`,
  },
  { kind: "push", at: "2026-11-30T11:00:00.000Z", to: "Phone", subject: "New enquiry", text: "Real estate" },
];

async function open(isWide: boolean) {
  const media = Object.assign(new EventTarget(), { matches: isWide }) as MediaQueryList;
  vi.spyOn(window, "matchMedia").mockReturnValue(media);
  mockSignedInApi(({ call }) => (call === "GET /outbox" ? [200, { data: { messages } }] : undefined));
  await renderAt(<OutboxPage />, "/admin/outbox");
  return await screen.findByRole("list", { name: "Messages" });
}

it("shows each message in a row on a phone, and its text alone with a way back", async () => {
  const list = await open(false);
  const row = within(list).getByRole("button", { name: /^Confirm.*Nov 30.*siaka@example\.org$/ });
  expect(screen.queryByRole("article")).toBeNull();
  await act(async () => fireEvent.click(row));
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Confirm your email address");
  expect(screen.getByRole("article").textContent).toContain("It works once.");
  expect(screen.getByRole("link", { name: link }).getAttribute("href")).toBe(link);
  await act(async () => fireEvent.click(screen.getByRole("button", { name: "All messages" })));
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Outbox");
});

it("shows the newest message beside the list on a desktop, and the chosen one", async () => {
  const list = await open(true);
  expect(screen.getByRole("article", { name: "Confirm your email address" })).toBeTruthy();
  await act(async () => fireEvent.click(within(list).getByRole("button", { name: /^New enquiry/ })));
  expect(screen.getByRole("article", { name: "New enquiry" }).textContent).toContain("Push to Phone");
});
