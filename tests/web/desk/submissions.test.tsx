import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { SubmissionsPage } from "#web/features/desk/submissions/submissions-page.tsx";
import { clearToast } from "#web/ui/toast.tsx";
import { type Answer, forgetEverything, showAt, toast } from "../accounts/support.tsx";
import { aDetail, aList, aSubmission, me, signedIn } from "./support.tsx";

afterEach(() => {
  cleanup();
  act(clearToast);
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

/** A service with one submission, which it changes as told. */
function oneSubmission(overrides: Parameters<typeof aDetail>[0] = {}) {
  let stored = aDetail(overrides);
  const calls = signedIn(({ call, body }) => {
    if (isList(call)) return [200, aList([stored])];
    if (call === `GET /contact/submissions/${stored.id}`) return [200, { data: { submission: stored } }];
    if (call !== `PATCH /contact/submissions/${stored.id}`) return undefined;
    const { status, note, assignee_id } = body as { status?: "read"; note?: string; assignee_id?: string };
    const at = "2026-11-21T08:00:00.000Z";
    if (note === "refused") return [422, { detail: [{ loc: ["body", "note"], msg: "Not that note", type: "x" }] }];
    if (status) {
      const done = { at, by: "desk", field: "status" as const, from: stored.status, to: status };
      stored = { ...stored, status, history: [...stored.history, done] };
    }
    if (note) stored = { ...stored, notes: [...stored.notes, { at, by: "desk", text: note }] };
    if (assignee_id) stored = { ...stored, assignee_id, assignee: { id: assignee_id, username: "desk" } };
    return [200, { data: { submission: stored } }];
  });
  return { id: stored.id, calls, changes: () => calls.filter(({ call }) => call.startsWith("PATCH")) };
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

it("one that was set back to new stays new when it is opened", async () => {
  const history = [{ at: "2026-11-20T10:00:00.000Z", by: "james", field: "status" as const, from: "read", to: "new" }];
  const { id, changes } = oneSubmission({ history });
  const dialog = await opened(id);
  expect(await dialog.findByText(/james changed the status from Read to New/)).toBeTruthy();
  expect(changes()).toEqual([]);
});

it("the status, a colleague and a note are stored; a refused note stays in its field", async () => {
  const { id, changes } = oneSubmission({ status: "read" });
  const dialog = await opened(id);
  fireEvent.change(await dialog.findByLabelText("Status"), { target: { value: "closed" } });
  await waitFor(() => expect(changes().at(-1)?.body).toEqual({ status: "closed" }));
  await dialog.findByText(/from Read to Closed/);
  fireEvent.change(dialog.getByLabelText("Assigned to"), { target: { value: me.id } });
  await waitFor(() => expect(changes().at(-1)?.body).toEqual({ assignee_id: me.id }));
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
  await waitFor(() => expect(changes().at(-1)?.body).toEqual({ status: "replied" }));
});

it.each([
  ["Test Endpoint", "endpoint", "Endpoint Test Successful", "Endpoint Test Failed"],
  ["Test Backend", "backend", "Backend Test Successful", "Backend Test Failed"],
  ["Check Env", "environment", "Environment Check Complete", "Environment Check Failed"],
  ["Test Contact Form", "contact-form", "Contact Form Test Successful", "Contact Form Test Failed"],
])("%s is really run, says how long it took, and can fail", async (label, test, passed, failed) => {
  let ok = true;
  const calls = signedIn(({ call }) => {
    if (isList(call)) return [200, aList([])];
    return call === "POST /self-test"
      ? [200, { ok, ms: 12, checks: [{ name: "Database", ok, detail: "answers" }] }]
      : undefined;
  });
  await showAt(<SubmissionsPage />, page);
  fireEvent.click(screen.getByRole("button", { name: label }));
  await waitFor(() => expect(toast()).toMatch(new RegExp(`${passed}\\d+ ms`)));
  expect(calls.find(({ call }) => call === "POST /self-test")?.body).toEqual({ test });
  expect(await screen.findByText("Database: answers")).toBeTruthy();
  ok = false;
  fireEvent.click(await screen.findByRole("button", { name: label }));
  await waitFor(() => expect(toast()).toMatch(new RegExp(`${failed}Database, \\d+ ms`)));
});
