import type { ToConfirmResponse } from "#contract/listings/status/confirmation.ts";
import type { OwnerHome, OwnerRequest, OwnerResult } from "#contract/owners/owner-link.ts";
import { callApi } from "../../support/accounts.ts";

export const secretOf = (url: string) => url.split("/").at(-1) ?? "";

/** Calls the endpoints of owners, those of colleagues with an access token. */
export const createOwnersClient = (token: string) => ({
  renew: (id: string) =>
    callApi<{ url: string; ends_at: string }>(`/people/${id}/owner-link`, { method: "POST", token }),
  end: (id: string) => callApi(`/people/${id}/owner-link`, { method: "DELETE", token }),
  asked: (id: string, body?: object) => callApi(`/people/${id}/asked`, { method: "POST", body, token }),
  toAsk: async () => (await callApi<ToConfirmResponse>("/list/to-confirm?by=owner", { token })).body.data.owners ?? [],
  read: (secret: string) => callApi<{ data: { homes: OwnerHome[] } }>(`/public/owner/${secret}`),
  answer: (secret: string, uuid: string, body: object, headers?: Record<string, string>) =>
    callApi<OwnerResult>(`/public/owner/${secret}/homes/${uuid}`, { body, headers }),
  requests: async () =>
    (await callApi<{ data: { requests: OwnerRequest[] } }>("/owner-requests", { token })).body.data.requests,
  decide: (id: string, body: object) => callApi(`/owner-requests/${id}`, { body, token }),
});
