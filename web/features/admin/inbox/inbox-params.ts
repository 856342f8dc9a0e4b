import { useLocation, useNavigate } from "react-router-dom";
import { enquiryStatuses } from "#contract/enquiries/enquiry-statuses.ts";
import { serviceSlugs } from "#contract/services/services.ts";
import { adminPaths } from "#web/lib/page/admin-paths.ts";
import { withQuery } from "#web/lib/page/paths.ts";
import { readOption, toSearchParams } from "#web/lib/page/search-params.ts";
import { preserveScroll } from "#web/lib/page/use-scroll-restoration.ts";

/** The state of the inbox in its URL. The filters have the names of the API's parameters. */
export interface InboxParams {
  q?: string | undefined;
  status?: string | undefined;
  service?: string | undefined;
  assignee_id?: string | undefined;
  spam?: string | undefined;
  overdue?: string | undefined;
  cursor?: string | undefined;
  /** Id of the enquiry in the dialog. */
  open?: string | undefined;
}

const filterNames = ["q", "status", "service", "assignee_id", "spam", "overdue"] as const;
const paramNames = [...filterNames, "cursor", "open"] as const;

export function inboxPath(params: InboxParams): string {
  return withQuery(adminPaths.inbox, toSearchParams(params, paramNames));
}

/** Returns only the filters, as query parameters of the API. */
export function toInboxSearchParams(params: InboxParams): URLSearchParams {
  return toSearchParams(params, filterNames);
}

/** Reads the query of the URL. Invalid values are dropped, because the API would reject them. */
function parseInboxParams(search: string): InboxParams {
  const params = new URLSearchParams(search);
  const readText = (name: string) => params.get(name)?.slice(0, 200) || undefined;
  return {
    q: readText("q"),
    status: readOption(params, "status", enquiryStatuses),
    service: readOption(params, "service", serviceSlugs),
    assignee_id: readText("assignee_id"),
    spam: readOption(params, "spam", ["true"]),
    overdue: readOption(params, "overdue", ["true"]),
    cursor: /^[0-9a-z]{1,10}$/.exec(params.get("cursor") ?? "")?.[0],
    open: readText("open"),
  };
}

/** Whether a filter is set. The spam folder is not a filter. */
export function hasInboxFilters({ q, status, service, assignee_id, overdue }: InboxParams): boolean {
  return Boolean(q || status || service || assignee_id || overdue);
}

export function useInboxParams() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const params = parseInboxParams(search);
  return {
    params,
    /** Opens the dialog of an enquiry, or closes it with undefined. */
    open: (id: string | undefined) =>
      navigate(inboxPath({ ...params, open: id }), { replace: id === undefined, state: preserveScroll }),
    /** Changes filters and goes back to the first page. The dialog stays open. */
    setFilters: (filters: InboxParams, replace = false) =>
      navigate(inboxPath({ ...params, ...filters, cursor: undefined }), { replace, state: preserveScroll }),
  };
}
