import { act, cleanup, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { auditActions, auditEntities } from "#contract/admin/audit-actions.ts";
import type { AuditListResponse } from "#contract/admin/audit-list.ts";
import { AuditPage } from "#web/features/admin/audit/audit-page.tsx";
import { clearToast } from "#web/ui/feedback/toast.tsx";
import { inputByLabel, renderAt, resetBrowser, submitForm } from "../../support/account-api.tsx";
import { currentAdmin, mockSignedInApi } from "../../support/admin-api.ts";

afterEach(() => {
  cleanup();
  act(clearToast);
  resetBrowser();
});

type Line = AuditListResponse["data"]["lines"][number];
const gone = "7f1d6a52-0000-4000-8000-00000000dead";

function aLine(overrides: Partial<Line> = {}): Line {
  return {
    n: 1,
    at: "2026-11-20T09:14:00.000Z",
    actor_id: currentAdmin.id,
    actor: "desk",
    action: "update",
    entity: "property",
    entity_id: "1b2c3d4e-0000-4000-8000-000000000001",
    before: null,
    after: null,
    ...overrides,
  };
}

const actors = [
  { id: currentAdmin.id, username: "desk" },
  { id: gone, username: null },
];

async function showAudit(lines: Line[], path = "/admin/audit", next_cursor: string | null = null) {
  const calls = mockSignedInApi(
    ({ call }) => (call.startsWith("GET /audit") ? [200, { data: { lines }, actors, next_cursor }] : undefined),
    "super_admin",
  );
  const shown = await renderAt(<AuditPage />, path);
  await screen.findByRole("option", { name: "desk" });
  return { ...shown, asked: () => calls.filter(({ call }) => call.startsWith("GET /audit")).map(({ call }) => call) };
}

const options = (label: string) =>
  within(inputByLabel(label))
    .getAllByRole("option")
    .map(({ textContent }) => textContent);
const changes = () => screen.getAllByRole("listitem").flatMap((line) => [...line.querySelectorAll("li")]);

it("everything that can be done, to whatever, by whoever appears can be chosen", async () => {
  await showAudit([]);
  expect(options("Did what")).toHaveLength(auditActions.length + 1);
  expect(options("To what")).toHaveLength(auditEntities.length + 1);
  expect(options("To what").slice(0, 3)).toEqual(["Anything", "Listing", "Driving item"]);
  expect(options("Who")).toEqual(["Anybody", "desk", "Account 7f1d6a52", "Nobody signed in"]);
});

it("what is chosen stands in the address and is asked of the service", async () => {
  const { address, asked } = await showAudit([]);
  for (const [label, value] of [
    ["Who", currentAdmin.id],
    ["Did what", "update"],
    ["To what", "enquiry"],
    ["From", "2026-11-01"],
    ["Until", "2026-11-20"],
    ["Its number", " 17 "],
  ] as const)
    fireEvent.change(inputByLabel(label), { target: { value } });
  const show = screen.getByRole("button", { name: "Show" });
  show.focus();
  await submitForm();
  expect(document.activeElement).toBe(show);
  const query = `entity=enquiry&entity_id=17&actor_id=${currentAdmin.id}&action=update&from=2026-11-01&to=2026-11-20`;
  expect(address()).toBe(`/admin/audit?${query}`);
  expect(asked().at(-1)).toBe(`GET /audit?${query}`);
});

it("an address is taken up, without what makes no sense in it, and can be cleared", async () => {
  const { address, asked } = await showAudit([], `/admin/audit?actor_id=${gone}&action=erase&entity=castle&to=soon`);
  expect(asked()).toEqual([`GET /audit?actor_id=${gone}&action=erase`]);
  expect(["Who", "Did what", "To what", "Until"].map((label) => inputByLabel(label).value)).toEqual([
    gone,
    "erase",
    "",
    "",
  ]);
  fireEvent.click(screen.getByRole("link", { name: "Clear" }));
  await act(async () => undefined);
  expect(address()).toBe("/admin/audit");
  expect(inputByLabel("Did what").value).toBe("");
  expect(screen.queryByRole("link", { name: "Clear" })).toBeNull();
});

it("pages are turned by links that keep the filters", async () => {
  await showAudit([aLine()], "/admin/audit?action=update&cursor=4k", "2a");
  expect(screen.getByRole("link", { name: "Older" }).getAttribute("href")).toBe("/admin/audit?action=update&cursor=2a");
  expect(screen.getByRole("link", { name: "Newest" }).getAttribute("href")).toBe("/admin/audit?action=update");
});

it("what changed is said field by field, in words", async () => {
  await showAudit([
    aLine({
      before: { area_sqft: 900, is_available: true, amenities: ["Garden"], title: "Same" },
      after: { area_sqft: 950, is_available: false, amenities: ["Garden", "Gym"], title: "Same" },
    }),
  ]);
  expect(screen.getByText("desk", { selector: "b" }).parentElement?.textContent).toBe("desk changed a listing");
  expect(changes().map(({ textContent }) => textContent)).toEqual([
    "area sqft: 900 → became 950",
    "is available: yes → became no",
    "amenities: Garden → became Garden; Gym",
  ]);
});

it("colleagues are named where a field holds their number, and one side alone is told too", async () => {
  await showAudit([
    aLine({ n: 3, entity: "enquiry", before: { assignee: null }, after: { assignee: currentAdmin.id, note: "added" } }),
    aLine({ n: 2, entity: "user", action: "approve", before: { role: "user" } }),
    aLine({
      n: 1,
      entity: "site",
      before: { services: { health: { phone: null } } },
      after: { services: { health: { phone: "+231" } } },
    }),
  ]);
  expect(changes().map(({ textContent }) => textContent)).toEqual([
    "assignee: — → became desk",
    "note: — → became added",
    "role: was user",
    "services, health, phone: — → became +231",
  ]);
});

it("who has no name any more, or never had one, is said so", async () => {
  await showAudit([
    aLine({ n: 3, actor: null, actor_id: gone }),
    aLine({ n: 2, actor: null, actor_id: null, action: "remove" }),
    aLine({ n: 1, actor: null, actor_id: null, action: "register", entity: "user" }),
  ]);
  for (const name of ["An account that is gone", "The site itself", "Somebody not signed in"])
    expect(screen.getByText(name)).toBeTruthy();
});

it("a day that the service refuses is said beside its field", async () => {
  const msg = "Must not be before the first day";
  const detail = [{ loc: ["query", "to"], msg, type: "custom" }];
  mockSignedInApi(({ call }) => (call.startsWith("GET /audit") ? [422, { detail }] : undefined), "super_admin");
  await renderAt(<AuditPage />, "/admin/audit?from=2026-11-02&to=2026-11-01");
  expect((await screen.findByText(msg)).id).toBe("audit-to-error");
  expect(inputByLabel("Until").getAttribute("aria-describedby")).toBe("audit-to-error");
});
