import type { SubmissionList, SubmissionResponse } from "#contract/enquiries/submission.ts";
import { callApi } from "../../support/accounts.ts";

const path = "/contact/submissions";

export const listEnquiries = (token: string, query = "") => callApi<SubmissionList>(`${path}${query}`, { token });

export const getEnquiry = (token: string, id: string) => callApi<SubmissionResponse>(`${path}/${id}`, { token });

export const changeEnquiry = (token: string, id: string, body: unknown) =>
  callApi<SubmissionResponse & { detail: { loc: string[]; msg: string }[] }>(`${path}/${id}`, {
    method: "PATCH",
    body,
    token,
  });

export const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();
