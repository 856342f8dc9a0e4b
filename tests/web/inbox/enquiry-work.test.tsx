import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { InboxPage } from "#web/admin/features/inbox/inbox-page.tsx";
import { describeStepDay, quickDays } from "#web/admin/lib/format/step-days.ts";
import { renderAt, resetScreen, toastText } from "../support/account-api.tsx";
import { buildEnquiryDetail, buildEnquiryList, currentAdmin, mockSignedInApi } from "../support/admin-api.ts";
import { inboxScreenPath, isListRequest, pressButtonIn } from "../support/inbox-screen.tsx";

afterEach(resetScreen);

type Detail = ReturnType<typeof buildEnquiryDetail>;

/** Renders the inbox with these enquiries. */
async function renderInbox(enquiries: Detail[], path = inboxScreenPath) {
  const calls = mockSignedInApi(({ call, body }) => {
    if (isListRequest(call)) return [200, buildEnquiryList(enquiries)];
    const found = enquiries.find(({ id }) => call.endsWith(`/contact/submissions/${id}`));
    if (found) return [200, { data: { submission: found } }];
    if (call === "PATCH /contact/submissions")
      return [200, { changed: (body as { ids: [] }).ids.length, undo: "token" }];
    if (call === "POST /contact/submissions/undo") return [200, { changed: 2, skipped: 0 }];
    return /\/(viewing|contacted|next-step)$/.test(call) ? [204, undefined] : undefined;
  });
  await renderAt(<InboxPage />, path);
  return calls;
}

const openPath = ({ id }: Detail) => `${inboxScreenPath}?open=${id}`;
const findDialog = async () => within(await screen.findByRole("dialog", { hidden: true }));
const read = { status: "read" } as const;

const text = expect.stringContaining("Hello Hawa Sirleaf");
it.each([
  ["Call", "Answered", { by: "call" }],
  ["Call", "Not reached", { by: "call", reached: false }],
  ["WhatsApp", "Answered", { by: "whatsapp", text }],
  ["WhatsApp", "Not reached", { by: "whatsapp", reached: false }],
  ["Email", undefined, { by: "email", text }],
])("after %s, %s is recorded once, also when the page was closed meanwhile", async (name, answer, sent) => {
  const enquiry = buildEnquiryDetail({ ...read, service: "general" });
  const calls = await renderInbox([enquiry], openPath(enquiry));
  const contacts = () => calls.filter(({ call }) => call.endsWith("/contacted")).map(({ body }) => body);
  const link = await (await findDialog()).findByRole("link", { name, hidden: true });
  link.addEventListener("click", (event) => event.preventDefault());
  await act(async () => fireEvent.click(link));
  if (answer) {
    expect(contacts()).toEqual([]);
    cleanup();
    await renderAt(<InboxPage />, openPath(enquiry));
    await pressButtonIn(await findDialog(), answer);
  }
  await waitFor(() => expect(contacts()).toEqual([sent]));
  const dialog = await findDialog();
  await waitFor(() => expect(dialog.queryByRole("button", { name: "Not reached", hidden: true })).toBeNull());
});

it("says in the list who answered, how and when, instead of the deadline", async () => {
  const answered_at = "2026-11-20T10:05:00.000Z";
  await renderInbox([buildEnquiryDetail({ ...read, answered_at, answered_by: "mary", answered_how: "call" })]);
  expect(within(await screen.findByRole("table")).getByText(/^mary spoke to them, Nov 20/)).toBeTruthy();
});

it("says who else is answering, and tells the others that it is open until it is closed", async () => {
  const enquiry = buildEnquiryDetail({ ...read, viewers: [{ id: crypto.randomUUID(), username: "mary" }] });
  const calls = await renderInbox([enquiry], openPath(enquiry));
  const dialog = await findDialog();
  expect(await dialog.findByText("mary is answering")).toBeTruthy();
  const signs = () => calls.filter(({ call }) => call.endsWith("/viewing")).map(({ call }) => call.split(" ")[0]);
  expect(signs()).toEqual(["POST"]);
  await pressButtonIn(dialog, "Close");
  await waitFor(() => expect(signs()).toEqual(["POST", "DELETE"]));
});

it("goes to the next and the previous enquiry of the list, also with the arrow keys", async () => {
  const enquiries = ["First", "Second", "Third"].map((name) => buildEnquiryDetail({ ...read, name }));
  const [first = buildEnquiryDetail()] = enquiries;
  await renderInbox(enquiries, openPath(first));
  await pressButtonIn(await findDialog(), "Next");
  const title = async (name: string) => expect(await screen.findByRole("heading", { name, hidden: true })).toBeTruthy();
  await title("Second");
  await act(async () => fireEvent.keyDown(document.body, { key: "ArrowRight" }));
  await title("Third");
  await act(async () => fireEvent.keyDown(document.body, { key: "ArrowRight" }));
  await title("Third");
  await act(async () => fireEvent.keyDown(document.body, { key: "ArrowLeft" }));
  await title("Second");
  const field = (await (await findDialog()).findByLabelText("Your reply")) as HTMLElement;
  await act(async () => fireEvent.keyDown(field, { key: "ArrowLeft" }));
  await title("Second");
});

it("sets the next step with a text and a day, and is done with it", async () => {
  const day = quickDays(new Date())[2]?.day ?? "";
  const enquiry = buildEnquiryDetail({ ...read });
  const other = buildEnquiryDetail({ ...read, next_step: "Show the villa", next_step_at: day });
  const calls = await renderInbox([enquiry, other], openPath(enquiry));
  const dialog = await findDialog();
  await act(async () => fireEvent.click(await dialog.findByRole("button", { name: "Add next step", hidden: true })));
  await pressButtonIn(dialog, "In 3 days");
  await pressButtonIn(dialog, "Save");
  const steps = () => calls.filter(({ call }) => call.endsWith("/next-step")).map(({ body }) => body);
  await waitFor(() => expect(steps()).toEqual([{ text: "Call back", at: day }]));
  await pressButtonIn(dialog, "Next");
  const next = await findDialog();
  await act(async () => fireEvent.click(await next.findByRole("button", { name: "Done", hidden: true })));
  await waitFor(() => expect(steps()).toEqual([{ text: "Call back", at: day }, null]));
});

it.each([
  ["2026-11-27", "today"],
  ["2026-11-28T09:30:00.000Z", "tomorrow, 09:30"],
  ["2026-12-01", "Tuesday"],
  ["2026-12-15", "Tue, Dec 15"],
  ["2026-11-20", "Fri, Nov 20"],
])("names the day %s of a next step: %s", (at, text) =>
  expect(describeStepDay(at, new Date("2026-11-27T12:00:00Z"))).toBe(text),
);

it("changes the selected enquiries, and the toast undoes it", async () => {
  const enquiries = ["First", "Second"].map((name) => buildEnquiryDetail({ ...read, name }));
  const calls = await renderInbox(enquiries);
  await act(async () => fireEvent.click(await screen.findByRole("checkbox", { name: "Select First" })));
  expect(screen.getByText("1 selected")).toBeTruthy();
  expect(screen.queryByRole("dialog", { hidden: true })).toBeNull();
  await act(async () => fireEvent.click(screen.getByRole("button", { name: "Select all" })));
  await act(async () => fireEvent.change(screen.getByLabelText("Assign to"), { target: { value: currentAdmin.id } }));
  const sent = (name: string) => calls.filter(({ call }) => call === name).map(({ body }) => body);
  await waitFor(() =>
    expect(sent("PATCH /contact/submissions")).toEqual([
      { ids: enquiries.map(({ id }) => id), assignee_id: currentAdmin.id },
    ]),
  );
  await waitFor(() => expect(screen.queryByText("2 selected")).toBeNull());
  expect(toastText()).toContain("2 enquiries changed");
  await act(async () => fireEvent.click(screen.getByRole("button", { name: "Undo" })));
  await waitFor(() => expect(sent("POST /contact/submissions/undo")).toEqual([{ undo: "token" }]));
});

it("shows the channel, the source and the next step in the list", async () => {
  await renderInbox([
    buildEnquiryDetail({
      ...read,
      channel: "walk-in",
      source: { utm_source: "facebook", utm_campaign: "november" },
      next_step: "Show the villa",
      next_step_at: "2026-01-05",
    }),
  ]);
  const row = within(await screen.findByRole("table"));
  expect(row.getByText("Visit · facebook, november")).toBeTruthy();
  expect(row.getByText(/^Next: .*, Show the villa$/)).toBeTruthy();
});
