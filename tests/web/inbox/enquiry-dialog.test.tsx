import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { resetScreen, toastText } from "../support/account-api.tsx";
import { buildHistoryEntry, currentAdmin } from "../support/admin-api.ts";
import { findReplyField, mockSingleEnquiry, openEnquiry, pressButtonIn, typeInto } from "../support/inbox-screen.tsx";

afterEach(resetScreen);

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

it("begins at its title and keeps the ways to reply in its foot", async () => {
  const { id } = mockSingleEnquiry();
  const dialog = await openEnquiry(id);
  const title = dialog.getByRole("heading", { level: 2, hidden: true });
  expect(document.activeElement).toBe(title);
  const reply = await dialog.findByRole("button", { name: "Mark as replied", hidden: true });
  expect(reply.closest("footer")).toBeTruthy();
});

it("shows above the message that the reply is overdue, and without words what is asked for", async () => {
  const { id } = mockSingleEnquiry({ status: "read", overdue: true });
  const dialog = await openEnquiry(id);
  const message = within(await dialog.findByRole("region", { name: "Message" }));
  const origin = within(dialog.getByRole("region", { name: "Origin" }));
  expect(origin.getByText("Overdue").className).toContain("bg-bad");
  expect(message.queryByRole("heading", { hidden: true })).toBeNull();
  cleanup();
  const wordless = mockSingleEnquiry({ message: null, service: "janitorial", channel: "whatsapp" });
  const wordlessDialog = await openEnquiry(wordless.id);
  const wordlessMessage = within(await wordlessDialog.findByRole("region", { name: "Message" }));
  expect(wordlessMessage.getByRole("heading", { hidden: true }).textContent).toBe("Janitorial");
  const other = within(wordlessDialog.getByRole("region", { name: "Origin" }));
  expect(other.getByText("WhatsApp ·")).toBeTruthy();
  expect(other.queryByText("Overdue")).toBeNull();
});

it.each([
  ["marks an enquiry as read that was moved out of spam", { field: "spam", from: "true", to: "false" }, ["read"]],
  ["keeps an enquiry new that was set back to new", { from: "read", to: "new" }, []],
] as const)("%s", async (_, change, statuses) => {
  const { id, changes } = mockSingleEnquiry({ history: [buildHistoryEntry(change)] });
  const dialog = await openEnquiry(id);
  await dialog.findByText(change.to === "new" ? /james changed the status from Read to New/ : /from New to Read/);
  expect(changes().map(({ body }) => (body as { status: string }).status)).toEqual(statuses);
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
  expect([note.getAttribute("rows"), dialog.queryByText("Add note")]).toEqual(["1", null]);
  fireEvent.input(note, { target: { value: "refused" } });
  const add = await dialog.findByText("Add note");
  fireEvent.click(add);
  await waitFor(() => expect(document.body.textContent).toContain("Not that note"));
  expect(note.value).toBe("refused");
  fireEvent.input(note, { target: { value: "Called, no answer" } });
  fireEvent.click(add);
  expect(await dialog.findByText("Called, no answer", { selector: "p" })).toBeTruthy();
  expect(note.value).toBe("");
});

const contactLinks = (dialog: Awaited<ReturnType<typeof openEnquiry>>) =>
  dialog
    .queryAllByRole("link", { name: /^(WhatsApp|Call|Email)$/, hidden: true })
    .map(({ textContent }) => textContent);

it("offers the call first, and fills the links for email, phone and WhatsApp with the edited reply", async () => {
  const { id, changes } = mockSingleEnquiry({ status: "read", reference: "RE-77" });
  const dialog = await openEnquiry(id);
  const text = (await dialog.findByLabelText("Your reply")) as HTMLTextAreaElement;
  expect(text.value).toContain("Hello Hawa Sirleaf,");
  expect(text.value).toContain("RE-77");
  fireEvent.input(text, { target: { value: "Come & see" } });
  expect(contactLinks(dialog)).toEqual(["Call", "WhatsApp", "Email"]);
  const href = (name: string) => dialog.getByRole("link", { name, hidden: true }).getAttribute("href");
  expect(href("Email")).toMatch(/^mailto:hawa@example.org\?subject=.*RE-77.*&body=Come%20%26%20see$/);
  expect(href("Call")).toBe("tel:+231770000000");
  expect(href("WhatsApp")).toBe("https://wa.me/231770000000?text=Come%20%26%20see");
  fireEvent.click(dialog.getByRole("button", { name: "Mark as replied", hidden: true }));
  await waitFor(() => expect(changes().at(-1)?.body).toEqual({ status: "replied", from_status: "read" }));
});

it("links a phone number however it is written, and names the sender in the title, with the reference below", async () => {
  const phone_number = "\u202a+231 (0)77 555 6066\u202c";
  const { id } = mockSingleEnquiry({ status: "read", reference: "RE-77", phone_number });
  const dialog = await openEnquiry(id);
  const link = async (name: string) => (await dialog.findByRole("link", { name, hidden: true })).getAttribute("href");
  expect(await link("WhatsApp")).toMatch("https://wa.me/231775556066?text=");
  expect(await link("Call")).toBe("tel:+231775556066");
  expect(document.querySelector('dd a[href="tel:+231775556066"]')?.textContent).toBe(phone_number);
  expect(dialog.getByRole("heading", { name: "Hawa Sirleaf", level: 2, hidden: true })).toBeTruthy();
  expect(dialog.getByText("RE-77")).toBeTruthy();
});

it("offers only Email to a sender whose number cannot be called", async () => {
  const { id } = mockSingleEnquiry({ phone_number: "0886 123 4567" });
  const dialog = await openEnquiry(id);
  const number = await dialog.findByText("0886 123 4567");
  expect(number.closest("a")).toBeNull();
  expect(contactLinks(dialog)).toEqual(["Email"]);
});

it("describes changes, notes and spam in the history, oldest first", async () => {
  const change = (minute: string, fields: Parameters<typeof buildHistoryEntry>[0]) =>
    buildHistoryEntry({ at: `2026-11-20T10:${minute}:00.000Z`, field: "assignee", ...fields });
  const reassigned = { from: "a", to: "b" };
  const { id } = mockSingleEnquiry({
    status: "read",
    history: [
      change("01", { by: "martha", to: "b", to_name: "joseph" }),
      change("02", { ...reassigned, from_name: "joseph", to_name: "james" }),
      change("03", { ...reassigned, from_name: "james", to_name: null }),
      change("04", { from: "b", from_name: "james" }),
      change("06", { by: null, field: "spam", from: "false", to: "true" }),
      change("07", { by: "martha", field: "spam", from: "true", to: "false" }),
      change("08", { from: "a" }),
      change("09", { to: "a", to_name: "james" }),
      change("10", { by: "martha", ...reassigned, from_name: "james", to_name: "joseph" }),
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

it("has the status above the message on a phone, the number once, and folds the reply to an answered one", async () => {
  const media = Object.assign(new EventTarget(), { matches: false }) as MediaQueryList;
  vi.spyOn(window, "matchMedia").mockReturnValue(media);
  const { id } = mockSingleEnquiry({ status: "replied", awaits_answer: false, phone_number: "+231775550909" });
  const dialog = await openEnquiry(id);
  const origin = within(await dialog.findByRole("region", { name: "Origin" }));
  expect(origin.getByText("Replied")).toBeTruthy();
  expect(dialog.getByText("+231 77 555 0909")).toBeTruthy();
  expect((await findReplyField(dialog)).closest("details")?.open).toBe(false);
});
