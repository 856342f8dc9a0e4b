import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { RecentEnquiries } from "#web/admin/features/dashboard/recent-enquiries.tsx";
import { InboxPage } from "#web/admin/features/inbox/inbox-page.tsx";
import { clearToast } from "#web/ui/feedback/toast.tsx";
import { renderAt, resetScreen, toastText } from "../support/account-api.tsx";
import { buildEnquiry, buildEnquiryList, mockSignedInApi } from "../support/admin-api.ts";
import {
  inboxScreenPath,
  isListRequest,
  isSearchRequest,
  mockSingleEnquiry,
  openEnquiry,
  respondWithList,
} from "../support/inbox-screen.tsx";

afterEach(resetScreen);

const statValue = (label: string) => screen.getByText(label, { selector: "dt" }).nextSibling?.textContent;

const listedNames = () =>
  [...document.querySelectorAll("tbody tr")].flatMap((row) => row.querySelector("button")?.textContent ?? []);

it("shows the four counts and the table, with the specification's placeholders for missing values", async () => {
  const rows = [
    buildEnquiry({ name: "", email: "", phone_number: "", message: null }),
    buildEnquiry({ subject: "Villa", message: "m".repeat(101), service: "driving-school", status: "read" }),
    buildEnquiry({ overdue: true, property_uuid: "u-1", property_reference: "MH-1003" }),
  ];
  const counts = { total: 1186, new: 31, read: 74, this_month: 57 };
  mockSignedInApi(respondWithList(buildEnquiryList(rows, { counts })));
  await renderAt(<InboxPage />, inboxScreenPath);
  const [third, first, second] = (await screen.findAllByRole("row")).slice(1).map((row) => within(row));
  const statistics = ["Total Submissions", "New", "Read", "This Month"].map(statValue);
  expect(statistics).toEqual(["1,186", "31", "74", "57"]);
  expect(first?.getByRole("button", { name: "Unknown" })).toBeTruthy();
  for (const text of ["—", "No message"]) expect(first?.getByText(text)).toBeTruthy();
  expect(first?.getByText("New")).toBeTruthy();
  for (const text of [`${"m".repeat(100)}...`, "Villa", /^Nov 20/, "Driving school"])
    expect(second?.getByText(text)).toBeTruthy();
  expect(third?.getByText("Overdue").className).toContain("bg-bad");
  expect(third?.getByText(/^Due \w+ \d+/)).toBeTruthy();
  expect(third?.getByText("MH-1003")).toBeTruthy();
  expect(screen.getByText("New: not opened yet. Read: opened, answered or not.")).toBeTruthy();
  const heads = screen.getAllByRole("columnheader").map((head) => head.textContent);
  expect(heads).toEqual(["Contact", "Message", "Status", "Submitted", "Service"]);
});

it("marks an enquiry whose hidden field was filled in, in the list and when it is open", async () => {
  const { id } = mockSingleEnquiry({ possible_spam: true });
  const dialog = await openEnquiry(id);
  expect(await dialog.findByText("Possible spam: a hidden field was filled.")).toBeTruthy();
  expect(within(screen.getByRole("table", { hidden: true })).getByText("Possible spam")).toBeTruthy();
});

it("reloads the list on Refresh and confirms it", async () => {
  const calls = mockSignedInApi(respondWithList(buildEnquiryList([buildEnquiry()])));
  await renderAt(<InboxPage />, inboxScreenPath);
  await screen.findByRole("table");
  const before = calls.filter(({ call }) => isListRequest(call)).length;
  await act(async () => fireEvent.click(screen.getByRole("button", { name: "Refresh" })));
  await waitFor(() => expect(toastText()).toContain("Data RefreshedContact submissions have been updated."));
  expect(calls.filter(({ call }) => isListRequest(call)).length).toBeGreaterThan(before);
});

it("puts filters into the URL, and the search text into the body of the request only", async () => {
  const calls = mockSignedInApi(respondWithList(buildEnquiryList([buildEnquiry()], { next_cursor: "1f-2a" })));
  const { currentPath } = await renderAt(<InboxPage />, inboxScreenPath);
  await screen.findByRole("table");
  fireEvent.change(screen.getByLabelText("Status"), { target: { value: "replied" } });
  fireEvent.change(screen.getByLabelText("Service"), { target: { value: "health" } });
  fireEvent.input(screen.getByRole("searchbox"), { target: { value: "hawa@example.org" } });
  const search = { q: "hawa@example.org", status: "replied", service: "health", limit: "24" };
  await waitFor(() => expect(calls.at(-1)).toMatchObject({ call: "POST /contact/submissions/search", body: search }));
  expect(currentPath()).toBe(`${inboxScreenPath}?status=replied&service=health`);
  await act(async () => fireEvent.click(await screen.findByRole("link", { name: "Next" })));
  expect(currentPath()).toBe(`${inboxScreenPath}?status=replied&service=health&cursor=1f-2a`);
  await waitFor(() => expect(calls.at(-1)?.body).toEqual({ ...search, cursor: "1f-2a" }));
  await act(async () => fireEvent.click(await screen.findByRole("link", { name: "Previous" })));
  expect(currentPath()).toBe(`${inboxScreenPath}?status=replied&service=health`);
  fireEvent.click(screen.getByRole("link", { name: /Suspected spam/ }));
  await waitFor(() => expect(calls.at(-1)?.body).toEqual({ q: search.q, spam: "true", limit: "24" }));
  expect(calls.map(({ call }) => call).join()).not.toContain("hawa");
});

it("shows only the enquiries about a listing, names it, and shows all again", async () => {
  const listing = { uuid: "u-1", reference: "MH-1003", title: "Villa" };
  const respond = respondWithList(buildEnquiryList([buildEnquiry()]));
  const calls = mockSignedInApi((request) =>
    request.call === "GET /properties/u-1" ? [200, { data: { property: listing } }] : respond(request),
  );
  const { currentPath } = await renderAt(<InboxPage />, "/admin/contact-submissions?property_uuid=u-1");
  const link = await screen.findByRole("link", { name: "MH-1003, Villa" });
  expect(link.getAttribute("href")).toBe("/admin/listings?view=u-1");
  expect(calls.some(({ call }) => isListRequest(call) && call.includes("property_uuid=u-1"))).toBe(true);
  fireEvent.click(screen.getByRole("button", { name: "Show all enquiries" }));
  await waitFor(() => expect(currentPath()).not.toContain("property_uuid"));
});

it("opens no next page while the list of other filters loads", async () => {
  mockSignedInApi(respondWithList(buildEnquiryList([buildEnquiry()], { next_cursor: "1f-2a" })));
  const { currentPath } = await renderAt(<InboxPage />, inboxScreenPath);
  await screen.findByRole("table");
  vi.stubGlobal("fetch", () => new Promise(() => undefined));
  fireEvent.change(screen.getByLabelText("Status"), { target: { value: "replied" } });
  await act(async () => fireEvent.click(screen.getByRole("link", { name: "Next" })));
  expect(currentPath()).toBe(`${inboxScreenPath}?status=replied`);
});

it("distinguishes an empty inbox from an empty search result", async () => {
  mockSignedInApi(respondWithList(buildEnquiryList([])));
  await renderAt(<InboxPage />, inboxScreenPath);
  expect(await screen.findByText("No submissions found")).toBeTruthy();
  expect(screen.getByText("No contact form submissions have been received yet.")).toBeTruthy();
  cleanup();
  await renderAt(<InboxPage />, `${inboxScreenPath}?status=closed`);
  expect(await screen.findByText("Try adjusting your search criteria or filters.")).toBeTruthy();
});

it.each([
  ["?unanswered=true", "Everything is answered", "All enquiries", ""],
  ["?overdue=true", "Nothing is overdue", "All enquiries", ""],
  ["?next_step=any", "No next steps", "All enquiries", ""],
  ["?spam=true", "No suspected spam", "All enquiries", ""],
  ["", "No submissions found", "Log a call or visit", "?new"],
  ["?overdue=true&status=new", "No submissions found", "Clear filters", ""],
])("says what an empty list (%s) means, and leads on", async (query, title, action, target) => {
  mockSignedInApi(respondWithList(buildEnquiryList([])));
  await renderAt(<InboxPage />, inboxScreenPath + query);
  await screen.findByRole("heading", { name: title });
  expect(screen.getByRole("link", { name: action }).getAttribute("href")).toBe(inboxScreenPath + target);
});

it("shows Access Denied, not an empty list, on a 403", async () => {
  mockSignedInApi(({ call }) => (isListRequest(call) ? [403, { detail: "Forbidden" }] : undefined));
  await renderAt(<InboxPage />, inboxScreenPath);
  expect(await screen.findByRole("heading", { name: "Access Denied" })).toBeTruthy();
  expect(screen.queryByText("No submissions found")).toBeNull();
});

it("denies access above the list when the right to it has ended, and tries nothing again", async () => {
  let response: [number, unknown] = [200, buildEnquiryList([buildEnquiry()])];
  mockSignedInApi(({ call }) => (isListRequest(call) ? response : undefined));
  await renderAt(<InboxPage />, inboxScreenPath);
  await screen.findByRole("table");
  response = [403, { detail: "Forbidden" }];
  await act(async () => fireEvent.click(screen.getByRole("button", { name: "Refresh" })));
  expect((await screen.findByRole("alert")).textContent).toMatch(/^Access Denied/);
  expect(toastText()).toBe("");
  expect(screen.queryByRole("button", { name: "Try Again" })).toBeNull();
});

it("shows why the list could not be loaded and loads it on Try Again", async () => {
  let response: [number, unknown] = [404, { detail: "not found" }];
  mockSignedInApi(({ call }) => (isListRequest(call) ? response : undefined));
  await renderAt(<InboxPage />, inboxScreenPath);
  expect((await screen.findByRole("alert")).textContent).toContain("Failed to load submissionsnot found. What you");
  expect(toastText()).toBe("");
  response = [200, buildEnquiryList([buildEnquiry()])];
  fireEvent.click(screen.getByRole("button", { name: "Try Again" }));
  expect(await screen.findByRole("table")).toBeTruthy();
});

it("reports every failed refresh and keeps the list, in the inbox and on the dashboard", async () => {
  let isDown = false;
  mockSignedInApi(({ call }) =>
    isListRequest(call) ? (isDown ? [404, { detail: "gone" }] : [200, buildEnquiryList([buildEnquiry()])]) : undefined,
  );
  await renderAt(<InboxPage />, inboxScreenPath);
  await screen.findByRole("table");
  isDown = true;
  for (let press = 0; press < 2; press++) {
    await act(async () => fireEvent.click(screen.getByRole("button", { name: "Refresh" })));
    await waitFor(() => expect(toastText()).toContain("Failed to load submissionsgone"));
    act(clearToast);
  }
  expect(screen.getByRole("table")).toBeTruthy();
  cleanup();
  isDown = false;
  await renderAt(<RecentEnquiries />, "/admin");
  await screen.findByRole("link", { name: "Hawa Sirleaf" });
  isDown = true;
  await act(async () => fireEvent.click(screen.getByRole("button", { name: "Refresh Inquiries" })));
  await waitFor(() => expect(toastText()).toContain("API ErrorFailed to load contact submissions: gone"));
  expect(screen.getByRole("link", { name: "Hawa Sirleaf" })).toBeTruthy();
});

it.each([
  ["overdue enquiries", "", "Overdue 3", "?overdue=true"],
  ["enquiries to answer instead of overdue ones", "?overdue=true", "To answer 7", "?unanswered=true"],
  ["enquiries to answer outside the spam folder", "?spam=true", "To answer 7", "?unanswered=true"],
  ["all enquiries again", "?unanswered=true", "To answer 7", ""],
])("counts and shows %s", async (_, before, name, after) => {
  mockSignedInApi(respondWithList(buildEnquiryList([buildEnquiry()], { counts: { overdue: 3, unanswered: 7 } })));
  const { currentPath } = await renderAt(<InboxPage />, inboxScreenPath + before);
  fireEvent.click(await screen.findByRole("button", { name }));
  expect(currentPath()).toBe(inboxScreenPath + after);
});

it("shows suspected spam in its own folder", async () => {
  const calls = mockSignedInApi(respondWithList(buildEnquiryList([], { counts: { spam: 4 } })));
  const { currentPath } = await renderAt(<InboxPage />, inboxScreenPath);
  fireEvent.click(await screen.findByRole("link", { name: "Suspected spam 4" }));
  expect(currentPath()).toBe(`${inboxScreenPath}?spam=true`);
  expect(await screen.findByText("No suspected spam")).toBeTruthy();
  expect(calls.at(-1)?.call).toBe("GET /contact/submissions?spam=true&limit=24");
});

it("keeps the dialog of an enquiry that was opened just before the search runs", async () => {
  const { id, calls } = mockSingleEnquiry();
  const { currentPath } = await renderAt(<InboxPage />, inboxScreenPath);
  const row = await screen.findByRole("button", { name: /Hawa Sirleaf/ });
  fireEvent.input(screen.getByRole("searchbox"), { target: { value: "hawa" } });
  fireEvent.click(row);
  expect(await screen.findByRole("dialog", { hidden: true })).toBeTruthy();
  await waitFor(() => expect(calls.at(-1)).toMatchObject({ body: { q: "hawa" } }));
  expect(currentPath()).toBe(`${inboxScreenPath}?open=${id}`);
  expect(screen.getByRole("dialog", { hidden: true })).toBeTruthy();
});

it("empties the search box when the filters are cleared", async () => {
  const calls = mockSignedInApi(({ call }) =>
    isListRequest(call) ? [200, buildEnquiryList(isSearchRequest(call) ? [] : [buildEnquiry()])] : undefined,
  );
  const { currentPath } = await renderAt(<InboxPage />, `${inboxScreenPath}?q=villa`);
  await waitFor(() => expect(currentPath()).toBe(inboxScreenPath));
  const box = screen.getByRole("searchbox") as HTMLInputElement;
  expect(box.value).toBe("villa");
  fireEvent.click(await screen.findByRole("link", { name: "Clear filters" }));
  await waitFor(() => expect(box.value).toBe(""));
  expect(currentPath()).toBe(inboxScreenPath);
  fireEvent.input(box, { target: { value: "moto" } });
  await waitFor(() => expect(calls.at(-1)).toMatchObject({ body: { q: "moto" } }));
  expect(currentPath()).toBe(inboxScreenPath);
  expect(box.value).toBe("moto");
});

it("shows the specification's message and no list when the session has expired", async () => {
  mockSignedInApi(({ call }) =>
    isListRequest(call) || call === "POST /auth/refresh" ? [401, { detail: "Session expired" }] : undefined,
  );
  await renderAt(<InboxPage />, inboxScreenPath);
  await waitFor(() => expect(toastText()).toContain("Not authenticatedPlease log in as admin to view submissions."));
  expect(screen.queryByRole("table")).toBeNull();
});

it("lists the overdue enquiries first, also those of later pages, the longest overdue at the top", async () => {
  const late = buildEnquiry({ name: "Late", overdue: true, due_at: "2026-11-23T09:14:00.000Z" });
  const later = buildEnquiry({ name: "Later", overdue: true, due_at: "2026-11-20T09:14:00.000Z" });
  const counts = { overdue: 2 };
  mockSignedInApi(({ call }) => {
    if (!isListRequest(call)) return undefined;
    const rows = call.includes("overdue=true") ? [late, later] : [buildEnquiry({ name: "Newest" }), late];
    return [200, buildEnquiryList(rows, { counts })];
  });
  await renderAt(<InboxPage />, inboxScreenPath);
  await screen.findByRole("table");
  expect(listedNames()).toEqual(["Later", "Late", "Newest"]);
});

it.each(["unanswered", "overdue"])("says the order of the list %s, and keeps that of the response", async (filter) => {
  const rows = ["Longest", "Middle", "Shortest"].map((name) => buildEnquiry({ name, overdue: true }));
  mockSignedInApi(respondWithList(buildEnquiryList(rows, { counts: { overdue: 3, unanswered: 3 } })));
  await renderAt(<InboxPage />, `${inboxScreenPath}?${filter}=true`);
  await screen.findByRole("table");
  expect(listedNames()).toEqual(["Longest", "Middle", "Shortest"]);
  expect(screen.getByText("3 enquiries").parentElement?.textContent).toBe("3 enquiries, longest waiting first");
});

it("an enquiry that waits for an answer is bold, an answered one is not", async () => {
  const rows = [
    buildEnquiry({ name: "Waits", status: "read" }),
    buildEnquiry({ name: "Answered", status: "replied", awaits_answer: false }),
  ];
  mockSignedInApi(respondWithList(buildEnquiryList(rows)));
  await renderAt(<InboxPage />, inboxScreenPath);
  const weight = (name: string) => /font-\w+/.exec(screen.getByRole("button", { name }).className)?.[0];
  await screen.findByRole("table");
  expect([weight("Waits"), weight("Answered")]).toEqual(["font-bold", "font-normal"]);
});

it("opens an enquiry by a click anywhere in its row", async () => {
  const { id } = mockSingleEnquiry({ status: "read" });
  const { currentPath } = await renderAt(<InboxPage />, inboxScreenPath);
  const row = (await screen.findAllByRole("row")).at(-1) as HTMLElement;
  await act(async () => fireEvent.click(within(row).getByText("Read")));
  expect(currentPath()).toBe(`${inboxScreenPath}?open=${id}`);
});

it("a phone shows the boxes after Select enquiries until Done, and the counts below the list", async () => {
  vi.spyOn(window, "matchMedia").mockReturnValue(
    Object.assign(new EventTarget(), { matches: false } as MediaQueryList),
  );
  mockSignedInApi(respondWithList(buildEnquiryList([buildEnquiry()], { total: 1 })));
  await renderAt(<InboxPage />, inboxScreenPath);
  const table = await screen.findByRole("table");
  const counts = screen.getByText("Total Submissions");
  expect(table.compareDocumentPosition(counts) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  const box = within(table).getByRole("checkbox").closest("label");
  expect(box?.className).toContain("max-lg:hidden");
  fireEvent.click(screen.getByRole("button", { name: "Actions for Contact Submissions" }));
  fireEvent.click(await screen.findByRole("button", { name: "Select enquiries", hidden: true }));
  expect(box?.className).not.toContain("max-lg:hidden");
  fireEvent.click(screen.getByRole("button", { name: "Done" }));
  expect(box?.className).toContain("max-lg:hidden");
});

it("keeps the rows of a desktop in their place when a search or a selection starts", async () => {
  const calls = mockSignedInApi(respondWithList(buildEnquiryList([buildEnquiry()], { total: 1 })));
  await renderAt(<InboxPage />, inboxScreenPath);
  const table = await screen.findByRole("table");
  const classesAbove = () => [...(table.parentElement?.children ?? [])].map((part) => part.className);
  const before = classesAbove();
  fireEvent.input(screen.getByRole("searchbox"), { target: { value: "hawa" } });
  await waitFor(() => expect(calls.at(-1)).toMatchObject({ body: { q: "hawa" } }));
  expect(classesAbove()).toEqual(before);
  fireEvent.click(within(screen.getByRole("table")).getByRole("checkbox"));
  expect(screen.getByRole("region", { name: "Selected enquiries" })).toBeTruthy();
  expect(classesAbove()).toEqual(before);
});
