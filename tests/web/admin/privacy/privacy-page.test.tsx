import { act, cleanup, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import type { PrivacyErasure } from "#contract/admin/privacy.ts";
import { PrivacyPage } from "#web/features/admin/privacy/privacy-page.tsx";
import { clearToast } from "#web/ui/feedback/toast.tsx";
import { fillForm, inputByLabel, renderAt, resetBrowser, submitForm, toastText } from "../../support/account-api.tsx";
import { mockSignedInApi } from "../../support/admin-api.ts";

afterEach(() => {
  cleanup();
  act(clearToast);
  resetBrowser();
});

const email = "kebbeh@example.org";
const nothing = { account: false, enquiries: 0, waiting: 0, stored_answers: 0, mail: 0 };

async function showPerson(answer: [number, unknown] | undefined) {
  const calls = mockSignedInApi(({ call }) => (call.startsWith("POST /privacy/") ? answer : undefined), "super_admin");
  await renderAt(<PrivacyPage />, "/admin/privacy");
  return () => calls.filter(({ call }) => call.startsWith("POST /privacy/"));
}

const press = async (name: string, within_: ReturnType<typeof within> = screen) =>
  act(async () => {
    fireEvent.click(within_.getByRole("button", { name }));
  });

async function erase() {
  fillForm({ "Their email": ` ${email} ` });
  await press("Erase");
  await press("Erase for good", within(screen.getByRole("dialog")));
}

it("an address that is none is said beside the field, and nothing is asked or sent", async () => {
  const sent = await showPerson([200, {}]);
  fillForm({ "Their email": "kebbeh" });
  await submitForm();
  await press("Erase");
  const message = screen.getByText("Please enter a valid email address");
  expect(inputByLabel("Their email").getAttribute("aria-describedby")).toBe(message.id);
  expect(document.activeElement).toBe(inputByLabel("Their email"));
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(sent()).toEqual([]);
});

it("erasing asks once, with the address and how long the copies keep it, and can be left", async () => {
  const sent = await showPerson([200, { data: nothing }]);
  fillForm({ "Their email": email });
  await press("Erase");
  const dialog = within(screen.getByRole("dialog"));
  expect(dialog.getByText(email)).toBeTruthy();
  expect(screen.getByRole("dialog").textContent).toContain("The nightly copies keep it for up to 30 days more");
  await press("Cancel", dialog);
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(sent()).toEqual([]);
});

it("what was erased is said line by line, and that the copies keep it", async () => {
  const data: PrivacyErasure["data"] = { account: true, enquiries: 2, waiting: 1, stored_answers: 0, mail: 1 };
  const sent = await showPerson([200, { data }]);
  await erase();
  expect(sent()).toMatchObject([{ call: "POST /privacy/erase", body: { email } }]);
  const status = screen.getByText("Erased").closest("[role=status]") as HTMLElement;
  expect([...status.querySelectorAll("li")].map(({ textContent }) => textContent)).toEqual([
    "The account was removed.",
    "2 inquiries were blanked.",
    "1 waiting inquiry was removed.",
    "Mail about them is not sent any more; what has reached your own mailbox is yours to delete.",
  ]);
  expect(status.textContent).toContain("30 days");
  expect(status.contains(document.activeElement)).toBe(true);
});

it("a stranger's address is told to be one", async () => {
  await showPerson([200, { data: nothing }]);
  await erase();
  expect(screen.getByText("Nothing is kept about this address")).toBeTruthy();
});

it("the address of one of the staff is refused beside the field", async () => {
  const detail = "This is the account of one of the staff. Make it a user's on the team page first.";
  await showPerson([409, { detail }]);
  await erase();
  expect(screen.getByText(detail).id).toBe("person-email-error");
  expect(document.activeElement).toBe(inputByLabel("Their email"));
});

it.each<[string, [number, unknown] | undefined]>([
  ["without an answer", undefined],
  ["with a 503", [503, { detail: "Away" }]],
])("an erasure that ends %s is not called undone: it may be repeated", async (_, answer) => {
  await showPerson(answer);
  await erase();
  expect(toastText()).toContain("It is not known whether it was erasedErase again; that does no harm.");
});

it("an erasure that was refused erased nothing, and says why", async () => {
  await showPerson([429, { detail: "Too many at once" }]);
  await erase();
  expect(toastText()).toContain("Nothing was erasedToo many at once");
});
