import type { EnquiryList, EnquiryResponse } from "#contract/enquiries/inbox-enquiry.ts";
import { callApi } from "../../support/accounts.ts";

const path = "/contact/submissions";

export const listEnquiries = (token: string, query = "") => callApi<EnquiryList>(`${path}${query}`, { token });

export const getEnquiry = (token: string, id: string) => callApi<EnquiryResponse>(`${path}/${id}`, { token });

export const changeEnquiry = (token: string, id: string, body: unknown) =>
  callApi<EnquiryResponse & { detail: { loc: string[]; msg: string }[] }>(`${path}/${id}`, {
    method: "PATCH",
    body,
    token,
  });

export const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();
