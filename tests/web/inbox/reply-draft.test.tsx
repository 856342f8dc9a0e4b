import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { clearSession, saveSession } from "#web/lib/session/stored-session.ts";
import { buildSession, resetScreen } from "../support/account-api.tsx";
import { currentAdmin } from "../support/admin-api.ts";
import { findReplyField, mockSingleEnquiry, openEnquiry, pressButtonIn, typeInto } from "../support/inbox-screen.tsx";

afterEach(resetScreen);

it("restores reply, template and note after the dialog was closed and the page reloaded", async () => {
  const { id } = mockSingleEnquiry({ status: "read" });
  const first = await openEnquiry(id);
  fireEvent.change(await first.findByLabelText("Template"), { target: { value: "Thanks, with a question" } });
  await typeInto(await findReplyField(first), "Come on Friday");
  await typeInto(first.getByLabelText("Internal note"), "Ask Martha first");
  await pressButtonIn(first, "Close");
  expect(screen.queryByRole("dialog", { hidden: true })).toBeNull();
  cleanup();
  const again = await openEnquiry(id);
  expect((await findReplyField(again)).value).toBe("Come on Friday");
  expect((again.getByLabelText("Template") as HTMLSelectElement).value).toBe("Thanks, with a question");
  expect((again.getByLabelText("Internal note") as HTMLTextAreaElement).value).toBe("Ask Martha first");
  expect(again.getByText("Saved on this device until you mark the enquiry as replied.")).toBeTruthy();
});

it("keeps the reply after WhatsApp was opened and deletes it once marked as replied", async () => {
  const { id } = mockSingleEnquiry({ status: "read" });
  const dialog = await openEnquiry(id);
  await typeInto(await findReplyField(dialog), "Come on Friday");
  addEventListener("click", (event) => event.preventDefault(), { once: true });
  fireEvent.click(dialog.getByRole("link", { name: "WhatsApp", hidden: true }));
  cleanup();
  const again = await openEnquiry(id);
  expect((await findReplyField(again)).value).toBe("Come on Friday");
  await typeInto(again.getByLabelText("Internal note"), "Sent by WhatsApp");
  await pressButtonIn(again, "Mark as replied");
  await waitFor(async () => expect((await findReplyField(again)).value).toContain("Hello Hawa Sirleaf"));
  await pressButtonIn(again, "Add note");
  await again.findByText("Sent by WhatsApp", { selector: "p" });
  expect(Object.keys(localStorage).filter((name) => name.startsWith("draft_"))).toEqual([]);
});

it("keeps an empty reply and restores a text that a template replaced", async () => {
  const { id } = mockSingleEnquiry({ status: "read" });
  const dialog = await openEnquiry(id);
  const text = await findReplyField(dialog);
  await typeInto(text, "");
  expect(text.value).toBe("");
  await typeInto(text, "My own words");
  fireEvent.change(dialog.getByLabelText("Template"), { target: { value: "Greeting only" } });
  expect(text.value).toBe("Hello Hawa Sirleaf,");
  await pressButtonIn(dialog, "Restore my text");
  expect(text.value).toBe("My own words");
});

it("restores the texts of two replaced replies together", async () => {
  const { id } = mockSingleEnquiry({ status: "read" });
  const dialog = await openEnquiry(id);
  const text = await findReplyField(dialog);
  await typeInto(text, "First words");
  fireEvent.change(dialog.getByLabelText("Template"), { target: { value: "Greeting only" } });
  await typeInto(text, "Second words");
  fireEvent.change(dialog.getByLabelText("Template"), { target: { value: "Thanks, with a question" } });
  await pressButtonIn(dialog, "Restore my text");
  expect(text.value).toBe("First words\n\nSecond words");
});

it("keeps drafts apart by account, after an expired session too, and deletes them on logout", async () => {
  const { id } = mockSingleEnquiry({ status: "read" });
  const dialog = await openEnquiry(id);
  await typeInto(await findReplyField(dialog), "Come on Friday");
  cleanup();
  act(() => clearSession());
  saveSession(buildSession({ ...currentAdmin, id: "5d2f3f0a-0000-4000-8000-00000000000f" }));
  expect((await findReplyField(await openEnquiry(id))).value).toContain("Hello Hawa Sirleaf");
  cleanup();
  saveSession(buildSession(currentAdmin));
  expect((await findReplyField(await openEnquiry(id))).value).toBe("Come on Friday");
  cleanup();
  act(() => clearSession(true));
  saveSession(buildSession(currentAdmin));
  expect((await findReplyField(await openEnquiry(id))).value).toContain("Hello Hawa Sirleaf");
});

it("saves no draft after a logout in another tab", async () => {
  const { id } = mockSingleEnquiry({ status: "read" });
  const dialog = await openEnquiry(id);
  await typeInto(await findReplyField(dialog), "Come on");
  localStorage.clear();
  await typeInto(await findReplyField(dialog), "Come on Friday");
  expect(Object.keys(localStorage)).toEqual([]);
});
