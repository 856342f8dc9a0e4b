import { endpointKey } from "#web/lib/api/endpoint-key.ts";
import { useEndpointData } from "./use-endpoint-data.ts";

/** In milliseconds. */
const pollInterval = 60_000;

/** What the navigation of the admin area counts; 0 while it loads. */
export interface AdminCounts {
  /** Enquiries that are new or read, as the tasks of the dashboard count them. */
  unansweredEnquiries: number;
  /** Open role requests. The server counts them for super admins only. */
  accessRequests: number;
}

/** Returns the counts and keeps them up to date. Without an admin role all are 0. */
export function useAdminCounts(isAdmin: boolean): AdminCounts {
  const key = isAdmin ? endpointKey("GET /stats") : null;
  const stats = useEndpointData(key, { refreshInterval: pollInterval }).data;
  return { unansweredEnquiries: stats?.unanswered ?? 0, accessRequests: stats?.access_requests ?? 0 };
}
