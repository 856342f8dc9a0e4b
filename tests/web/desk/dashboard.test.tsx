import { act, cleanup, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { StatCards } from "#web/features/desk/figures/stat-cards.tsx";
import { RecentInquiries } from "#web/features/desk/submissions/recent-inquiries.tsx";
import { clearToast } from "#web/ui/toast.tsx";
import { forgetEverything, showAt } from "../accounts/support.tsx";
import { aList, aSubmission, signedIn, someStats } from "./support.tsx";

afterEach(() => {
  cleanup();
  act(clearToast);
  forgetEverything();
});

it("the four cards show their figures with the real change, 'new' where there was nothing before", async () => {
  signedIn(({ call }) => (call === "GET /stats" ? [200, someStats()] : undefined));
  await showAt(<StatCards />, "/admin");
  await screen.findByText("186");
  const cards = screen.getAllByRole("definition").map((card) => card.textContent);
  expect(cards).toEqual(["9+50%", "14new", "186−25%", "310%"]);
});

it("overdue inquiries and mails that could not be sent are said on the dashboard", async () => {
  const mail = { configured: true, waiting: 0, failed: 2, last_error: "550 no such address" };
  signedIn(({ call }) => (call === "GET /stats" ? [200, someStats({ overdue: 3, unanswered: 8, mail })] : undefined));
  await showAt(<StatCards />, "/admin");
  const link = await screen.findByRole("link", { name: "3 overdue" });
  expect(link.getAttribute("href")).toBe("/admin/contact-submissions?overdue=true");
  expect(screen.getByText("550 no such address")).toBeTruthy();
});

it("the newest five inquiries are shown with 50 characters of their message", async () => {
  const rows = [aSubmission({ message: "m".repeat(51) }), aSubmission({ name: "", message: null })];
  const calls = signedIn(({ call }) => (call.startsWith("GET /contact/submissions") ? [200, aList(rows)] : undefined));
  await showAt(<RecentInquiries />, "/admin");
  expect(await screen.findByText(`${"m".repeat(50)}...`)).toBeTruthy();
  expect(screen.getByRole("link", { name: "Unknown" })).toBeTruthy();
  expect(calls.map(({ call }) => call)).toContain("GET /contact/submissions?limit=5");
});

it("inquiries that cannot be loaded are said in the catalogue's words", async () => {
  signedIn(({ call }) => (call.startsWith("GET /contact/submissions") ? [404, undefined] : undefined));
  await showAt(<RecentInquiries />, "/admin");
  expect(await screen.findByText("API Error")).toBeTruthy();
  expect(screen.getByText("Failed to load contact submissions: API 404: Not Found")).toBeTruthy();
});
