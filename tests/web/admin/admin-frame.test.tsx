import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Role } from "#contract/accounts/roles.ts";
import type { SearchResults } from "#contract/admin/search.ts";
import { saveSession } from "#web/lib/session/stored-session.ts";
import { buildSession, buildUser, mockApi, resetScreen } from "../support/account-api.tsx";
import { renderAdmin } from "../support/render-admin.tsx";

afterEach(resetScreen);
beforeEach(() => show("phone"));

function show(device: "phone" | "desktop") {
  const media = Object.assign(new EventTarget(), { matches: device === "desktop" } as MediaQueryList);
  vi.spyOn(window, "matchMedia").mockReturnValue(media);
}

const at = "2026-11-20T10:00:00.000Z";
const id = "11111111-0000-4000-8000-000000000001";
const results: SearchResults = {
  people: [
    {
      ...{ id, name: "Mary Kollie", contacts: [], phone: "0775 556 066", email: null, kinds: ["client"] },
      ...{ patient: false, last_contact_at: at, open_enquiries: 1, about: "2 bedrooms" },
    },
  ],
  homes: [
    {
      ...{ uuid: id, reference: "MH-7", kind: "rent", title: "Villa in Sinkor", status: "available", price: 800 },
      ...{ published: false, image_url: null },
    },
  ],
  enquiries: [
    {
      ...{ id, reference: "E-1", name: "Mary", service: "general", status: "new", overdue: false },
      ...{ submitted_at: at, about: "Is it free?" },
    },
  ],
  appointments: [
    { id, reference: "A-1", kind: "viewing", status: "cancelled", start: at, title: "Villa", name: "Mary" },
  ],
};
const nothing: SearchResults = { people: [], homes: [], enquiries: [], appointments: [] };

/** Opens a screen as a colleague. The search finds `found`, or fails. */
async function open(path: string, found: SearchResults | null = results, role: Role = "admin") {
  const user = buildUser({ role, id: "own" });
  saveSession(buildSession(user));
  const calls = mockApi(({ call }) => {
    if (call === "GET /auth/me") return [200, { user }];
    if (call === "POST /search") return found ? [200, { data: found }] : undefined;
    return call === "POST /people/search" ? [200, { data: { people: [] }, next_cursor: null }] : [204];
  });
  const shown = await renderAdmin(path);
  // The code of a screen loads when it is opened.
  await waitFor(() => expect(document.querySelector("main")).toBeTruthy(), { timeout: 10_000 });
  await act(async () => undefined);
  return { ...shown, sent: () => calls.filter(({ call }) => call === "POST /search").map(({ body }) => body) };
}
const press = (name: string | RegExp) => act(async () => void fireEvent.click(screen.getByRole("button", { name })));
const texts = (elements: HTMLElement[]) => elements.map(({ textContent }) => textContent);
const bar = () => within(screen.getByRole("navigation", { name: "Admin bar" }));

it("the bar of a phone has five items, and More the others by subject and by role, without those of the bar", async () => {
  await open("/admin/people");
  expect(texts(bar().getAllByRole("link"))).toEqual(["Home", "Inbox", "Calendar", "Listings"]);
  await press("More");
  const sheet = within(screen.getByRole("dialog"));
  expect(texts(sheet.getAllByRole("heading", { level: 3 }))).toEqual(["Customers", "Tools", "You"]);
  const links = [
    "People",
    "Wanted",
    "Answer times",
    "Sold and let",
    "Reply templates",
    "Import and export",
    "Your account",
  ];
  expect(texts(sheet.getAllByRole("link"))).toEqual(links);
  resetScreen();
  show("phone");
  await open("/admin/people", results, "super_admin");
  await press("More");
  expect(texts(within(screen.getByLabelText("Business")).getAllByRole("link"))).toEqual([
    "Settings",
    "Team",
    "Audit",
    "Personal data",
  ]);
});

it.each([
  ["/admin/outbox", "More"],
  ["/admin/calendar/settings", "Calendar"],
  ["/admin/contact-submissions", "Inbox"],
])("the bar marks where %s belongs", async (path, name) => {
  await open(path);
  const marked = bar().getAllByText(name)[0]?.closest("[aria-current]");
  expect(marked?.textContent).toContain(name);
  expect(document.querySelectorAll(".admin-bar > [aria-current]")).toHaveLength(1);
});

it.each(["phone", "desktop"] as const)("New leads to each form on a %s, and keeps what is shown", async (device) => {
  show(device);
  const { currentPath } = await open("/admin/calendar?date=2026-11-20");
  await press("New");
  const links = within(screen.getByRole("dialog")).getAllByRole<HTMLAnchorElement>("link");
  expect(links.map((link) => link.getAttribute("href"))).toEqual([
    "/add-property",
    "/add-rent-property",
    "/admin/calendar?date=2026-11-20&new",
    "/admin/contact-submissions?new",
    "/admin/people?new",
  ]);
  await act(async () => void fireEvent.click(screen.getByRole("link", { name: /^Appointment/ })));
  expect(await screen.findByRole("dialog", { name: "Book for a caller" })).toBeTruthy();
  expect(currentPath()).toBe("/admin/calendar?date=2026-11-20");
});

it.each([
  ["/admin/people?new", "Add person"],
  ["/admin/contact-submissions?new", "Log a call or visit"],
])("%s opens its form once", async (path, name) => {
  const { currentPath } = await open(path);
  expect(await screen.findByRole("dialog", { name })).toBeTruthy();
  expect(currentPath()).toBe(path.replace("?new", ""));
});

it.each(["/admin", "/add-property", "/admin/account", "/admin/calendar/settings"])(
  "%s has New and the search in the head of a desktop",
  async (path) => {
    show("desktop");
    await open(path);
    await screen.findByRole("heading", { level: 1 });
    expect(screen.getByRole("button", { name: "New" }).closest("header")).toBeTruthy();
    expect(screen.getByRole("button", { name: /^Search/ }).closest("header")).toBeTruthy();
  },
);

const field = () => screen.getByRole("searchbox", { name: "Search people, homes, references" });
const type = (value: string) => act(async () => void fireEvent.change(field(), { target: { value } }));

it("the key / opens the search, which waits for a pause and links each result", async () => {
  const { sent, currentPath } = await open("/admin/wants");
  await act(async () => void fireEvent.keyDown(document.body, { key: "/" }));
  expect(screen.getByText("Find anyone, anything")).toBeTruthy();
  await type("m");
  await type("mary k");
  const first = await screen.findByRole("link", { name: "Mary Kollie" });
  expect(sent().at(-1)).toEqual({ q: "mary k" });
  const dialog = within(screen.getByRole("dialog"));
  expect(texts(dialog.getAllByRole("heading"))).toEqual(["People", "Homes", "Enquiries", "Appointments"]);
  const links = dialog.getAllByRole<HTMLAnchorElement>("link");
  expect(links.map((link) => link.getAttribute("href"))).toEqual([
    `/admin/people/${id}`,
    `/admin/listings?view=${id}`,
    `/admin/contact-submissions?open=${id}`,
    `/admin/calendar?date=2026-11-20&status=cancelled&open=${id}`,
  ]);
  for (const text of [
    "1 open",
    "0775 556 066 · 2 bedrooms",
    "$800/mo · MH-7 · Draft",
    "E-1 · Is it free?",
    "Cancelled",
  ])
    expect(dialog.getByText(text)).toBeTruthy();
  expect(dialog.getByRole("status").textContent).toBe("4 results");
  field().focus();
  for (const [key, focused] of [
    ["ArrowDown", links[0]],
    ["ArrowDown", links[1]],
    ["ArrowUp", links[0]],
    ["ArrowUp", field()],
  ] as const) {
    fireEvent.keyDown(document.activeElement ?? document.body, { key });
    expect(document.activeElement).toBe(focused);
  }
  expect(first).toBe(links[0]);
  await act(async () => void fireEvent.submit(field().closest("form") ?? document.body));
  await waitFor(() => expect(currentPath()).toBe(`/admin/people/${id}`));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

it("/ is a letter in a field, and does nothing under a dialog", async () => {
  await open("/admin/people");
  const box = await screen.findByRole("searchbox");
  await act(async () => void fireEvent.keyDown(box, { key: "/" }));
  expect(screen.queryByRole("dialog")).toBeNull();
  await press("Add person");
  await act(async () => void fireEvent.keyDown(document.body, { key: "/" }));
  expect(screen.getByRole("dialog", { name: "Add person" })).toBeTruthy();
});

it.each([
  ["nothing", nothing, "Nothing matches"],
  ["a failure", null, "The search did not work"],
])("says what happened: %s", async (_, found, text) => {
  await open("/admin/wants", found);
  await press(/^Search/);
  await type("zzz");
  expect(await screen.findByText(text)).toBeTruthy();
});

it("a full group leads to its list with the same search, which stays out of the address", async () => {
  const [person] = results.people;
  const people = person ? Array.from({ length: 5 }, (_, i) => ({ ...person, id: `${id}${i}` })) : [];
  const { currentPath } = await open("/admin/wants", { ...nothing, people });
  await press(/^Search/);
  await type("mary");
  const all = await screen.findByRole("link", { name: "All people" });
  await act(async () => void fireEvent.click(all));
  await waitFor(() => expect(screen.getByRole<HTMLInputElement>("searchbox").value).toBe("mary"));
  expect(currentPath()).toBe("/admin/people");
});
