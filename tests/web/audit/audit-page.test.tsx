import { act, cleanup, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { auditActions, auditEntities } from "#contract/admin/audit-actions.ts";
import type { AuditListResponse } from "#contract/admin/audit-list.ts";
import { AuditPage } from "#web/admin/features/audit/audit-page.tsx";
import { listPeriods } from "#web/admin/features/audit/audit-periods.ts";
import { groupByDay } from "#web/admin/lib/format/group-by-day.ts";
import { inputByLabel, renderAt, resetScreen } from "../support/account-api.tsx";
import { currentAdmin, mockSignedInApi } from "../support/admin-api.ts";

afterEach(resetScreen);

type AuditEntry = AuditListResponse["data"]["lines"][number];
const deletedAccountId = "7f1d6a52-0000-4000-8000-00000000dead";

function buildEntry(overrides: Partial<AuditEntry> = {}): AuditEntry {
  return {
    ...{ n: 1, at: "2026-11-20T09:14:00.000Z", actor_id: currentAdmin.id, actor: "musu", action: "update" },
    ...{ entity: "property", entity_id: "1b2c3d4e-0000-4000-8000-000000000001", reference: "MH-1012" },
    ...{ name: "Villa in Sinkor", names: {}, import: null, before: null, after: null },
    ...overrides,
  };
}

const actors = [
  { id: currentAdmin.id, username: "musu" },
  { id: deletedAccountId, username: null },
];

async function renderAudit(lines: AuditEntry[], path = "/admin/audit", next_cursor: string | null = null) {
  const rest = (call: string) => (next_cursor && call.includes(`cursor=${next_cursor}`) ? [] : lines);
  const calls = mockSignedInApi(
    ({ call }) =>
      call.startsWith("GET /audit") ? [200, { data: { lines: rest(call) }, actors, next_cursor }] : undefined,
    "super_admin",
  );
  const shown = await renderAt(<AuditPage />, path);
  await screen.findByRole("option", { name: "musu" });
  return {
    ...shown,
    requests: () => calls.filter(({ call }) => call.startsWith("GET /audit")).map(({ call }) => call),
  };
}

const options = (label: string) =>
  [...inputByLabel(label).querySelectorAll("option")].map(({ textContent }) => textContent);
const sentences = () => [...document.querySelectorAll("summary time + span")].map(({ textContent }) => textContent);
const changes = () => screen.getAllByRole("listitem").flatMap((line) => [...line.querySelectorAll("li")]);

it("offers every action, every kind of item and every user as a filter", async () => {
  await renderAudit([buildEntry()]);
  expect(options("Action")).toHaveLength(auditActions.length + 1);
  expect(options("Item")).toHaveLength(auditEntities.length + 1);
  expect(options("Item").slice(0, 3)).toEqual(["Any item", "Listing", "Course"]);
  expect(options("User")).toEqual(["Anyone", "musu", "Account 7f1d6a52", "Not signed in"]);
});

it("puts the filters into the URL and the request", async () => {
  const { currentPath, requests } = await renderAudit([buildEntry()], "/admin/audit?cursor=4k");
  for (const [label, value] of [
    ["User", currentAdmin.id],
    ["Action", "update"],
    ["Item", "enquiry"],
    ["Period", "other"],
    ["From", "2026-11-01"],
    ["Until", "2026-11-20"],
    ["Reference", "MH-1012"],
    ["ID", " 17 "],
  ] as const) {
    await act(async () => fireEvent.change(inputByLabel(label), { target: { value } }));
    await act(async () => fireEvent.blur(inputByLabel(label)));
  }
  const query = `entity=enquiry&entity_id=17&reference=MH-1012&actor_id=${currentAdmin.id}&action=update&from=2026-11-01&to=2026-11-20`;
  expect(currentPath()).toBe(`/admin/audit?${query}`);
  expect(requests().at(-1)).toBe(`GET /audit?${query}&limit=50`);
});

it("reads the filters from the URL, and drops invalid ones", async () => {
  const { requests } = await renderAudit(
    [buildEntry()],
    `/admin/audit?actor_id=${deletedAccountId}&action=erase&entity=castle&to=soon`,
  );
  expect(requests()).toEqual([`GET /audit?actor_id=${deletedAccountId}&action=erase&limit=50`]);
  const values = ["User", "Action", "Item", "Period"].map((label) => inputByLabel(label).value);
  expect(values).toEqual([deletedAccountId, "erase", "", ""]);
});

it("keeps the filters in the links to other pages", async () => {
  await renderAudit([buildEntry()], "/admin/audit?action=update&cursor=4k", "2a");
  expect(screen.getByRole("link", { name: "Older" }).getAttribute("href")).toBe("/admin/audit?action=update&cursor=2a");
  expect(screen.getByRole("link", { name: "Newest" }).getAttribute("href")).toBe("/admin/audit?action=update");
});

it("reads on until there are enough rows, and at most four times", async () => {
  const { requests } = await renderAudit([buildEntry()], "/admin/audit", "2a");
  expect(requests()).toEqual(["GET /audit?limit=50", ...Array(3).fill("GET /audit?cursor=2a&limit=50")]);
  cleanup();
  const many = Array.from({ length: 20 }, (_, n) => buildEntry({ n, entity_id: `p-${n}`, action: "export" }));
  const page = await renderAudit(many, "/admin/audit", "2a");
  expect(page.requests()).toEqual(["GET /audit?limit=50"]);
});

it("names the actor and the changed fields with old and new values, and accounts by their username", async () => {
  const health = (phone: string | null) => ({ services: { health: { phone } } });
  await renderAudit([
    buildEntry({
      n: 5,
      before: { area_sqft: 900, is_available: true, amenities: ["Garden"], title: "Same" },
      after: { area_sqft: 950, is_available: false, amenities: ["Garden", "Gym"], title: "Same" },
    }),
    buildEntry({
      ...{ n: 3, entity: "enquiry", names: { [currentAdmin.id]: "musu" }, before: { assignee: null } },
      ...{ after: { assignee: currentAdmin.id, note: "added" }, actor: null, actor_id: deletedAccountId },
    }),
    buildEntry({ n: 2, entity: "user", action: "approve", before: { role: "user" }, actor: null, actor_id: null }),
    buildEntry({ n: 1, entity: "site", before: health(null), after: health("+231") }),
    buildEntry({
      ...{ n: 0, actor: null, actor_id: null },
      action: "register",
      entity: "user",
      entity_id: "u-2",
      name: "ada_toe",
    }),
  ]);
  expect(sentences()[0]).toBe("musu changed floor space, availability, amenities");
  const actors = [...document.querySelectorAll("summary time + span > :first-child")].map(
    ({ textContent }) => textContent,
  );
  // The row of an account that registered names it already.
  expect(actors.join()).toBe("musu,A deleted account,Someone not signed in,musu,registered");
  expect(changes().map(({ textContent }) => textContent)).toEqual([
    "floor space: 900 → changed to 950",
    "availability: yes → changed to no",
    "amenities: Garden → changed to Garden; Gym",
    "assignee: — → changed to musu",
    "note: — → changed to added",
    "role: was user",
    "services, health, phone: — → changed to +231",
  ]);
});

it("leaves the actor out only where people change their own account", async () => {
  await renderAudit([
    buildEntry({ n: 4, entity: "person", entity_id: "p-1", name: "musu" }),
    buildEntry({ n: 3, entity: "professional", entity_id: "d-1", name: "musu" }),
    buildEntry({ n: 2, entity: "user", entity_id: "u-1", name: null, actor: null, actor_id: deletedAccountId }),
    buildEntry({ n: 1, entity: "user", entity_id: currentAdmin.id, name: "musu", action: "enrol-second-step" }),
  ]);
  expect(sentences()).toEqual([
    ...[expect.stringMatching(/^musu /), expect.stringMatching(/^musu /)],
    ...["A deleted account changed the account", "set up two-step login"],
  ]);
});

it("shows the server's message about a date next to its field", async () => {
  const msg = "Must not be before the first day";
  const detail = [{ loc: ["query", "to"], msg, type: "custom" }];
  mockSignedInApi(({ call }) => (call.startsWith("GET /audit") ? [422, { detail }] : undefined), "super_admin");
  await renderAt(<AuditPage />, "/admin/audit?from=2026-11-02&to=2026-11-01");
  expect((await screen.findByText(msg)).closest("p")?.id).toBe("filter-until-error");
  expect(screen.getByText("Check the first and the last day.")).toBeTruthy();
  expect(inputByLabel("Until").getAttribute("aria-describedby")).toBe("filter-until-error");
});

it("groups the entries by day, each with its time", async () => {
  await renderAudit([
    buildEntry({ n: 3, at: "2024-11-22T17:40:00.000Z" }),
    buildEntry({ n: 2, at: "2024-11-22T09:05:00.000Z" }),
    buildEntry({ n: 1, at: "2024-11-20T09:14:00.000Z" }),
  ]);
  const days = screen.getAllByRole("region").map((day) => ({
    day: within(day).getByRole("heading").textContent,
    times: [...day.querySelectorAll("time")].map(({ textContent }) => textContent),
  }));
  expect(days).toEqual([
    { day: "Friday, Nov 22 2024", times: ["17:40", "09:05"] },
    { day: "Wednesday, Nov 20 2024", times: ["09:14"] },
  ]);
});

it("shows the changes of an item on one day in one row", async () => {
  const enquiry = { entity: "enquiry", entity_id: "e-1", name: "Ma Kebbeh" } as const;
  await renderAudit([
    buildEntry({ ...enquiry, n: 3, before: { status: "read" }, after: { status: "replied", note: "added" } }),
    buildEntry({ n: 2 }),
    buildEntry({ ...enquiry, n: 1, before: { status: "new" }, after: { status: "read" } }),
  ]);
  expect(sentences()).toEqual([
    "musu marked it Replied (was Read), added a note",
    "musu marked it Read (was New)",
    "musu saved it without changes",
  ]);
  expect(document.querySelectorAll("summary")).toHaveLength(2);
  const [details] = document.querySelectorAll("details");
  const lists = [...(details?.querySelectorAll("ul") ?? [])].map((list) => list.firstElementChild?.textContent);
  expect(lists).toEqual(Array(2).fill(expect.stringMatching(/^\d\d:\d\d musu$/)));
});

it("shows as one row what one person did with at least three items within minutes, and each item in it", async () => {
  const change = (n: number, minute: number, overrides: Partial<AuditEntry> = {}) =>
    buildEntry({ n, entity_id: `p-${n}`, name: `Home ${n}`, at: `2026-11-20T09:${minute}:00.000Z`, ...overrides });
  const other = { actor_id: deletedAccountId, actor: "joy" };
  await renderAudit([
    ...[change(9, 40), change(8, 39), change(7, 30), change(6, 29, { action: "delete" })],
    ...[change(5, 28), change(4, 28)],
    ...[change(3, 27, other), change(2, 16, other), change(1, 10, other)],
  ]);
  const rows = [...screen.getByRole("region").querySelectorAll(":scope > ul > li")];
  const summaries = rows.map((row) => row.querySelector("summary")?.textContent);
  expect(summaries[0]).toBe("3 listings 09:40 musu changed Home 9, Home 8, Home 7");
  expect(summaries.slice(1)).toEqual(
    [6, 5, 4, 3, 2, 1].map((n) => expect.stringMatching(new RegExp(`^Home ${n} MH-1012`))),
  );
  expect([...(rows[0]?.querySelectorAll("ul summary b") ?? [])].map(({ textContent }) => textContent)).toEqual([
    ...["Home 9", "Home 8", "Home 7"],
  ]);
});

it("names the first three of a group, and counts the others", async () => {
  await renderAudit(Array.from({ length: 24 }, (_, n) => buildEntry({ n, entity_id: `p-${n}`, name: `Home ${n}` })));
  expect(sentences()[0]).toBe("musu changed Home 0, Home 1, Home 2 and 21 more");
});

it("calls the last two days today and yesterday", () => {
  const entries = ["2026-11-22T00:05:00.000Z", "2026-11-21T23:55:00.000Z", "2026-11-20T23:55:00.000Z"].map((at) =>
    buildEntry({ at }),
  );
  const labels = groupByDay(entries, new Date("2026-11-22T00:10:00.000Z")).map(({ label }) => label);
  expect(labels).toEqual(["Today, Nov 22", "Yesterday, Nov 21", "Friday, Nov 20"]);
});

it("links to the item, unless it was deleted", async () => {
  const enquiry = { entity: "enquiry", entity_id: "e-1", reference: "E-EDAA2082", name: "Ma Kebbeh" } as const;
  await renderAudit([
    buildEntry({ ...enquiry, n: 3, after: { note: "added" } }),
    buildEntry({ n: 2, entity_id: "p-1", action: "create" }),
    buildEntry({ n: 1, entity_id: "p-2", action: "delete", reference: "MH-1013", name: "Bungalow" }),
  ]);
  const links = screen.getAllByRole("link", { name: /^Open / }).map((link) => link.getAttribute("href"));
  expect(links).toEqual(["/admin/contact-submissions?open=e-1", "/property/p-1"]);
});

it("shows the filters of a phone in a sheet, which counts and clears them", async () => {
  vi.spyOn(window, "matchMedia").mockReturnValue(
    Object.assign(new EventTarget(), { matches: false }) as MediaQueryList,
  );
  mockSignedInApi(
    ({ call }) =>
      call.startsWith("GET /audit") ? [200, { data: { lines: [buildEntry()] }, actors, next_cursor: null }] : undefined,
    "super_admin",
  );
  const { currentPath } = await renderAt(<AuditPage />, "/admin/audit?entity=enquiry&from=2026-11-01&to=2026-11-20");
  fireEvent.click(screen.getByRole("button", { name: "Filters (2)" }));
  const sheet = within(screen.getByRole("dialog", { name: "Filters" }));
  await act(async () => fireEvent.click(sheet.getByRole("button", { name: "Clear" })));
  expect(currentPath()).toBe("/admin/audit");
  fireEvent.click(sheet.getByRole("button", { name: "Show" }));
  expect(screen.queryByRole("dialog")).toBeNull();
});

it("offers no filters for an empty log, but keeps them while nothing matches", async () => {
  const respond = ({ call }: { call: string }): [number, unknown] | undefined =>
    call.startsWith("GET /audit") ? [200, { data: { lines: [] }, actors: [], next_cursor: null }] : undefined;
  mockSignedInApi(respond, "super_admin");
  await renderAt(<AuditPage />, "/admin/audit");
  expect(await screen.findByRole("heading", { name: "No entries yet" })).toBeTruthy();
  expect(screen.queryByLabelText("Action")).toBeNull();
  cleanup();
  await renderAt(<AuditPage />, "/admin/audit?action=erase");
  expect(await screen.findByRole("heading", { name: "No entries match" })).toBeTruthy();
  expect(inputByLabel("Action").value).toBe("erase");
});

it("clears all filters on a desktop, also the days that are not yet chosen", async () => {
  const { currentPath } = await renderAudit([buildEntry()]);
  expect(inputByLabel("Period").closest("search")).not.toBeNull();
  expect(screen.queryByRole("link", { name: "Clear" })).toBeNull();
  const choose = (label: string, value: string) =>
    act(async () => fireEvent.change(inputByLabel(label), { target: { value } }));
  await choose("Period", "other");
  await choose("Action", "update");
  expect(inputByLabel("Period").value).toBe("other");
  await act(async () => fireEvent.click(screen.getByRole("link", { name: "Clear" })));
  expect(currentPath()).toBe("/admin/audit");
  expect(inputByLabel("Period").value).toBe("");
  expect(screen.queryByLabelText("From")).toBeNull();
});

it("forgets the wish for other days when a link leads elsewhere and back", async () => {
  await renderAudit([buildEntry()]);
  await act(async () => fireEvent.change(inputByLabel("Period"), { target: { value: "other" } }));
  await act(async () => fireEvent.click(screen.getByRole("link", { name: /^All entries/ })));
  expect(inputByLabel("Period").value).toBe("");
  await act(async () => fireEvent.click(screen.getByRole("link", { name: "Clear" })));
  expect(inputByLabel("Period").value).toBe("");
});

it("offers periods that end today, and recognizes them in the URL", async () => {
  const [, week = { label: "", from: "" }] = listPeriods();
  const { currentPath } = await renderAudit([buildEntry()], "/admin/audit?from=2026-01-01&to=2026-01-02");
  expect(inputByLabel("Period").value).toBe("other");
  fireEvent.change(inputByLabel("Period"), { target: { value: week.from } });
  await act(async () => undefined);
  expect(currentPath()).toBe(`/admin/audit?from=${week.from}`);
  expect(options("Period")).toEqual(["Any time", "Today", "Last 7 days", "Last 30 days", "Other days"]);
  expect(inputByLabel("Period").value).toBe(week.from);
  const now = new Date("2026-11-22T23:59:00.000Z");
  expect(listPeriods(now).map(({ from }) => from)).toEqual(["2026-11-22", "2026-11-16", "2026-10-24"]);
});
