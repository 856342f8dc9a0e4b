import { act, cleanup, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import type { FoundPerson, PrivacyErasure, PrivacyMention } from "#contract/admin/privacy.ts";
import { PrivacyPage } from "#web/admin/features/privacy/privacy-page.tsx";
import { fillForm, inputByLabel, renderAt, resetScreen, submitForm, toastText } from "../support/account-api.tsx";
import { mockSignedInApi } from "../support/admin-api.ts";

afterEach(resetScreen);

const email = "kebbeh@example.org";
const emptyErasure = {
  account: false,
  people: 0,
  devices: 0,
  wants: 0,
  enquiries: 0,
  waiting: 0,
  stored_answers: 0,
  mail: 0,
};
const found: FoundPerson = {
  ...{ person_id: null, contacts: [], email, phone_number: null, names: ["Ma Kebbeh"], references: ["E-1", "E-2"] },
  ...{ account: { username: "kebbeh", role: "user" }, sessions: 0, favorites: 4, saved_searches: 2 },
  ...{ enquiries: 2, waiting: 0, stored_answers: 0, mail: 1, devices: 0, wants: 0, taken: [], taken_wants: [] },
};
const sent = (id: string, name: string) => ({
  ...{ id, name, reference: `E-${id}`, service: "general", email: "", phone_number: "0775 000 111" },
  submitted_at: "2026-11-20T09:00:00.000Z",
});

/** Opens the screen. `people` are found; `response` answers an export or an erasure. */
async function renderPrivacy(
  people: FoundPerson[] | undefined,
  response?: [number, unknown],
  mentions: PrivacyMention[] = [],
  more: PrivacyMention["kind"][] = [],
) {
  const calls = mockSignedInApi(({ call }) => {
    if (call === "POST /privacy/find") return people && [200, { data: { people, mentions, more } }];
    return call.startsWith("POST /privacy/") ? response : undefined;
  }, "super_admin");
  // The first request loads this code, which would take longer than `act` waits.
  await import("#web/lib/session/send-authenticated.ts");
  await renderAt(<PrivacyPage />, "/admin/privacy");
  return () => calls.filter(({ call }) => call.startsWith("POST /privacy/"));
}

const field = "Email or phone number";
const press = async (name: string, within_: ReturnType<typeof within> = screen) =>
  act(async () => void fireEvent.click(within_.getByRole("button", { name })));
const find = async (person = email) => {
  fillForm({ [field]: person });
  await submitForm();
};
const dialog = () => within(screen.getByRole("dialog"));
const confirmErasure = async (word = "erase ") => {
  fillForm({ "Type ERASE to confirm": word });
  await act(async () => void fireEvent.submit(inputByLabel("Type ERASE to confirm").form as HTMLFormElement));
};
async function findAndErase() {
  await find();
  await press("Erase");
  await confirmErasure();
}

it("shows at the field that a text is no email or phone number, and sends nothing", async () => {
  const requests = await renderPrivacy([]);
  for (const text of ["kebbeh", "12 34"]) {
    await find(text);
    const message = screen.getByText("Please enter a valid email address or phone number");
    expect(inputByLabel(field).getAttribute("aria-describedby")).toBe(message.closest("p")?.id);
    expect(document.activeElement).toBe(inputByLabel(field));
  }
  expect(requests()).toEqual([]);
});

it("links to the other places that have a number", async () => {
  await renderPrivacy([], undefined, [
    { kind: "listing", id: "u-1", name: "MH-7, Villa", fields: ["contact number", "lister"] },
    { kind: "enquiry", id: "e-1", name: "E-1", fields: ["message"] },
  ]);
  await find("0886 123 456");
  expect(screen.getByText("No enquiry, wish or account has 0886 123 456.")).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Erase" })).toBeNull();
  const links = screen.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")]);
  expect(links).toEqual([
    ["Listing: MH-7, Villa", "/admin/listings?view=u-1"],
    ["Enquiry: E-1", "/admin/contact-submissions?open=e-1"],
  ]);
  expect(screen.getByText("contact number, lister")).toBeTruthy();
});

it("offers an export and an erasure only after it has shown what is stored", async () => {
  const requests = await renderPrivacy([found]);
  for (const name of ["Export", "Erase"]) expect(screen.queryByRole("button", { name })).toBeNull();
  await find(` ${email} `);
  expect(requests()).toMatchObject([{ call: "POST /privacy/find", body: { person: email } }]);
  expect(screen.getByText("1 person found").getAttribute("role")).toBe("status");
  const card = screen.getByRole("region", { name: email });
  const rows = [...card.querySelectorAll("dl > div")].map((row) => [...row.children].map((cell) => cell.textContent));
  expect(rows).toEqual([
    ["Account", "kebbeh, Customer"],
    ["Enquiries", "2"],
    ["Saved homes", "4"],
    ["Saved searches", "2"],
    ["Email alerts", "1"],
  ]);
  expect(card.textContent).toContain("ask for a reference: E-1, E-2");
});

it("names a person once, and below only other names and contacts", async () => {
  const [names, contacts] = [
    ["Kebbeh Toe", "Ma Kebbeh"],
    [email, "kebbeh@example.net"],
  ];
  await renderPrivacy([{ ...found, person_id: "p-1", names, contacts }]);
  await find(email);
  const card = screen.getByRole("region", { name: `Kebbeh Toe, ${email}` });
  const [title, ...others] = [...(card.querySelector("h2")?.parentElement?.children ?? [])];
  expect(title?.textContent).toBe(`Kebbeh Toe, ${email}`);
  expect(others.map(({ textContent }) => textContent)).toEqual(["Ma Kebbeh", "kebbeh@example.net"]);
});

it("shows everyone who has used a phone number", async () => {
  await renderPrivacy([found, { ...found, email: "son@example.org", account: null }]);
  await find("0775 550 909");
  expect(screen.getByText("2 people found who share this. Choose the one who is asking.")).toBeTruthy();
  expect(screen.getByRole("region", { name: "son@example.org" }).textContent).toContain("AccountNone");
});

it("shows, exports and erases the enquiries with a phone number and without an email", async () => {
  const phone_number = "0775 550 909";
  const people = [{ ...found, email: null, phone_number, account: null }];
  const requests = await renderPrivacy(people, [200, { data: { ...emptyErasure, enquiries: 2 } }]);
  await find(phone_number);
  const card = screen.getByRole("region", { name: phone_number });
  expect(card.textContent).toContain("Of no known person, with this phone number and without an email");
  await press("Erase");
  expect(dialog().getByText(phone_number)).toBeTruthy();
  await confirmErasure();
  expect(requests()[1]?.body).toEqual({ email: null, phone_number });
  expect(screen.queryByRole("region", { name: phone_number })).toBeNull();
});

it("erases the person who was chosen of those who share a number", async () => {
  const shared = { ...found, email: null, phone_number: "0775 550 909", account: null };
  const contacts = ["0775 550 909", "0886 111 222"];
  const requests = await renderPrivacy(
    [
      { ...shared, person_id: "p1", names: ["Ma Kebbeh"], contacts },
      { ...shared, person_id: "p2", names: ["Joy"], contacts: ["0775 550 909"] },
    ],
    [200, { data: { ...emptyErasure, people: 1, enquiries: 2 } }],
  );
  await find("0775 550 909");
  await press("Erase", within(screen.getByRole("region", { name: "Ma Kebbeh, 0775 550 909" })));
  await confirmErasure();
  expect(requests()[1]?.body).toEqual({ email: null, phone_number: null, person_id: "p1" });
  expect(screen.getByText("The person was deleted with all contacts and notes.")).toBeTruthy();
  expect(screen.getByRole("region", { name: "Joy, 0775 550 909" })).toBeTruthy();
});

it("says that nothing is stored, that the search failed, and the server's message at the field", async () => {
  await renderPrivacy([]);
  await find();
  expect(screen.getByText(`Nothing is stored for ${email}.`)).toBeTruthy();
  cleanup();
  await renderPrivacy(undefined);
  await find();
  expect(toastText()).toContain("The search failed");
  cleanup();
  const detail = [{ loc: ["body", "person"], msg: "Too long" }];
  mockSignedInApi(({ call }) => (call === "POST /privacy/find" ? [422, { detail }] : undefined), "super_admin");
  await renderAt(<PrivacyPage />, "/admin/privacy");
  await find();
  expect(screen.getByText("Too long").closest("p")?.id).toBe("person-error");
});

it("exports the data of the person that was found", async () => {
  const files: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
    files.push(this.download);
  });
  const requests = await renderPrivacy([found], [200, { data: {} }]);
  await find();
  await press("Export");
  expect(requests()[1]).toMatchObject({ call: "POST /privacy/export", body: { email } });
  expect(files).toEqual(["person.json"]);
  expect(toastText()).toContain("Exported");
  vi.restoreAllMocks();
});

it("erases nothing before the word is typed, and says how long the backups keep the data", async () => {
  const requests = await renderPrivacy([found], [200, { data: emptyErasure }]);
  await find();
  await press("Erase");
  expect(dialog().getByText(email)).toBeTruthy();
  expect(screen.getByRole("dialog").textContent).toContain("The data stays in the nightly backups for up to 30 days");
  await confirmErasure("");
  const problem = dialog().getByText("Type ERASE, or cancel");
  expect(inputByLabel("Type ERASE to confirm").getAttribute("aria-describedby")).toBe(problem.closest("p")?.id);
  expect(document.activeElement).toBe(inputByLabel("Type ERASE to confirm"));
  await press("Cancel", dialog());
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(requests()).toHaveLength(1);
});

it("lists what was erased instead of the person, and mentions the backups", async () => {
  const data: PrivacyErasure["data"] = { ...emptyErasure, account: true, enquiries: 2, waiting: 1, mail: 1 };
  const requests = await renderPrivacy([found], [200, { data }]);
  await findAndErase();
  expect(requests()[1]).toMatchObject({ call: "POST /privacy/erase", body: { email } });
  const status = screen.getByText("Erased").closest("[role=status]") as HTMLElement;
  expect([...status.querySelectorAll("li")].map(({ textContent }) => textContent)).toEqual([
    "The account was deleted.",
    "2 enquiries were erased.",
    "1 waiting enquiry was deleted.",
    "Pending email alerts about them were cancelled. Delete received ones from your mailbox.",
  ]);
  expect(status.textContent).toContain("30 days");
  expect(status.contains(document.activeElement)).toBe(true);
  expect(screen.queryByRole("region", { name: email })).toBeNull();
});

it("says if a colleague has erased the person in between", async () => {
  await renderPrivacy([found], [200, { data: emptyErasure }]);
  await findAndErase();
  expect(screen.getByText(`No data is stored for ${email}`)).toBeTruthy();
});

it("exports, but does not offer to erase, a colleague's account", async () => {
  await renderPrivacy([{ ...found, account: { username: "musu", role: "admin" } }]);
  await find();
  expect(screen.getByText(/A colleague's account cannot be erased/)).toBeTruthy();
  expect(screen.getByRole("button", { name: "Export" })).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Erase" })).toBeNull();
});

const unknown = "The result is unknownThe data may have been erased. Erase again to make sure.";
const colleague = "This account belongs to a colleague. Change its role to Customer on the Team page first.";
it.each<[string, [number, unknown] | undefined, string]>([
  ["no response", undefined, unknown],
  ["a 503", [503, { detail: "Away" }], unknown],
  ["a 429", [429, { detail: "Too many requests" }], "Nothing was erasedToo many requests"],
  ["a 409", [409, { detail: colleague }], `Nothing was erased${colleague}`],
])("says what an erasure with %s means, and keeps the person", async (_, response, text) => {
  await renderPrivacy([found], response);
  await findAndErase();
  expect(toastText()).toContain(text);
  expect(screen.getByRole("region", { name: email })).toBeTruthy();
});

it("names other places, activity in the words of the audit screen, and says that there are more", async () => {
  const entry = {
    ...{ n: 7, at: "2026-11-26T10:00:00.000Z", actor_id: "a", actor: "Mary", reference: "MH-7", name: "Villa" },
    ...({ action: "update", entity: "property", entity_id: "p", names: {}, import: null } as const),
    ...{ before: { published: false }, after: { published: true } },
  };
  const mentions: PrivacyMention[] = [
    { kind: "listing", id: "p", name: "MH-7, Villa", fields: ["address"] },
    { kind: "audit", id: "p", name: "2026-11-26", fields: ["new values"], entry },
  ];
  await renderPrivacy([], undefined, mentions, ["listing", "audit"]);
  await find("0886 123 456");
  const link = screen.getByRole("link", { name: "Activity: Villa, 26 November 2026: Mary published it" });
  expect(link.getAttribute("href")).toBe("/admin/audit?entity_id=p");
  expect(screen.getByText(/^There are more listings and activity entries\. Only the newest 50 are shown/)).toBeTruthy();
});

it("several names have a tick for each enquiry, and only the ticked ones are exported and erased", async () => {
  const taken = [sent("1", "Ma Kebbeh"), sent("2", "Her Son"), sent("3", "Kebbeh, Ma")];
  const requests = await renderPrivacy([{ ...found, taken }], [200, { data: emptyErasure }]);
  await find();
  const ticks = screen.getAllByRole<HTMLInputElement>("checkbox");
  expect(ticks.map(({ checked }) => checked)).toEqual([true, false, true]);
  await act(async () => void fireEvent.click(ticks[2] as HTMLElement));
  await press("Erase");
  expect(dialog().getByText(/1 ticked enquiry of 3/)).toBeTruthy();
  await confirmErasure();
  expect(requests().at(-1)).toMatchObject({ call: "POST /privacy/erase", body: { email, enquiry_ids: ["1"] } });
});

const wish = (id: string, name: string | null) => ({
  ...{ id, name, label: "House to rent in Sinkor" },
  created_at: "2026-11-20T09:00:00.000Z",
});

it("a wish with another name has a tick, one without a name is ticked, and only the ticked ones are erased", async () => {
  const taken_wants = [wish("w1", "Her Son"), wish("w2", null), wish("w3", "Kebbeh, Ma")];
  const people = [{ ...found, taken: [sent("1", "Ma Kebbeh")], taken_wants }];
  const requests = await renderPrivacy(people, [200, { data: emptyErasure }]);
  await find();
  const ticks = screen.getAllByRole<HTMLInputElement>("checkbox");
  expect(ticks.map(({ checked }) => checked)).toEqual([true, false, true, true]);
  expect(screen.getByText("Without a name")).toBeTruthy();
  await press("Erase");
  expect(dialog().getByText(/the account, 1 ticked enquiry of 1, 2 ticked wishes of 3,/)).toBeTruthy();
  await confirmErasure();
  const body = { email, enquiry_ids: ["1"], want_ids: ["w2", "w3"] };
  expect(requests().at(-1)).toMatchObject({ call: "POST /privacy/erase", body });
});

it("keeps the person if only the want of another person is ticked", async () => {
  const person = { ...found, person_id: "p1", names: ["Ma Kebbeh", "Her Son"], account: null, enquiries: 0 };
  const requests = await renderPrivacy([{ ...person, taken_wants: [wish("w1", "Her Son")] }], [200, { data: {} }]);
  await find();
  expect(screen.queryByText("Tick at least one.")).toBeNull();
  await press("Export");
  expect(requests().at(-1)?.body).toMatchObject({ person_id: "p1", enquiry_ids: [], want_ids: [] });
  await act(async () => void fireEvent.click(screen.getByRole("checkbox")));
  await press("Erase");
  expect(dialog().getByText(/^is erased: 1 ticked wish of 1, and/)).toBeTruthy();
});
