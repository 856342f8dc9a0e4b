import { act, cleanup, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import type { Stats } from "#contract/admin/stats.ts";
import { MissingMailSettings } from "#web/features/admin/dashboard/missing-mail-settings.tsx";
import { RecentEnquiries } from "#web/features/admin/dashboard/recent-enquiries.tsx";
import { StatCards } from "#web/features/admin/dashboard/stat-cards.tsx";
import { clearToast } from "#web/ui/feedback/toast.tsx";
import { renderAt, resetBrowser } from "../../support/account-api.tsx";
import { buildEnquiry, buildEnquiryList, buildStats, mockSignedInApi } from "../../support/admin-api.ts";

afterEach(() => {
  cleanup();
  act(clearToast);
  resetBrowser();
});

it("the four cards show their figures with the real change, 'new' where there was nothing before", async () => {
  mockSignedInApi(({ call }) => (call === "GET /stats" ? [200, buildStats()] : undefined));
  await renderAt(<StatCards />, "/admin");
  await screen.findByText("186");
  const cards = screen.getAllByRole("definition").map((card) => card.textContent);
  expect(cards).toEqual(["9+50%", "14new", "186−25%", "310%"]);
});

it("overdue inquiries are said on the dashboard, with the way to them", async () => {
  mockSignedInApi(({ call }) => (call === "GET /stats" ? [200, buildStats({ overdue: 3, unanswered: 8 })] : undefined));
  await renderAt(<StatCards />, "/admin");
  const link = await screen.findByRole("link", { name: "3 overdue" });
  expect(link.getAttribute("href")).toBe("/admin/contact-submissions?overdue=true");
  expect(link.closest("p")?.textContent).toBe("3 overdue of 8 unanswered inquiries");
});

/** The cards with the mail standing so, as one of the staff sees them. */
async function showMail(mail: Partial<Stats["mail"]>, role: "admin" | "super_admin" = "admin") {
  const stats = buildStats({ mail: { ...buildStats().mail, ...mail } });
  mockSignedInApi(({ call }) => (call === "GET /stats" ? [200, stats] : undefined), role);
  await renderAt(
    <>
      <StatCards />
      <MissingMailSettings />
    </>,
    "/admin",
  );
  await screen.findByText("186");
  return document.body.textContent;
}

it("mail that is late is said at once, with the reason, and that it is tried again", async () => {
  const said = await showMail({ waiting: 3, late: 2, last_error: "the destination is not verified" });
  expect(said).toContain("Mail about 2 inquiries is late");
  expect(said).toContain("the destination is not verified. It is tried again by itself.");
});

it("mail that was given up is said with the reason", async () => {
  const said = await showMail({ failed: 1, last_error: "550 no such address" });
  expect(said).toContain("Mail about 1 inquiry could not be sent");
  expect(said).toContain("550 no such address.");
  expect(said).not.toContain("late");
});

it("what is missing for mail is named to super admins alone", async () => {
  const missing = { configured: false, missing: ["MAILER", "MAIL_FROM", "MAIL_TO"] };
  expect(await showMail(missing)).not.toContain("mailed");
  cleanup();
  const said = await showMail(missing, "super_admin");
  expect(said).toContain("Inquiries are not mailed to you: MAILER, MAIL_FROM and MAIL_TO are not set.");
  cleanup();
  expect(await showMail({ configured: false, missing: ["MAIL_TO"] }, "super_admin")).toContain(": MAIL_TO is not set.");
});

it("the newest five inquiries are shown with 50 characters of their message", async () => {
  const rows = [buildEnquiry({ message: "m".repeat(51) }), buildEnquiry({ name: "", message: null })];
  const calls = mockSignedInApi(({ call }) =>
    call.startsWith("GET /contact/submissions") ? [200, buildEnquiryList(rows)] : undefined,
  );
  await renderAt(<RecentEnquiries />, "/admin");
  expect(await screen.findByText(`${"m".repeat(50)}...`)).toBeTruthy();
  expect(screen.getByRole("link", { name: "Unknown" })).toBeTruthy();
  expect(calls.map(({ call }) => call)).toContain("GET /contact/submissions?limit=5");
});

it("inquiries that cannot be loaded are said in the catalogue's words", async () => {
  mockSignedInApi(({ call }) => (call.startsWith("GET /contact/submissions") ? [404, undefined] : undefined));
  await renderAt(<RecentEnquiries />, "/admin");
  expect(await screen.findByText("API Error")).toBeTruthy();
  expect(screen.getByText("Failed to load contact submissions: API 404: Not Found")).toBeTruthy();
});
