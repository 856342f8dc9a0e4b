import type { EnquiryReceipt } from "#contract/enquiries/enquiry.ts";
import type { BulkEnquiryChangeResponse, EnquiryUndoResponse } from "#contract/enquiries/inbox-actions.ts";
import type { Bindings } from "#worker/bindings.ts";
import { callApi } from "../../support/accounts.ts";
import { queryRows } from "../../support/storage/rows.ts";

const path = "/contact/submissions";

export interface Rejection {
  detail: { loc: (string | number)[]; msg: string }[] | string;
}

/** The fields of a 422 with their messages. */
export const problemsOf = ({ detail }: Rejection) =>
  typeof detail === "string" ? detail : Object.fromEntries(detail.map(({ loc, msg }) => [loc.slice(1).join("."), msg]));

export const logEnquiry = (token: string, body: unknown, key?: string, bindings?: Partial<Bindings>) =>
  callApi<EnquiryReceipt & Rejection>(path, {
    body,
    token,
    ...(key && { headers: { "idempotency-key": key } }),
    ...(bindings && { bindings }),
  });

export const changeEnquiries = (token: string, body: unknown, bindings: Partial<Bindings> = {}) =>
  callApi<BulkEnquiryChangeResponse & Rejection>(path, { method: "PATCH", body, token, bindings });

export const undoChange = (token: string, undo: unknown) =>
  callApi<EnquiryUndoResponse & Rejection>(`${path}/undo`, { body: { undo }, token });

export const recordContact = (token: string, id: string, body: unknown, key?: string) =>
  callApi<Rejection>(`${path}/${id}/contacted`, { body, token, ...(key && { headers: { "idempotency-key": key } }) });

export const setNextStep = (token: string, id: string, body: unknown) =>
  callApi<Rejection>(`${path}/${id}/next-step`, { method: "PUT", body: JSON.stringify(body), token });

export const keepViewing = (token: string, id: string) =>
  callApi<Rejection>(`${path}/${id}/viewing`, { method: "POST", token });

export const endViewing = (token: string, id: string) =>
  callApi<Rejection>(`${path}/${id}/viewing`, { method: "DELETE", token });

/** The fields and values of the audit entries of an enquiry, the oldest first. */
export const auditOf = async (id: string) =>
  (
    await queryRows<{ actor_id: string; action: string; before: string | null; after: string | null }>(
      "SELECT actor_id, action, before, after FROM audit WHERE entity = 'enquiry' AND entity_id = ? ORDER BY n",
      id,
    )
  ).map(({ before, after, ...entry }) => ({
    ...entry,
    before: before === null ? null : JSON.parse(before),
    after: after === null ? null : JSON.parse(after),
  }));
