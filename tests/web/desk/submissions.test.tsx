import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import type { SubmissionChange } from "#contract/submission.ts";
import type { Status } from "#web/features/desk/kit/status-badge.tsx";
import { RecentInquiries } from "#web/features/desk/submissions/recent-inquiries.tsx";
import { SubmissionsPage } from "#web/features/desk/submissions/submissions-page.tsx";
import { clearSession, keepSession } from "#web/lib/stored-session.ts";
import { clearToast } from "#web/ui/toast.tsx";
import { type Answer, aSession, forgetEverything, showAt, toast } from "../accounts/support.tsx";
import { aChange, aDetail, aList, aSubmission, me, signedIn } from "./support.tsx";

afterEach(() => {
  cleanup();
  act(clearToast);
  vi.restoreAllMocks();
  forgetEverything();
});

const page = "/admin/contact-submissions";
const isList = (call: string) => call.startsWith("GET /contact/submissions?");
const listed =
  (list: ReturnType<typeof aList>): Answer =>
  ({ call }) =>
    isList(call) ? [200, list] : undefined;
const figure = (label: string) => screen.getByText(label, { selector: "dt" }).nextSibling?.textContent;

it("the four cards, the table and what is missing are shown in the specification's words", async () => {
  const long = "m".repeat(101);
  const rows = [
    aSubmission({ name: "", email: "", phone_number: "", message: null }),
    aSubmission({ subject: "Villa", message: long, service: "driving-school", status: "read" }),
  ];
  signedIn(listed(aList(rows, { counts: { total: 1186, new: 31, read: 74, this_month: 57 } })));
  await showAt(<SubmissionsPage />, page);
  const [first, second] = (await screen.findAllByRole("row")).slice(1).map((row) => within(row));
  expect([figure("Total Submissions"), figure("New"), figure("Read"), figure("This Month")]).toEqual([
    "1,186",
    "31",
    "74",
    "57",
  ]);
  expect(first?.getByRole("button", { name: "Unknown" })).toBeTruthy();
  expect(first?.getAllByText("—")).toHaveLength(2);
  expect(first?.getByText("New")).toBeTruthy();
  expect(second?.getByText(`${"m".repeat(100)}...`)).toBeTruthy();
  expect(second?.getByText("Villa")).toBeTruthy();
  expect(second?.getByText(/^Nov 20/)).toBeTruthy();
  expect(second?.getByText("Driving school")).toBeTruthy();
  expect(screen.getAllByRole("columnheader").map((head) => head.textContent)).toEqual([
    "Contact",
    "Message",
    "Status",
    "Submitted",
    "Service",
  ]);
});

it("Refresh asks again and says so", async () => {
  const calls = signedIn(listed(aList([aSubmission()])));
  await showAt(<SubmissionsPage />, page);
  await screen.findByRole("table");
  const before = calls.filter(({ call }) => isList(call)).length;
  await act(async () => fireEvent.click(screen.getByRole("button", { name: "Refresh" })));
  await waitFor(() => expect(toast()).toContain("Data RefreshedContact submissions have been updated."));
  expect(calls.filter(({ call }) => isList(call)).length).toBeGreaterThan(before);
});

it("filters stand in the address under the API's names and are asked of the service", async () => {
  const calls = signedIn(listed(aList([aSubmission()], { next_cursor: "1f" })));
  const { address } = await showAt(<SubmissionsPage />, page);
  await screen.findByRole("table");
  fireEvent.change(screen.getByLabelText("Status"), { target: { value: "replied" } });
  fireEvent.change(screen.getByLabelText("Service"), { target: { value: "health" } });
  fireEvent.input(screen.getByRole("searchbox"), { target: { value: "villa" } });
  await waitFor(() => expect(address()).toBe(`${page}?q=villa&status=replied&service=health`));
  await waitFor(() =>
    expect(calls.map(({ call }) => call)).toContain(
      "GET /contact/submissions?q=villa&status=replied&service=health&limit=24",
    ),
  );
  fireEvent.click(await screen.findByRole("link", { name: "Next" }));
  expect(address()).toBe(`${page}?q=villa&status=replied&service=health&cursor=1f`);
  fireEvent.click(await screen.findByRole("link", { name: "Previous" }));
  expect(address()).toBe(`${page}?q=villa&status=replied&service=health`);
});

it("an empty list says whether a filter is the reason", async () => {
  signedIn(listed(aList([])));
  await showAt(<SubmissionsPage />, page);
  expect(await screen.findByText("No submissions found")).toBeTruthy();
  expect(screen.getByText("No contact form submissions have been received yet.")).toBeTruthy();
  cleanup();
  await showAt(<SubmissionsPage />, `${page}?status=closed`);
  expect(await screen.findByText("Try adjusting your search criteria or filters.")).toBeTruthy();
});

it("a 403 is 'Access Denied' and never an empty list", async () => {
  signedIn(({ call }) => (isList(call) ? [403, { detail: "Forbidden" }] : undefined));
  await showAt(<SubmissionsPage />, page);
  expect(await screen.findByRole("heading", { name: "Access Denied" })).toBeTruthy();
  expect(screen.queryByText("No submissions found")).toBeNull();
});

it("a failure to load is said with its reason, and Try Again asks again", async () => {
  let isDown = true;
  signedIn(({ call }) => {
    if (!isList(call)) return undefined;
    return isDown ? [404, { detail: "gone fishing" }] : [200, aList([aSubmission()])];
  });
  await showAt(<SubmissionsPage />, page);
  await waitFor(() => expect(toast()).toContain("Failed to load submissionsgone fishing"));
  isDown = false;
  fireEvent.click(screen.getByRole("button", { name: "Try Again" }));
  expect(await screen.findByRole("table")).toBeTruthy();
});

it("Refresh that fails says so each time, and the list stays; so does the dashboard's", async () => {
  let isDown = false;
  signedIn(({ call }) =>
    isList(call) ? (isDown ? [404, { detail: "gone" }] : [200, aList([aSubmission()])]) : undefined,
  );
  await showAt(<SubmissionsPage />, page);
  await screen.findByRole("table");
  isDown = true;
  for (let press = 0; press < 2; press++) {
    await act(async () => fireEvent.click(screen.getByRole("button", { name: "Refresh" })));
    await waitFor(() => expect(toast()).toContain("Failed to load submissionsgone"));
    act(clearToast);
  }
  expect(screen.getByRole("table")).toBeTruthy();
  cleanup();
  isDown = false;
  await showAt(<RecentInquiries />, "/admin");
  await screen.findByRole("link", { name: "Hawa Sirleaf" });
  isDown = true;
  await act(async () => fireEvent.click(screen.getByRole("button", { name: "Refresh Inquiries" })));
  await waitFor(() => expect(toast()).toContain("API ErrorFailed to load contact submissions: gone"));
  expect(screen.getByRole("link", { name: "Hawa Sirleaf" })).toBeTruthy();
});

it("overdue ones are counted, and one press shows them alone", async () => {
  signedIn(listed(aList([aSubmission({ overdue: true })], { counts: { overdue: 3 } })));
  const { address } = await showAt(<SubmissionsPage />, page);
  fireEvent.click(await screen.findByRole("button", { name: "Overdue: 3" }));
  expect(address()).toBe(`${page}?overdue=true`);
  expect(screen.getByText("Overdue")).toBeTruthy();
});

it("suspected spam has a folder of its own", async () => {
  const calls = signedIn(listed(aList([], { counts: { spam: 4 } })));
  const { address } = await showAt(<SubmissionsPage />, page);
  fireEvent.click(await screen.findByRole("link", { name: "Suspected spam (4)" }));
  expect(address()).toBe(`${page}?spam=true`);
  expect(await screen.findByText("No suspected spam")).toBeTruthy();
  expect(calls.at(-1)?.call).toBe("GET /contact/submissions?spam=true&limit=24");
});

/** A service with one submission, which it changes as told; `meanwhile` is what a colleague does to it. */
function oneSubmission(overrides: Parameters<typeof aDetail>[0] = {}) {
  let stored = aDetail(overrides);
  const at = "2026-11-21T08:00:00.000Z";
  const set = (by: string, part: Partial<typeof stored>, field: "status" | "assignee", to: string | null) => {
    const done = aChange({ at, by, field, from: field === "status" ? stored.status : stored.assignee_id, to });
    stored = { ...stored, ...part, history: [...stored.history, done] };
  };
  const calls = signedIn(({ call, body }) => {
    if (isList(call)) return [200, aList([stored])];
    if (call === `GET /contact/submissions/${stored.id}`) return [200, { data: { submission: stored } }];
    if (call !== `PATCH /contact/submissions/${stored.id}`) return undefined;
    const { status, from_status, note, assignee_id, from_assignee_id } = body as SubmissionChange;
    if (note === "refused") return [422, { detail: [{ loc: ["body", "note"], msg: "Not that note", type: "x" }] }];
    if (status && from_status === stored.status) set("desk", { status }, "status", status);
    if (note) stored = { ...stored, notes: [...stored.notes, { at, by: "desk", text: note }] };
    if (assignee_id && from_assignee_id === stored.assignee_id) {
      set("desk", { assignee_id, assignee: { id: assignee_id, username: "desk" } }, "assignee", assignee_id);
    }
    return [200, { data: { submission: stored } }];
  });
  return {
    id: stored.id,
    calls,
    changes: () => calls.filter(({ call }) => call.startsWith("PATCH")),
    meanwhile: (status: Status) => set("james", { status }, "status", status),
    givenMeanwhile: () => {
      const joseph = { id: "5d2f3f0a-0000-4000-8000-000000000009", username: "joseph" };
      set("james", { assignee_id: joseph.id, assignee: joseph }, "assignee", joseph.id);
    },
  };
}
async function opened(id: string) {
  await showAt(<SubmissionsPage />, `${page}?open=${id}`);
  return within(await screen.findByRole("dialog", { hidden: true }));
}

it("opening a new one marks it read, unless it is not new any more, and the list shows it", async () => {
  const { id, changes } = oneSubmission();
  const dialog = await opened(id);
  expect(await dialog.findByText(/changed the status from New to Read/)).toBeTruthy();
  expect(changes().map(({ body }) => body)).toEqual([{ status: "read", from_status: "new" }]);
  await waitFor(() => expect(within(screen.getByRole("table", { hidden: true })).getByText("Read")).toBeTruthy());
});

it("one that was given to somebody unread, or came back from spam, is read once it is opened", async () => {
  const history = [aChange({ field: "spam", from: "true", to: "false" })];
  const { id, changes } = oneSubmission({ history });
  await opened(id);
  await waitFor(() => expect(changes().map(({ body }) => body)).toEqual([{ status: "read", from_status: "new" }]));
});

it("one that was set back to new stays new when it is opened", async () => {
  const history = [aChange({ from: "read", to: "new" })];
  const { id, changes } = oneSubmission({ history });
  const dialog = await opened(id);
  expect(await dialog.findByText(/james changed the status from Read to New/)).toBeTruthy();
  expect(changes()).toEqual([]);
});

it("the status, a colleague and a note are stored; a refused note stays in its field", async () => {
  const { id, changes } = oneSubmission({ status: "read" });
  const dialog = await opened(id);
  fireEvent.change(await dialog.findByLabelText("Status"), { target: { value: "closed" } });
  await waitFor(() => expect(changes().at(-1)?.body).toEqual({ status: "closed", from_status: "read" }));
  await dialog.findByText(/from Read to Closed/);
  fireEvent.change(dialog.getByLabelText("Assigned to"), { target: { value: me.id } });
  await waitFor(() => expect(changes().at(-1)?.body).toEqual({ assignee_id: me.id, from_assignee_id: null }));
  const note = dialog.getByLabelText("Internal note") as HTMLTextAreaElement;
  fireEvent.input(note, { target: { value: "refused" } });
  await waitFor(() =>
    expect((dialog.getByRole("button", { name: "Add note", hidden: true }) as HTMLButtonElement).disabled).toBe(false),
  );
  fireEvent.click(dialog.getByRole("button", { name: "Add note", hidden: true }));
  await waitFor(() => expect(document.body.textContent).toContain("Not that note"));
  expect(note.value).toBe("refused");
  fireEvent.input(note, { target: { value: "Called, no answer" } });
  fireEvent.click(dialog.getByRole("button", { name: "Add note", hidden: true }));
  expect(await dialog.findByText("Called, no answer", { selector: "p" })).toBeTruthy();
  expect(note.value).toBe("");
});

it("an answer is prepared for mail, telephone and WhatsApp, and can be changed before it is sent", async () => {
  const { id, changes } = oneSubmission({ status: "read", reference: "RE-77" });
  const dialog = await opened(id);
  const text = (await dialog.findByLabelText("Your answer")) as HTMLTextAreaElement;
  expect(text.value).toContain("Hello Hawa Sirleaf,");
  expect(text.value).toContain("RE-77");
  fireEvent.input(text, { target: { value: "Come & see" } });
  const href = (name: string) => dialog.getByRole("link", { name, hidden: true }).getAttribute("href");
  expect(href("Email")).toMatch(/^mailto:hawa@example.org\?subject=.*RE-77.*&body=Come%20%26%20see$/);
  expect(href("Call")).toBe("tel:0770000000");
  expect(href("WhatsApp")).toBe("https://wa.me/231770000000?text=Come%20%26%20see");
  fireEvent.click(dialog.getByRole("button", { name: "Mark as replied", hidden: true }));
  await waitFor(() => expect(changes().at(-1)?.body).toEqual({ status: "replied", from_status: "read" }));
});

const answerField = (dialog: ReturnType<typeof within>) =>
  dialog.findByLabelText("Your answer") as Promise<HTMLTextAreaElement>;
const typeInto = (element: HTMLElement, value: string) =>
  act(async () => fireEvent.input(element, { target: { value } }));
const pressIn = (dialog: ReturnType<typeof within>, name: string) =>
  act(async () => fireEvent.click(dialog.getByRole("button", { name, hidden: true })));

it("an answer, its template and a note are still there after the dialog was closed or the page reloaded", async () => {
  const { id } = oneSubmission({ status: "read" });
  const first = await opened(id);
  fireEvent.change(await first.findByLabelText("Begin from"), { target: { value: "Thanks, with a question" } });
  await typeInto(await answerField(first), "Come on Friday");
  await typeInto(first.getByLabelText("Internal note"), "Ask Martha first");
  await pressIn(first, "Close");
  expect(screen.queryByRole("dialog", { hidden: true })).toBeNull();
  cleanup();
  const again = await opened(id);
  expect((await answerField(again)).value).toBe("Come on Friday");
  expect((again.getByLabelText("Begin from") as HTMLSelectElement).value).toBe("Thanks, with a question");
  expect((again.getByLabelText("Internal note") as HTMLTextAreaElement).value).toBe("Ask Martha first");
  expect(again.getByText("What you typed is kept on this device until you mark it as replied.")).toBeTruthy();
});

it("an answer stays after mail or WhatsApp was opened, and goes when it is marked as replied", async () => {
  const { id } = oneSubmission({ status: "read" });
  const dialog = await opened(id);
  await typeInto(await answerField(dialog), "Come on Friday");
  addEventListener("click", (event) => event.preventDefault(), { once: true });
  fireEvent.click(dialog.getByRole("link", { name: "WhatsApp", hidden: true }));
  cleanup();
  const again = await opened(id);
  expect((await answerField(again)).value).toBe("Come on Friday");
  await typeInto(again.getByLabelText("Internal note"), "Sent by WhatsApp");
  await pressIn(again, "Mark as replied");
  await waitFor(async () => expect((await answerField(again)).value).toContain("Hello Hawa Sirleaf"));
  await pressIn(again, "Add note");
  await again.findByText("Sent by WhatsApp", { selector: "p" });
  expect(Object.keys(localStorage).filter((name) => name.startsWith("draft_"))).toEqual([]);
});

it("an answer can be emptied, and one that a template took the place of comes back", async () => {
  const { id } = oneSubmission({ status: "read" });
  const dialog = await opened(id);
  const text = await answerField(dialog);
  await typeInto(text, "");
  expect(text.value).toBe("");
  await typeInto(text, "My own words");
  fireEvent.change(dialog.getByLabelText("Begin from"), { target: { value: "Greeting alone" } });
  expect(text.value).toBe("Hello Hawa Sirleaf,");
  await pressIn(dialog, "Bring back what I typed");
  expect(text.value).toBe("My own words");
});

it("what was typed before each of two templates comes back together", async () => {
  const { id } = oneSubmission({ status: "read" });
  const dialog = await opened(id);
  const text = await answerField(dialog);
  await typeInto(text, "First words");
  fireEvent.change(dialog.getByLabelText("Begin from"), { target: { value: "Greeting alone" } });
  await typeInto(text, "Second words");
  fireEvent.change(dialog.getByLabelText("Begin from"), { target: { value: "Thanks, with a question" } });
  await pressIn(dialog, "Bring back what I typed");
  expect(text.value).toBe("First words\n\nSecond words");
});

it("what one of the staff typed is nobody else's, outlives their session and goes when they log out", async () => {
  const { id } = oneSubmission({ status: "read" });
  const dialog = await opened(id);
  await typeInto(await answerField(dialog), "Come on Friday");
  cleanup();
  act(() => clearSession());
  keepSession(aSession({ ...me, id: "5d2f3f0a-0000-4000-8000-00000000000f" }));
  expect((await answerField(await opened(id))).value).toContain("Hello Hawa Sirleaf");
  cleanup();
  keepSession(aSession(me));
  expect((await answerField(await opened(id))).value).toBe("Come on Friday");
  cleanup();
  act(() => clearSession(true));
  keepSession(aSession(me));
  expect((await answerField(await opened(id))).value).toContain("Hello Hawa Sirleaf");
});

it("an answer is not kept any more once its writer has logged out in another tab", async () => {
  const { id } = oneSubmission({ status: "read" });
  const dialog = await opened(id);
  await typeInto(await answerField(dialog), "Come on");
  localStorage.clear();
  await typeInto(await answerField(dialog), "Come on Friday");
  expect(Object.keys(localStorage)).toEqual([]);
});

it("the history says in sentences who did what, notes and spam too", async () => {
  const people = { from: "a", to: "b" };
  const { id } = oneSubmission({
    status: "read",
    history: [
      aChange({ at: "2026-11-20T10:01:00.000Z", by: "martha", field: "assignee", to: "b", to_name: "joseph" }),
      aChange({ at: "2026-11-20T10:02:00.000Z", field: "assignee", ...people, from_name: "joseph", to_name: "james" }),
      aChange({ at: "2026-11-20T10:03:00.000Z", field: "assignee", ...people, from_name: "james", to_name: null }),
      aChange({ at: "2026-11-20T10:04:00.000Z", field: "assignee", from: "b", from_name: "james" }),
      aChange({ at: "2026-11-20T10:06:00.000Z", by: null, field: "spam", from: "false", to: "true" }),
      aChange({ at: "2026-11-20T10:07:00.000Z", by: "martha", field: "spam", from: "true", to: "false" }),
      aChange({ at: "2026-11-20T10:08:00.000Z", field: "assignee", from: "a" }),
      aChange({ at: "2026-11-20T10:09:00.000Z", field: "assignee", to: "a", to_name: "james" }),
      aChange({
        at: "2026-11-20T10:10:00.000Z",
        by: "martha",
        field: "assignee",
        ...people,
        from_name: "james",
        to_name: "joseph",
      }),
    ],
    notes: [{ at: "2026-11-20T10:05:00.000Z", by: "martha", text: "Called" }],
  });
  const dialog = await opened(id);
  const history = await dialog.findByRole("region", { name: "History", hidden: true });
  expect(
    within(history)
      .getAllByRole("listitem", { hidden: true })
      .map((line) => line.textContent),
  ).toEqual([
    "Nov 20, 10:01: martha gave it to joseph",
    "Nov 20, 10:02: james took it from joseph",
    "Nov 20, 10:03: james gave it to a former colleague",
    "Nov 20, 10:04: james gave it back",
    "Nov 20, 10:05: martha wrote a note",
    "Nov 20, 10:06: A former colleague moved it to spam",
    "Nov 20, 10:07: martha took it from spam",
    "Nov 20, 10:08: james took it from a former colleague",
    "Nov 20, 10:09: james took it",
    "Nov 20, 10:10: martha passed it from james to joseph",
  ]);
});

it("a change never undoes what a colleague did meanwhile: it is said, and how it stands now is shown", async () => {
  const { id, meanwhile, givenMeanwhile, changes } = oneSubmission({ status: "read" });
  const dialog = await opened(id);
  const status = (await dialog.findByLabelText("Status")) as HTMLSelectElement;
  await typeInto(await answerField(dialog), "Come on Friday");
  meanwhile("closed");
  await pressIn(dialog, "Mark as replied");
  await waitFor(() => expect(toast()).toContain("Nothing was changedjames has set it to Closed meanwhile."));
  expect(status.value).toBe("closed");
  expect((await answerField(dialog)).value).toBe("Come on Friday");
  givenMeanwhile();
  fireEvent.change(dialog.getByLabelText("Assigned to"), { target: { value: me.id } });
  await waitFor(() => expect(toast()).toContain("james has given it to joseph meanwhile."));
  expect((dialog.getByLabelText("Assigned to") as HTMLSelectElement).selectedOptions[0]?.textContent).toBe("joseph");
  await pressIn(dialog, "Mark as replied");
  await waitFor(() => expect(changes().at(-1)?.body).toEqual({ status: "replied", from_status: "closed" }));
});

it("a choice by the keyboard's arrows is stored once, where it rests, and not lost by closing the dialog at once", async () => {
  const { id, changes } = oneSubmission({ status: "read" });
  const dialog = await opened(id);
  const status = (await dialog.findByLabelText("Status")) as HTMLSelectElement;
  status.focus();
  for (const value of ["replied", "closed"]) fireEvent.change(status, { target: { value } });
  expect([status.value, status.disabled]).toEqual(["closed", false]);
  await waitFor(() => expect(changes().map(({ body }) => body)).toEqual([{ status: "closed", from_status: "read" }]));
  await dialog.findByText(/from Read to Closed/);
  expect(document.activeElement).toBe(status);
  fireEvent.change(status, { target: { value: "read" } });
  await pressIn(dialog, "Close");
  await waitFor(() => expect(changes().at(-1)?.body).toEqual({ status: "read", from_status: "closed" }));
  expect(changes()).toHaveLength(2);
});

/** Holds back every change until it is let through. */
function slowLine() {
  const answer = fetch;
  const gates: (() => void)[] = [];
  vi.stubGlobal("fetch", async (address: string, init: RequestInit) => {
    if (init.method === "PATCH") await new Promise<void>((resolve) => gates.push(resolve));
    return answer(address, init);
  });
  return async () => {
    await waitFor(() => expect(gates).toHaveLength(1));
    await act(async () => gates.shift()?.());
  };
}

it("an answer that is typed on while it is marked as replied stays", async () => {
  const { id } = oneSubmission({ status: "read" });
  const dialog = await opened(id);
  const text = await answerField(dialog);
  await typeInto(text, "Come on Friday");
  const letThrough = slowLine();
  await pressIn(dialog, "Mark as replied");
  await typeInto(text, "Come on Friday, at noon");
  await letThrough();
  await dialog.findByText(/from Read to Replied/);
  expect(text.value).toBe("Come on Friday, at noon");
  expect(JSON.stringify(localStorage)).toContain("Come on Friday, at noon");
});

it("two changes one after the other on a slow line are no quarrel with oneself", async () => {
  const { id, changes } = oneSubmission({ status: "read" });
  const dialog = await opened(id);
  const status = await dialog.findByLabelText("Status");
  const letThrough = slowLine();
  for (const value of ["replied", "closed"]) {
    fireEvent.change(status, { target: { value } });
    fireEvent.blur(status);
  }
  await letThrough();
  await letThrough();
  await dialog.findByText(/from Replied to Closed/);
  expect(changes().at(-1)?.body).toEqual({ status: "closed", from_status: "replied" });
  expect(toast()).toBe("");
});

it("nor is a reply while the opening is still being marked as read", async () => {
  const { id, changes } = oneSubmission();
  const letThrough = slowLine();
  const dialog = await opened(id);
  fireEvent.click(await dialog.findByRole("button", { name: "Mark as replied", hidden: true }));
  await letThrough();
  await letThrough();
  await dialog.findByText(/from Read to Replied/);
  expect(changes().at(-1)?.body).toEqual({ status: "replied", from_status: "read" });
  expect(toast()).toBe("");
});

/** The page with a clock of its own; `pass` lets it go on. */
async function withClock(path = page) {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  await showAt(<SubmissionsPage />, path);
  await screen.findByRole("table", { hidden: true });
  return { pass: (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms)) };
}
const setVisible = (state: "visible" | "hidden") => {
  vi.spyOn(document, "visibilityState", "get").mockReturnValue(state);
  return act(async () => document.dispatchEvent(new Event("visibilitychange")));
};
const setOnline = (isOnline: boolean) => {
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(isOnline);
  return act(async () => dispatchEvent(new Event(isOnline ? "online" : "offline")));
};

it("new ones appear by themselves while another is open, and what is being typed is not disturbed", async () => {
  const submission = aDetail({ status: "read" });
  const rows = [aSubmission({ name: "First" })];
  signedIn(({ call }) => {
    if (isList(call)) return [200, aList([...rows])];
    return call.startsWith("GET /contact/submissions/") ? [200, { data: { submission } }] : undefined;
  });
  const { pass } = await withClock(`${page}?open=${submission.id}`);
  const dialog = within(await screen.findByRole("dialog", { hidden: true }));
  const text = await answerField(dialog);
  text.focus();
  await typeInto(text, "Half a sen");
  rows.unshift(aSubmission({ name: "Second" }));
  await pass(20_000);
  expect(await screen.findByRole("button", { name: "Second", hidden: true })).toBeTruthy();
  expect([text.value, document.activeElement === text]).toEqual(["Half a sen", true]);
});

it("a hidden tab asks for nothing, and at once when it is looked at again", async () => {
  const calls = signedIn(listed(aList([aSubmission()])));
  const asked = () => calls.filter(({ call }) => isList(call)).length;
  const { pass } = await withClock();
  await pass(20_000);
  expect(asked()).toBe(2);
  await setVisible("hidden");
  await pass(60_000);
  expect(asked()).toBe(2);
  await setVisible("visible");
  await waitFor(() => expect(asked()).toBe(3));
});

it("offline it says so and keeps the list, and it goes on by itself", async () => {
  const calls = signedIn(listed(aList([aSubmission()])));
  const asked = () => calls.filter(({ call }) => isList(call)).length;
  const { pass } = await withClock();
  await setOnline(false);
  expect(screen.getByText("You are offline")).toBeTruthy();
  await pass(60_000);
  expect(asked()).toBe(1);
  expect(screen.getByRole("table")).toBeTruthy();
  await setOnline(true);
  await waitFor(() => expect(asked()).toBe(2));
  expect(screen.queryByText("You are offline")).toBeNull();
});

it("a service that fails for a long time is asked again and again, and the list says that it may be old", async () => {
  let isDown = false;
  const calls = signedIn(({ call }) => {
    if (!isList(call)) return undefined;
    return isDown ? [503, { detail: "Down" }] : [200, aList([aSubmission({ name: calls.length > 9 ? "New" : "Old" })])];
  });
  const { pass } = await withClock();
  isDown = true;
  for (let turn = 0; turn < 10; turn++) await pass(20_000);
  expect(screen.getByText(/The list is as it was before/)).toBeTruthy();
  expect(screen.getByRole("button", { name: "Old" })).toBeTruthy();
  isDown = false;
  await pass(20_000);
  expect(await screen.findByRole("button", { name: "New" })).toBeTruthy();
  expect(screen.queryByText(/The list is as it was before/)).toBeNull();
});

it("one that is opened while its search is still to come stays open", async () => {
  const { id } = oneSubmission();
  const { address } = await showAt(<SubmissionsPage />, page);
  const row = await screen.findByRole("button", { name: /Hawa Sirleaf/ });
  fireEvent.input(screen.getByRole("searchbox"), { target: { value: "hawa" } });
  fireEvent.click(row);
  expect(await screen.findByRole("dialog", { hidden: true })).toBeTruthy();
  await waitFor(() => expect(address()).toBe(`${page}?q=hawa&open=${id}`));
  expect(screen.getByRole("dialog", { hidden: true })).toBeTruthy();
});

it("the search box follows the address: Clear filters and Back empty it", async () => {
  signedIn(({ call }) => (isList(call) ? [200, aList(call.includes("q=") ? [] : [aSubmission()])] : undefined));
  const { address } = await showAt(<SubmissionsPage />, `${page}?q=villa`);
  const box = screen.getByRole("searchbox") as HTMLInputElement;
  expect(box.value).toBe("villa");
  fireEvent.click(await screen.findByRole("link", { name: "Clear filters" }));
  await waitFor(() => expect(box.value).toBe(""));
  expect(address()).toBe(page);
  fireEvent.input(box, { target: { value: "moto" } });
  await waitFor(() => expect(address()).toBe(`${page}?q=moto`));
  expect(box.value).toBe("moto");
});

it("a session that is over is said in the specification's words, and the list is empty", async () => {
  signedIn(({ call }) =>
    isList(call) || call === "POST /auth/refresh" ? [401, { detail: "Session expired" }] : undefined,
  );
  await showAt(<SubmissionsPage />, page);
  await waitFor(() => expect(toast()).toContain("Not authenticatedPlease log in as admin to view submissions."));
  expect(screen.queryByRole("table")).toBeNull();
});

it("an overdue one says so in words in the table, with the promised time", async () => {
  signedIn(listed(aList([aSubmission({ overdue: true })])));
  await showAt(<SubmissionsPage />, page);
  const row = within((await screen.findAllByRole("row")).at(-1) as HTMLElement);
  expect(row.getByText("Overdue").className).toContain("text-bad");
  expect(row.getByText("due Nov 23, 09:14")).toBeTruthy();
});

const selfTests = [
  ["Test Endpoint", "endpoint", "Endpoint Test Successful", "Endpoint Test Failed"],
  ["Test Backend", "backend", "Backend Test Successful", "Backend Test Failed"],
  ["Check Env", "environment", "Environment Check Complete", "Environment Check Failed"],
  ["Test Contact Form", "contact-form", "Contact Form Test Successful", "Contact Form Test Failed"],
] as const;

it.each(selfTests)(
  "%s is really run, says how long the server took, and can fail",
  async (label, test, passed, failed) => {
    let ok = true;
    const calls = signedIn(({ call }) => {
      if (isList(call)) return [200, aList([])];
      return call === "POST /self-test"
        ? [200, { ok, ms: 1234, checks: [{ name: "Database", ok, detail: "answers" }] }]
        : undefined;
    });
    await showAt(<SubmissionsPage />, page);
    fireEvent.click(screen.getByRole("button", { name: label }));
    await waitFor(() => expect(toast()).toContain(`${passed}1,234 ms on the server`));
    expect(calls.find(({ call }) => call === "POST /self-test")?.body).toEqual({ test });
    expect(await screen.findByText("Database: answers")).toBeTruthy();
    ok = false;
    fireEvent.click(await screen.findByRole("button", { name: label }));
    await waitFor(() => expect(toast()).toContain(`${failed}Database, 1,234 ms on the server`));
    expect(screen.getByText("Database: failed, answers")).toBeTruthy();
  },
);

it.each([
  ["the session is over", [401, { detail: "Expired" }] as [number, unknown], "Not authenticated"],
  ["the role does not do", [403, { detail: "Forbidden" }] as [number, unknown], "Access Denied"],
  ["the service is down", [503, { detail: "Down" }] as [number, unknown], "API 503: Service Unavailable"],
  ["there is no answer", undefined, "The service could not be reached"],
])("a test fails in words when %s", async (_, answer, said) => {
  signedIn(({ call }) => {
    if (isList(call)) return [200, aList([])];
    return call === "POST /self-test" ? answer : call === "POST /auth/refresh" ? [401, { detail: "Over" }] : undefined;
  });
  await showAt(<SubmissionsPage />, page);
  for (const [label, , , failed] of selfTests) {
    fireEvent.click(await screen.findByRole("button", { name: label }));
    await waitFor(() => expect(toast()).toContain(failed + said));
    keepSession(aSession(me));
  }
});
