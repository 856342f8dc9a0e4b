import { act, fireEvent, screen, within } from "@testing-library/react";
import type { EnquiryStatus } from "#contract/enquiries/enquiry-statuses.ts";
import type { EnquiryChange } from "#contract/enquiries/inbox-enquiry.ts";
import { InboxPage } from "#web/admin/features/inbox/inbox-page.tsx";
import { type Responder, renderAt } from "./account-api.tsx";
import { buildEnquiryDetail, buildEnquiryList, buildHistoryEntry, mockSignedInApi } from "./admin-api.ts";

export const inboxScreenPath = "/admin/contact-submissions";
export const isSearchRequest = (call: string) => call === "POST /contact/submissions/search";
export const isListRequest = (call: string) => call.startsWith("GET /contact/submissions?") || isSearchRequest(call);
/** Responds to list requests with this list. */
export const respondWithList =
  (list: ReturnType<typeof buildEnquiryList>): Responder =>
  ({ call }) =>
    isListRequest(call) ? [200, list] : undefined;

/**
 * Mocks an API with one enquiry, which requests can change. `changeAsColleague` and `assignAsColleague` change it as
 * another admin would.
 */
export function mockSingleEnquiry(overrides: Parameters<typeof buildEnquiryDetail>[0] = {}) {
  let stored = buildEnquiryDetail(overrides);
  const at = "2026-11-21T08:00:00.000Z";
  const set = (by: string, part: Partial<typeof stored>, field: "status" | "assignee", to: string | null) => {
    const entry = buildHistoryEntry({
      at,
      by,
      field,
      from: field === "status" ? stored.status : stored.assignee_id,
      to,
    });
    stored = { ...stored, ...part, history: [...stored.history, entry] };
  };
  const calls = mockSignedInApi(({ call, body }) => {
    if (isListRequest(call)) return [200, buildEnquiryList([stored])];
    if (call === `GET /contact/submissions/${stored.id}`) return [200, { data: { submission: stored } }];
    if (call !== `PATCH /contact/submissions/${stored.id}`) return undefined;
    const { status, from_status, note, assignee_id, from_assignee_id } = body as EnquiryChange;
    if (note === "refused") return [422, { detail: [{ loc: ["body", "note"], msg: "Not that note", type: "x" }] }];
    if (status && from_status === stored.status) set("musu", { status }, "status", status);
    if (note) stored = { ...stored, notes: [...stored.notes, { at, by: "musu", text: note }] };
    if (assignee_id && from_assignee_id === stored.assignee_id) {
      set("musu", { assignee_id, assignee: { id: assignee_id, username: "musu" } }, "assignee", assignee_id);
    }
    return [200, { data: { submission: stored } }];
  });
  return {
    id: stored.id,
    calls,
    changes: () => calls.filter(({ call }) => call.startsWith("PATCH")),
    changeAsColleague: (status: EnquiryStatus) =>
      set("james", { status, awaits_answer: status === "new" || status === "read" }, "status", status),
    assignAsColleague: () => {
      const joseph = { id: "5d2f3f0a-0000-4000-8000-000000000009", username: "joseph" };
      set("james", { assignee_id: joseph.id, assignee: joseph }, "assignee", joseph.id);
    },
  };
}

/** Renders the inbox with the dialog of an enquiry, and returns queries for the dialog. */
export async function openEnquiry(id: string) {
  await renderAt(<InboxPage />, `${inboxScreenPath}?open=${id}`);
  return within(await screen.findByRole("dialog", { hidden: true }));
}

export const findReplyField = (dialog: ReturnType<typeof within>) =>
  dialog.findByLabelText("Your reply") as Promise<HTMLTextAreaElement>;
export const typeInto = (element: HTMLElement, value: string) =>
  act(async () => fireEvent.input(element, { target: { value } }));
export const pressButtonIn = (dialog: ReturnType<typeof within>, name: string) =>
  act(async () => fireEvent.click(dialog.getByRole("button", { name, hidden: true })));
