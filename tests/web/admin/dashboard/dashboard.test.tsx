import { act, cleanup, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import type { Stats } from "#contract/admin/stats.ts";
import { AccessRequests } from "#web/features/admin/dashboard/access-requests.tsx";
import { DatabaseSize } from "#web/features/admin/dashboard/database-size.tsx";
import { MissingMailSettings } from "#web/features/admin/dashboard/missing-mail-settings.tsx";
import { NeedsAttention } from "#web/features/admin/dashboard/needs-attention.tsx";
import { OpenTasks } from "#web/features/admin/dashboard/open-tasks.tsx";
import { RecentEnquiries } from "#web/features/admin/dashboard/recent-enquiries.tsx";
import { StatCards } from "#web/features/admin/dashboard/stat-cards.tsx";
import { statChangeText } from "#web/features/admin/dashboard/stat-change.ts";
import { clearToast } from "#web/ui/feedback/toast.tsx";
import { renderAt, resetBrowser } from "../../support/account-api.tsx";
import { buildEnquiry, buildEnquiryList, buildStats, mockSignedInApi } from "../../support/admin-api.ts";

afterEach(() => {
  cleanup();
  act(clearToast);
  resetBrowser();
});

it("shows a change from at least five in per cent, from fewer as a number", async () => {
  mockSignedInApi(({ call }) => (call === "GET /stats" ? [200, buildStats()] : undefined));
  await renderAt(<StatCards />, "/admin");
  await screen.findByText("186");
  const cards = screen.getAllByRole("definition").map((card) => card.textContent);
  expect(cards).toEqual(["9 +50%", "14 +12", "186 −25%", "7 31 in 7 days"]);
});

it.each([
  [{ recent: 1, previous: 3, change: -67 }, "−2"],
  [{ recent: 4, previous: 0, change: "new" as const }, "+4"],
  [{ recent: 0, previous: 0, change: 0 }, "no change"],
  [{ recent: 1204, previous: 4, change: 30000 }, "+1,200"],
  [{ recent: 6, previous: 5, change: 20 }, "+20%"],
  [{ recent: 5, previous: 5, change: 0 }, "no change"],
])("describes the change %o as %s", (periods, text) => {
  expect(statChangeText({ value: 0, ...periods })).toBe(text);
});

it("starts with the enquiries to answer, linked to the inbox", async () => {
  mockSignedInApi(({ call }) => (call === "GET /stats" ? [200, buildStats({ overdue: 2, unanswered: 7 })] : undefined));
  await renderAt(<OpenTasks />, "/admin");
  const unanswered = await screen.findByRole("link", { name: "7 to answer" });
  expect(unanswered.getAttribute("href")).toBe("/admin/contact-submissions?unanswered=true");
  const overdue = screen.getByRole("link", { name: "2 overdue" });
  expect(overdue.getAttribute("href")).toBe("/admin/contact-submissions?overdue=true");
  expect(overdue.closest("p")?.textContent).toBe("7 to answer, 2 overdue");
});

it("says that there is nothing to answer", async () => {
  mockSignedInApi(({ call }) => (call === "GET /stats" ? [200, buildStats()] : undefined));
  await renderAt(<OpenTasks />, "/admin");
  expect(await screen.findByText("Nothing to answer")).toBeTruthy();
  expect(screen.queryByText(/overdue/)).toBeNull();
});

/** Renders the cards with this mail status and returns the text of the page. */
async function renderMailStatus(mail: Partial<Stats["mail"]>, role: "admin" | "super_admin" = "admin") {
  const stats = buildStats({ mail: { ...buildStats().mail, ...mail } });
  mockSignedInApi(({ call }) => (call === "GET /stats" ? [200, stats] : undefined), role);
  await renderAt(
    <>
      <StatCards />
      <NeedsAttention />
      <MissingMailSettings />
    </>,
    "/admin",
  );
  await screen.findByText("186");
  return document.body.textContent;
}

it("warns about delayed email alerts with the reason", async () => {
  const text = await renderMailStatus({ waiting: 3, late: 2, last_error: "the destination is not verified" });
  expect(text).toContain("Email alerts about 2 enquiries are delayed");
  expect(text).toContain("the destination is not verified. They are retried automatically.");
});

it("reports failed email alerts with the reason", async () => {
  const text = await renderMailStatus({ failed: 1, last_error: "550 no such address" });
  expect(text).toContain("Email alerts about 1 enquiry could not be sent");
  expect(text).toContain("550 no such address.");
  expect(text).not.toContain("delayed");
});

it("tells only super admins that email alerts are off", async () => {
  const notice = "Email alerts are off. Ask your developer.";
  const mail = { configured: false, missing: ["MAILER", "MAIL_FROM", "MAIL_TO"] };
  expect(await renderMailStatus(mail)).not.toContain(notice);
  cleanup();
  expect(await renderMailStatus(mail, "super_admin")).toContain(notice);
});

it("shows the newest five enquiries with 50 characters of the message", async () => {
  const rows = [buildEnquiry({ message: "m".repeat(51) }), buildEnquiry({ name: "", message: null })];
  const calls = mockSignedInApi(({ call }) =>
    call.startsWith("GET /contact/submissions") ? [200, buildEnquiryList(rows)] : undefined,
  );
  await renderAt(<RecentEnquiries />, "/admin");
  expect(await screen.findByText(`${"m".repeat(50)}...`)).toBeTruthy();
  expect(screen.getByRole("link", { name: "Unknown" })).toBeTruthy();
  expect(calls.map(({ call }) => call)).toContain("GET /contact/submissions?limit=5");
});

it("explains in the specification's words why enquiries could not be loaded", async () => {
  mockSignedInApi(({ call }) => (call.startsWith("GET /contact/submissions") ? [404, undefined] : undefined));
  await renderAt(<RecentEnquiries />, "/admin");
  expect(await screen.findByText("API Error")).toBeTruthy();
  expect(screen.getByText("Failed to load contact submissions: API 404: Not Found")).toBeTruthy();
});

it("announces requests for access with a link to the team", async () => {
  mockSignedInApi(({ call }) => (call === "GET /stats" ? [200, buildStats({ access_requests: 1 })] : undefined));
  await renderAt(<AccessRequests />, "/admin");
  expect(await screen.findByText("1 person asks for admin access")).toBeTruthy();
  expect(screen.getByRole("link", { name: "Review the requests" }).getAttribute("href")).toBe("/admin/team");
});

it("shows how much of its limit the database uses", async () => {
  const stats = buildStats({ database_bytes: 52_428_800 });
  mockSignedInApi(({ call }) => (call === "GET /stats" ? [200, stats] : undefined), "super_admin");
  await renderAt(<DatabaseSize />, "/admin");
  expect(await screen.findByText("Database: 50 MB, 0.5 % of the 10 GB that it can hold.")).toBeTruthy();
});
