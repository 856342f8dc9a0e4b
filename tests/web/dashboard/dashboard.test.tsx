import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import type { Stats } from "#contract/admin/stats.ts";
import { DatabaseSize } from "#web/admin/features/dashboard/database-size.tsx";
import { MissingMailSettings } from "#web/admin/features/dashboard/missing-mail-settings.tsx";
import { NeedsAttention } from "#web/admin/features/dashboard/needs-attention.tsx";
import { QuickActions } from "#web/admin/features/dashboard/quick-actions.tsx";
import { RecentEnquiries } from "#web/admin/features/dashboard/recent-enquiries.tsx";
import { pickRecent } from "#web/admin/features/dashboard/recent-order.ts";
import { StatCards } from "#web/admin/features/dashboard/stats/stat-cards.tsx";
import { statChangeText } from "#web/admin/features/dashboard/stats/stat-change.ts";
import { OpenTasks } from "#web/admin/features/dashboard/tasks/open-tasks.tsx";
import { renderAt, resetScreen, toastText } from "../support/account-api.tsx";
import { buildEnquiry, buildEnquiryList, buildStats, mockSignedInApi } from "../support/admin-api.ts";

afterEach(resetScreen);

it("writes the change beside each total", async () => {
  mockSignedInApi(({ call }) => (call === "GET /stats" ? [200, buildStats()] : undefined));
  await renderAt(<StatCards />, "/admin");
  await screen.findByText("186");
  const cards = screen.getAllByRole("definition").map((card) => card.textContent);
  expect(cards).toEqual([
    ...["9", "+50% · 9 in 30 days, 6 before"],
    ...["14", "+1,200% · 13 in 30 days, 1 before"],
    ...["186", "−25% · 60 in 30 days, 80 before"],
    ...["31", "+55% · 31 in 7 days, 20 before"],
  ]);
});

it.each([
  [{ recent: 1, previous: 3, change: -67 }, "−67% · 1 in 30 days, 3 before"],
  [{ recent: 4, previous: 0, change: "new" as const }, "new · 4 in 30 days, none before"],
  [{ recent: 0, previous: 0, change: 0 }, "0% · 0 in 30 days, none before"],
  [{ recent: 1204, previous: 4, change: 30000 }, "+30,000% · 1,204 in 30 days, 4 before"],
])("describes the change %o as %s", (periods, text) => expect(statChangeText(periods, 30)).toBe(text));

/** Renders the tasks and returns each with the address that it opens, null for one that is no link. */
async function showTasks(stats: Partial<Stats>, toConfirm = 0, withoutHours: readonly string[] = []) {
  mockSignedInApi(({ call }) => {
    if (call === "GET /stats") return [200, buildStats(stats)];
    if (call === "GET /resources") {
      const all = ["Dr. Ready", ...withoutHours];
      return [
        200,
        { data: { resources: all.map((id) => ({ id, name: id, without_hours: withoutHours.includes(id) })) } },
      ];
    }
    if (!call.startsWith("GET /list/to-confirm")) return undefined;
    return [200, { data: { properties: [] }, total: toConfirm, total_exact: true, next_cursor: null }];
  });
  await renderAt(<OpenTasks />, "/admin");
  const tasks = within(await screen.findByRole("region", { name: "To do" })).getAllByRole("listitem");
  return tasks.map((task) => [task.textContent, task.querySelector("a")?.getAttribute("href") ?? null]);
}

it("starts with the open tasks, the overdue enquiries first", async () => {
  expect(await showTasks({ overdue: 2, unanswered: 7, access_requests: 1 }, 3)).toEqual([
    ["2 overdue: answer now", "/admin/contact-submissions?overdue=true"],
    ["7 to answer", "/admin/contact-submissions?unanswered=true"],
    ["1 person asks for admin access", "/admin/team"],
    ["3 listings to confirm", "/admin#to-confirm"],
  ]);
});

it("shows due next steps with their text and day, and how many there are if some are not shown", async () => {
  const today = new Date().toISOString().slice(0, 10);
  const steps = [
    { id: "a", text: "Call back about the villa", at: `${today}T14:00:00.000Z`, is_own: true },
    { id: "b", text: "Send the contract", at: "2026-11-03", is_own: false },
  ];
  const shown = [
    ["Call back about the villa, today 14:00", "/admin/contact-submissions?next_step=due&open=a"],
    ["Team: Send the contract, 3 November 2026", "/admin/contact-submissions?next_step=due&open=b"],
  ];
  expect(await showTasks({ due_steps: 2, next_steps: steps })).toEqual([["Nothing to answer", null], ...shown]);
  cleanup();
  expect((await showTasks({ due_steps: 7, next_steps: steps })).at(-1)).toEqual([
    "7 next steps due",
    "/admin/contact-submissions?next_step=due",
  ]);
});

it("names a doctor without hours, or counts them, with a link to the hours", async () => {
  const path = "/admin/calendar/settings?doctor=Dr.+Moore";
  expect(await showTasks({}, 0, ["Dr. Moore"])).toContainEqual([
    "Dr. Moore has no hours: no times can be booked",
    path,
  ]);
  cleanup();
  expect(await showTasks({}, 0, ["Dr. Moore", "Dr. Cole"])).toContainEqual([
    "2 doctors have no hours: no times can be booked",
    path,
  ]);
});

it("lists only open tasks, and says that there is nothing to answer", async () => {
  expect(await showTasks({ unanswered: 1 })).toEqual([["1 to answer", "/admin/contact-submissions?unanswered=true"]]);
  cleanup();
  expect((await showTasks({}, 1)).map(([text]) => text)).toEqual(["Nothing to answer", "1 listing to confirm"]);
});

/** Renders the quick actions for a role. Returns the name and the address of each. */
async function showQuickActions(role: "admin" | "super_admin") {
  mockSignedInApi(() => undefined, role);
  await renderAt(<QuickActions />, "/admin");
  return screen.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")]);
}

it("offers an even number of quick actions to each role, each with its page", async () => {
  const ofAdmins = [
    ["Add Buy Property", "/add-property"],
    ["Add Rent Property", "/add-rent-property"],
    ["View enquiries", "/admin/contact-submissions"],
    ["Import and export", "/admin/import"],
  ];
  expect(await showQuickActions("admin")).toEqual(ofAdmins);
  cleanup();
  const ofSuperAdmins = [
    ["Settings", "/admin/settings"],
    ["Team", "/admin/team"],
  ];
  expect(await showQuickActions("super_admin")).toEqual([...ofAdmins, ...ofSuperAdmins]);
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

it("says with the reason that email alerts are delayed, or that they failed", async () => {
  const delayed = await renderMailStatus({ waiting: 3, late: 2, last_error: "the destination is not verified" });
  expect(delayed).toContain("Email alerts about 2 enquiries are delayed");
  expect(delayed).toContain("the destination is not verified. They are retried automatically.");
  cleanup();
  const failed = await renderMailStatus({ failed: 1, last_error: "550 no such address" });
  expect(failed).toContain("Email alerts about 1 enquiry could not be sent");
  expect(failed).toContain("550 no such address.");
  expect(failed).not.toContain("delayed");
});

it("tells only super admins that email alerts are off, and what to do", async () => {
  const notice = "To get emails, tell the person who set up this site which address should receive them.";
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

it("explains without a code why enquiries could not be loaded", async () => {
  mockSignedInApi(({ call }) => (call.startsWith("GET /contact/submissions") ? [500, undefined] : undefined));
  await renderAt(<RecentEnquiries />, "/admin");
  expect(await screen.findByText("API Error")).toBeTruthy();
  expect(screen.getByText(/^Failed to load contact submissions: The server has a problem\./)).toBeTruthy();
});

it("says that a refresh failed beside older rows, also when they were not up to date before", async () => {
  let isUp = true;
  const calls = mockSignedInApi(({ call }) =>
    isUp && call.startsWith("GET /contact/submissions") ? [200, buildEnquiryList([buildEnquiry()])] : [503, {}],
  );
  await renderAt(<RecentEnquiries />, "/admin");
  await screen.findByRole("listitem");
  isUp = false;
  const lists = () => calls.filter(({ call }) => call.startsWith("GET /contact/submissions")).length;
  const before = lists();
  const reconnect = () => {
    dispatchEvent(new Event("online"));
    expect(lists()).toBeGreaterThan(before);
  };
  await waitFor(reconnect, { timeout: 4000 });
  await act(async () => await new Promise((resolve) => setTimeout(resolve, 50)));
  await act(async () => void fireEvent.click(screen.getByRole("button", { name: "Refresh Inquiries" })));
  await waitFor(() => expect(toastText()).toContain("Failed to load contact submissions"));
});

it("lists overdue enquiries first and marks them, also those that are not among the newest", async () => {
  const late = Array.from({ length: 4 }, (_, index) =>
    buildEnquiry({ name: `Late ${index}`, overdue: true, status: "read" }),
  );
  const newest = Array.from({ length: 5 }, (_, index) => `Early ${index}`).map((name) => buildEnquiry({ name }));
  mockSignedInApi(({ call }) => {
    if (call.includes("overdue=true")) return [200, buildEnquiryList(late, { counts: { overdue: 4 } })];
    if (call.startsWith("GET /contact/submissions")) return [200, buildEnquiryList(newest, { counts: { overdue: 4 } })];
    return undefined;
  });
  await renderAt(<RecentEnquiries />, "/admin");
  await screen.findByRole("link", { name: "Late 0" });
  const rows = screen.getAllByRole("listitem").map((item) => item.textContent ?? "");
  const marks = rows.map((text) => /^((?:Late|Early) \d)(Overdue|New)/.exec(text)?.slice(1).join(": "));
  expect(marks).toEqual([...[0, 1, 2].map((late) => `Late ${late}: Overdue`), "Early 0: New", "Early 1: New"]);
  expect(rows[0]).toContain("due ");
});

it("fills the list with overdue enquiries if there are few others", () => {
  const late = Array.from({ length: 6 }, () => buildEnquiry({ overdue: true }));
  const other = buildEnquiry();
  expect(pickRecent([...late, other])).toEqual([...late.slice(0, 4), other]);
});

it("shows how much of its limit the database uses", async () => {
  const stats = buildStats({ database_bytes: 52_428_800 });
  mockSignedInApi(({ call }) => (call === "GET /stats" ? [200, stats] : undefined), "super_admin");
  await renderAt(<DatabaseSize />, "/admin");
  expect(await screen.findByText("Database: 50 MB, 0.5 % of the 10 GB that it can hold.")).toBeTruthy();
});
