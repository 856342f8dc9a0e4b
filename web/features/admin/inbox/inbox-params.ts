import { useLocation, useNavigate } from "react-router-dom";
import { enquiryStatuses, serviceSlugs } from "#contract/services/services.ts";
import { adminPaths } from "#web/lib/page/admin-paths.ts";
import { withQuery } from "#web/lib/page/paths.ts";
import { preserveScroll } from "#web/lib/page/use-scroll-restoration.ts";

/** What the desk's list shows; all of it stands in its address, under the API's names. */
export interface InboxParams {
  q?: string | undefined;
  status?: string | undefined;
  service?: string | undefined;
  assignee_id?: string | undefined;
  spam?: string | undefined;
  overdue?: string | undefined;
  cursor?: string | undefined;
  /** The submission that is open. */
  open?: string | undefined;
}

const filterNames = ["q", "status", "service", "assignee_id", "spam", "overdue"] as const;
const names = [...filterNames, "cursor", "open"] as const;

export function inboxPath(address: InboxParams): string {
  return withQuery(adminPaths.submissions, paramsOf(address, names));
}

/** The filters alone, as the API takes them. */
export function toInboxSearchParams(address: InboxParams): URLSearchParams {
  return paramsOf(address, filterNames);
}

function paramsOf(address: InboxParams, which: readonly (keyof InboxParams)[]): URLSearchParams {
  const params = new URLSearchParams();
  for (const name of which) if (address[name]) params.set(name, address[name]);
  return params;
}

/** What makes no sense in an address is left out, so that it never leads to a refusal. */
function readAddress(search: string): InboxParams {
  const params = new URLSearchParams(search);
  const one = (name: string, words: readonly string[]) => words.find((word) => word === params.get(name));
  const text = (name: string) => params.get(name)?.slice(0, 200) || undefined;
  return {
    q: text("q"),
    status: one("status", enquiryStatuses),
    service: one("service", serviceSlugs),
    assignee_id: text("assignee_id"),
    spam: one("spam", ["true"]),
    overdue: one("overdue", ["true"]),
    cursor: /^[0-9a-z]{1,10}$/.exec(params.get("cursor") ?? "")?.[0],
    open: text("open"),
  };
}

/** Whether something narrows the list down. */
export const hasInboxFilters = ({ q, status, service, assignee_id, overdue }: InboxParams) =>
  Boolean(q || status || service || assignee_id || overdue);

/** The list's address, and the way to another one. */
export function useInboxParams() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const address = readAddress(search);
  return {
    address,
    /** Opens or closes one; the page stays where it is. */
    open: (id: string | undefined) =>
      navigate(inboxPath({ ...address, open: id }), { replace: id === undefined, state: preserveScroll }),
    /** Narrows the list down anew, from its beginning; what is open stays open. */
    narrow: (part: InboxParams, replace = false) =>
      navigate(inboxPath({ ...address, ...part, cursor: undefined }), { replace, state: preserveScroll }),
  };
}
