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
const emptyErasure = { account: false, enquiries: 0, waiting: 0, stored_answers: 0, mail: 0 };

async function renderPrivacy(response: [number, unknown] | undefined) {
  const calls = mockSignedInApi(
    ({ call }) => (call.startsWith("POST /privacy/") ? response : undefined),
    "super_admin",
  );
  // The first request loads this code, which would take longer than `act` waits.
  await import("#web/lib/session/send-authenticated.ts");
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
  await press("Erase permanently", within(screen.getByRole("dialog")));
}

it("shows an invalid email at the field and sends nothing", async () => {
  const requests = await renderPrivacy([200, {}]);
  fillForm({ "Their email": "kebbeh" });
  await submitForm();
  await press("Erase");
  const message = screen.getByText("Please enter a valid email address");
  expect(inputByLabel("Their email").getAttribute("aria-describedby")).toBe(message.id);
  expect(document.activeElement).toBe(inputByLabel("Their email"));
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(requests()).toEqual([]);
});

it("asks for confirmation, with the email and how long the backups keep the data", async () => {
  const requests = await renderPrivacy([200, { data: emptyErasure }]);
  fillForm({ "Their email": email });
  await press("Erase");
  const dialog = within(screen.getByRole("dialog"));
  expect(dialog.getByText(email)).toBeTruthy();
  expect(screen.getByRole("dialog").textContent).toContain("The data stays in the nightly backups for up to 30 days");
  await press("Cancel", dialog);
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(requests()).toEqual([]);
});

it("lists what was erased and mentions the backups", async () => {
  const data: PrivacyErasure["data"] = { account: true, enquiries: 2, waiting: 1, stored_answers: 0, mail: 1 };
  const requests = await renderPrivacy([200, { data }]);
  await erase();
  expect(requests()).toMatchObject([{ call: "POST /privacy/erase", body: { email } }]);
  const status = screen.getByText("Erased").closest("[role=status]") as HTMLElement;
  expect([...status.querySelectorAll("li")].map(({ textContent }) => textContent)).toEqual([
    "The account was deleted.",
    "2 enquiries were erased.",
    "1 waiting enquiry was deleted.",
    "Pending email alerts about them were cancelled. Delete received ones from your mailbox.",
  ]);
  expect(status.textContent).toContain("30 days");
  expect(status.contains(document.activeElement)).toBe(true);
});

it("shows that no data is stored for an unknown email", async () => {
  await renderPrivacy([200, { data: emptyErasure }]);
  await erase();
  expect(screen.getByText("No data is stored for this email")).toBeTruthy();
});

it("shows at the field that an admin's account cannot be erased", async () => {
  const detail = "This account belongs to a colleague. Change its role to User on the Team page first.";
  await renderPrivacy([409, { detail }]);
  await erase();
  expect(screen.getByText(detail).id).toBe("person-email-error");
  expect(document.activeElement).toBe(inputByLabel("Their email"));
});

it.each<[string, [number, unknown] | undefined]>([
  ["without a response", undefined],
  ["with a 503", [503, { detail: "Away" }]],
])("reports an unknown result when an erasure ends %s", async (_, response) => {
  await renderPrivacy(response);
  await erase();
  expect(toastText()).toContain("The result is unknownThe data may have been erased. Erase again to make sure.");
});

it("shows why an erasure was rejected", async () => {
  await renderPrivacy([429, { detail: "Too many requests" }]);
  await erase();
  expect(toastText()).toContain("Nothing was erasedToo many requests");
});
