import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { clearSession, keepSession } from "#web/lib/session/stored-session.ts";
import { clearToast } from "#web/ui/feedback/toast.tsx";
import { aSession, forgetEverything } from "../../support/account-api.tsx";
import { me } from "../../support/admin-api.ts";
import { answerField, oneSubmission, opened, pressIn, typeInto } from "../../support/inbox-screen.tsx";

afterEach(() => {
  cleanup();
  act(clearToast);
  vi.restoreAllMocks();
  forgetEverything();
});

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
