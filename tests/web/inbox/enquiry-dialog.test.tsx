import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { resetScreen, toastText } from "../support/account-api.tsx";
import { buildHistoryEntry, currentAdmin } from "../support/admin-api.ts";
import { findReplyField, mockSingleEnquiry, openEnquiry, pressButtonIn, typeInto } from "../support/inbox-screen.tsx";

afterEach(() => {
  resetScreen();
  vi.restoreAllMocks();
});

/** Delays every PATCH request. The returned function releases the next one. */
function holdChanges() {
  const originalFetch = fetch;
  const gates: (() => void)[] = [];
  vi.stubGlobal("fetch", async (address: string, init: RequestInit) => {
    if (init.method === "PATCH") await new Promise<void>((resolve) => gates.push(resolve));
    return originalFetch(address, init);
  });
  return async () => {
    await waitFor(() => expect(gates).toHaveLength(1));
    await act(async () => gates.shift()?.());
  };
}

it("marks a new enquiry as read when it is opened and updates the list", async () => {
  const { id, changes } = mockSingleEnquiry();
  const dialog = await openEnquiry(id);
  expect(await dialog.findByText(/changed the status from New to Read/)).toBeTruthy();
  expect(changes().map(({ body }) => body)).toEqual([{ status: "read", from_status: "new" }]);
  await waitFor(() => expect(within(screen.getByRole("table", { hidden: true })).getByText("Read")).toBeTruthy());
});

it("shows above the message that the reply is overdue, instead of that it is read", async () => {
  const { id } = mockSingleEnquiry({ status: "read", overdue: true });
  const message = within(await (await openEnquiry(id)).findByRole("region", { name: "Message" }));
  expect(message.getByText("Overdue").className).toContain("bg-bad");
  expect(message.queryByText("Read")).toBeNull();
  cleanup();
  const answered = mockSingleEnquiry({ status: "replied" });
  const head = within(await (await openEnquiry(answered.id)).findByRole("region", { name: "Message" }));
  expect(head.getByText("Replied")).toBeTruthy();
  expect(head.queryByText("Overdue")).toBeNull();
});

it("marks an enquiry as read that was moved out of spam", async () => {
  const history = [buildHistoryEntry({ field: "spam", from: "true", to: "false" })];
  const { id, changes } = mockSingleEnquiry({ history });
  await openEnquiry(id);
  await waitFor(() => expect(changes().map(({ body }) => body)).toEqual([{ status: "read", from_status: "new" }]));
});

it("keeps an enquiry new that was set back to new", async () => {
  const history = [buildHistoryEntry({ from: "read", to: "new" })];
  const { id, changes } = mockSingleEnquiry({ history });
  const dialog = await openEnquiry(id);
  expect(await dialog.findByText(/james changed the status from Read to New/)).toBeTruthy();
  expect(changes()).toEqual([]);
});

it("saves status, assignee and note, and keeps a rejected note in the field", async () => {
  const { id, changes } = mockSingleEnquiry({ status: "read" });
  const dialog = await openEnquiry(id);
  fireEvent.change(await dialog.findByLabelText("Status"), { target: { value: "closed" } });
  await waitFor(() => expect(changes().at(-1)?.body).toEqual({ status: "closed", from_status: "read" }));
  await dialog.findByText(/from Read to Closed/);
  fireEvent.change(dialog.getByLabelText("Assigned to"), { target: { value: currentAdmin.id } });
  await waitFor(() => expect(changes().at(-1)?.body).toEqual({ assignee_id: currentAdmin.id, from_assignee_id: null }));
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

it("fills the links for email, phone and WhatsApp with the edited reply", async () => {
  const { id, changes } = mockSingleEnquiry({ status: "read", reference: "RE-77" });
  const dialog = await openEnquiry(id);
  const text = (await dialog.findByLabelText("Your reply")) as HTMLTextAreaElement;
  expect(text.value).toContain("Hello Hawa Sirleaf,");
  expect(text.value).toContain("RE-77");
  fireEvent.input(text, { target: { value: "Come & see" } });
  const href = (name: string) => dialog.getByRole("link", { name, hidden: true }).getAttribute("href");
  expect(href("Email")).toMatch(/^mailto:hawa@example.org\?subject=.*RE-77.*&body=Come%20%26%20see$/);
  expect(href("Call")).toBe("tel:+231770000000");
  expect(href("WhatsApp")).toBe("https://wa.me/231770000000?text=Come%20%26%20see");
  fireEvent.click(dialog.getByRole("button", { name: "Mark as replied", hidden: true }));
  await waitFor(() => expect(changes().at(-1)?.body).toEqual({ status: "replied", from_status: "read" }));
});

it.each([
  ["775556066", "231775556066"],
  ["+231 (0)77 555 6066", "231775556066"],
  ["\u202a+231 77 555 6066\u202c", "231775556066"],
  ["00 44 20 7946 0018", "442079460018"],
])("links the phone number %s, however it is written", async (phone_number, digits) => {
  const { id } = mockSingleEnquiry({ phone_number });
  const dialog = await openEnquiry(id);
  const link = async (name: string) => (await dialog.findByRole("link", { name, hidden: true })).getAttribute("href");
  expect(await link("WhatsApp")).toMatch(`https://wa.me/${digits}?text=`);
  expect(await link("Call")).toBe(`tel:+${digits}`);
  expect(document.querySelector(`dd a[href="tel:+${digits}"]`)?.textContent).toBe(phone_number);
});

it("shows a number that cannot be called without links", async () => {
  const { id } = mockSingleEnquiry({ phone_number: "0886 123 4567" });
  const dialog = await openEnquiry(id);
  const number = await dialog.findByText("0886 123 4567");
  expect(number.closest("a")).toBeNull();
  expect(dialog.queryByRole("link", { name: /WhatsApp|Call/, hidden: true })).toBeNull();
});

it("describes changes, notes and spam in the history, oldest first", async () => {
  const reassigned = { from: "a", to: "b" };
  const { id } = mockSingleEnquiry({
    status: "read",
    history: [
      buildHistoryEntry({
        at: "2026-11-20T10:01:00.000Z",
        by: "martha",
        field: "assignee",
        to: "b",
        to_name: "joseph",
      }),
      buildHistoryEntry({
        at: "2026-11-20T10:02:00.000Z",
        field: "assignee",
        ...reassigned,
        from_name: "joseph",
        to_name: "james",
      }),
      buildHistoryEntry({
        at: "2026-11-20T10:03:00.000Z",
        field: "assignee",
        ...reassigned,
        from_name: "james",
        to_name: null,
      }),
      buildHistoryEntry({ at: "2026-11-20T10:04:00.000Z", field: "assignee", from: "b", from_name: "james" }),
      buildHistoryEntry({ at: "2026-11-20T10:06:00.000Z", by: null, field: "spam", from: "false", to: "true" }),
      buildHistoryEntry({ at: "2026-11-20T10:07:00.000Z", by: "martha", field: "spam", from: "true", to: "false" }),
      buildHistoryEntry({ at: "2026-11-20T10:08:00.000Z", field: "assignee", from: "a" }),
      buildHistoryEntry({ at: "2026-11-20T10:09:00.000Z", field: "assignee", to: "a", to_name: "james" }),
      buildHistoryEntry({
        at: "2026-11-20T10:10:00.000Z",
        by: "martha",
        field: "assignee",
        ...reassigned,
        from_name: "james",
        to_name: "joseph",
      }),
    ],
    notes: [{ at: "2026-11-20T10:05:00.000Z", by: "martha", text: "Called" }],
  });
  const dialog = await openEnquiry(id);
  const history = await dialog.findByRole("region", { name: "History", hidden: true });
  expect(
    within(history)
      .getAllByRole("listitem", { hidden: true })
      .map((line) => line.textContent),
  ).toEqual([
    "Nov 20, 10:01: martha assigned it to joseph",
    "Nov 20, 10:02: james took it over from joseph",
    "Nov 20, 10:03: james assigned it to a former colleague",
    "Nov 20, 10:04: james unassigned it",
    "Nov 20, 10:05: martha wrote a note",
    "Nov 20, 10:06: A former colleague moved it to spam",
    "Nov 20, 10:07: martha moved it out of spam",
    "Nov 20, 10:08: james unassigned it from a former colleague",
    "Nov 20, 10:09: james assigned it to themselves",
    "Nov 20, 10:10: martha reassigned it from james to joseph",
  ]);
});

it("does not overwrite a colleague's earlier change and shows it instead", async () => {
  const { id, changeAsColleague, assignAsColleague, changes } = mockSingleEnquiry({ status: "read" });
  const dialog = await openEnquiry(id);
  const status = (await dialog.findByLabelText("Status")) as HTMLSelectElement;
  await typeInto(await findReplyField(dialog), "Come on Friday");
  changeAsColleague("closed");
  await pressButtonIn(dialog, "Mark as replied");
  await waitFor(() => expect(toastText()).toContain("Nothing was changedjames has already set it to Closed."));
  expect(status.value).toBe("closed");
  expect((await findReplyField(dialog)).value).toBe("Come on Friday");
  assignAsColleague();
  fireEvent.change(dialog.getByLabelText("Assigned to"), { target: { value: currentAdmin.id } });
  await waitFor(() => expect(toastText()).toContain("james has already assigned it to joseph."));
  expect((dialog.getByLabelText("Assigned to") as HTMLSelectElement).selectedOptions[0]?.textContent).toBe("joseph");
  // A closed enquiry waits for no reply.
  expect(dialog.queryByRole("button", { name: "Mark as replied", hidden: true })).toBeNull();
  expect(dialog.queryByText(/Reply due|reply was due/)).toBeNull();
  fireEvent.change(status, { target: { value: "replied" } });
  await waitFor(() => expect(changes().at(-1)?.body).toEqual({ status: "replied", from_status: "closed" }));
});

it("saves a choice made with the arrow keys once, after a pause or when the dialog closes", async () => {
  const { id, changes } = mockSingleEnquiry({ status: "read" });
  const dialog = await openEnquiry(id);
  const status = (await dialog.findByLabelText("Status")) as HTMLSelectElement;
  status.focus();
  for (const value of ["replied", "closed"]) fireEvent.change(status, { target: { value } });
  expect([status.value, status.disabled]).toEqual(["closed", false]);
  await waitFor(() => expect(changes().map(({ body }) => body)).toEqual([{ status: "closed", from_status: "read" }]));
  await dialog.findByText(/from Read to Closed/);
  expect(document.activeElement).toBe(status);
  fireEvent.change(status, { target: { value: "read" } });
  await pressButtonIn(dialog, "Close");
  await waitFor(() => expect(changes().at(-1)?.body).toEqual({ status: "read", from_status: "closed" }));
  expect(changes()).toHaveLength(2);
});

it("keeps a reply that is edited while the enquiry is being marked as replied", async () => {
  const { id } = mockSingleEnquiry({ status: "read" });
  const dialog = await openEnquiry(id);
  const text = await findReplyField(dialog);
  await typeInto(text, "Come on Friday");
  const releaseNext = holdChanges();
  await pressButtonIn(dialog, "Mark as replied");
  await typeInto(text, "Come on Friday, at noon");
  await releaseNext();
  await dialog.findByText(/from Read to Replied/);
  expect(text.value).toBe("Come on Friday, at noon");
  expect(JSON.stringify(localStorage)).toContain("Come on Friday, at noon");
});

it("sends two quick changes in order without a conflict", async () => {
  const { id, changes } = mockSingleEnquiry({ status: "read" });
  const dialog = await openEnquiry(id);
  const status = await dialog.findByLabelText("Status");
  const releaseNext = holdChanges();
  for (const value of ["replied", "closed"]) {
    fireEvent.change(status, { target: { value } });
    fireEvent.blur(status);
  }
  await releaseNext();
  await releaseNext();
  await dialog.findByText(/from Replied to Closed/);
  expect(changes().at(-1)?.body).toEqual({ status: "closed", from_status: "replied" });
  expect(toastText()).toBe("");
});

it("waits until the enquiry is marked as read before it saves another change", async () => {
  const { id, changes } = mockSingleEnquiry();
  const releaseNext = holdChanges();
  const dialog = await openEnquiry(id);
  fireEvent.click(await dialog.findByRole("button", { name: "Mark as replied", hidden: true }));
  await releaseNext();
  await releaseNext();
  await dialog.findByText(/from Read to Replied/);
  expect(changes().at(-1)?.body).toEqual({ status: "replied", from_status: "read" });
  expect(toastText()).toBe("");
});

it("offers WhatsApp first, and only Email without a phone number", async () => {
  const labels = (dialog: Awaited<ReturnType<typeof openEnquiry>>) =>
    dialog
      .getAllByRole("link", { name: /^(WhatsApp|Call|Email)$/, hidden: true })
      .map(({ textContent }) => textContent);
  const { id } = mockSingleEnquiry({ status: "read" });
  const dialog = await openEnquiry(id);
  await findReplyField(dialog);
  expect(labels(dialog)).toEqual(["WhatsApp", "Call", "Email"]);
  cleanup();
  const { id: withoutPhone } = mockSingleEnquiry({ status: "read", phone_number: "" });
  const other = await openEnquiry(withoutPhone);
  await findReplyField(other);
  expect(labels(other)).toEqual(["Email"]);
});

it("names the sender in the title, with the reference below", async () => {
  const { id } = mockSingleEnquiry({ status: "read", reference: "RE-77" });
  const dialog = await openEnquiry(id);
  expect(await dialog.findByRole("heading", { name: "Hawa Sirleaf", level: 2, hidden: true })).toBeTruthy();
  expect(dialog.getByText("RE-77")).toBeTruthy();
});
