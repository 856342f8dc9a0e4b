import { useEffect, useMemo } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { type AlertContact, alertContacts } from "#contract/alerts/push-message.ts";
import { type EnquiryStatus, enquiryStatuses } from "#contract/enquiries/enquiry-statuses.ts";
import { enquiryCursorPattern } from "#contract/enquiries/inbox-cursor.ts";
import { type EnquiryService, enquiryServices } from "#contract/services/services.ts";
import { adminPaths } from "#contract/site/admin-paths.ts";
import { useLatestParams } from "#web/admin/lib/page/navigation/use-latest-params.ts";
import { readOption, toSearchParams } from "#web/admin/lib/page/search-params.ts";
import { preserveScroll } from "#web/lib/page/navigation/use-scroll-restoration.ts";
import { withQuery } from "#web/lib/page/paths.ts";

/**
 * The state of the inbox. The filters have the names of the API's parameters. All but the search text are in the URL: the
 * text may be a name or an e-mail address, which server logs must not contain, so it is in the state of the history entry.
 */
export interface InboxParams {
  q?: string | undefined;
  status?: EnquiryStatus | undefined;
  service?: EnquiryService | undefined;
  assignee_id?: string | undefined;
  /** Id of the listing that the enquiries are about. */
  property_uuid?: string | undefined;
  spam?: "true" | undefined;
  unanswered?: "true" | undefined;
  overdue?: "true" | undefined;
  next_step?: "due" | "any" | undefined;
  cursor?: string | undefined;
  /** Id of the enquiry in the dialog. */
  open?: string | undefined;
  /** How a colleague chose to reach the sender in a notification. */
  contact?: AlertContact | undefined;
}

const urlFilterNames = [
  "status",
  "service",
  "assignee_id",
  "property_uuid",
  "spam",
  "unanswered",
  "overdue",
  "next_step",
] as const;
const urlNames = [...urlFilterNames, "cursor", "open"] as const;
const maxSearchLength = 200;

/** Returns the URL of the inbox. The search text is not part of it: links that keep it pass `inboxState`. */
export function inboxPath(params: InboxParams): string {
  return withQuery(adminPaths.inbox, toSearchParams(params, urlNames));
}

/** Returns the state of a history entry with a search text. It survives a reload. */
export function inboxState(q: string | undefined): { q: string | undefined; keepScroll: boolean } {
  return { ...preserveScroll, q };
}

/** Returns only the filters and the search text, as parameters of the API. */
export function toInboxSearchParams(params: InboxParams): URLSearchParams {
  return toSearchParams(params, ["q", ...urlFilterNames]);
}

/** Reads the query of the URL. Invalid values are dropped, because the API would reject them. */
function parseInboxParams(search: string, state: unknown): InboxParams {
  const params = new URLSearchParams(search);
  const readText = (name: string) => params.get(name)?.slice(0, maxSearchLength) || undefined;
  const { q } = (state ?? {}) as { q?: unknown };
  return {
    q: typeof q === "string" ? q.slice(0, maxSearchLength) || undefined : readText("q"),
    status: readOption(params, "status", enquiryStatuses),
    service: readOption(params, "service", enquiryServices),
    assignee_id: readText("assignee_id"),
    property_uuid: readText("property_uuid"),
    spam: readOption(params, "spam", ["true"]),
    unanswered: readOption(params, "unanswered", ["true"]),
    overdue: readOption(params, "overdue", ["true"]),
    next_step: readOption(params, "next_step", ["due", "any"]),
    cursor: enquiryCursorPattern.exec(params.get("cursor") ?? "")?.[0],
    open: readText("open"),
    contact: readOption(params, "contact", alertContacts),
  };
}

/** Whether a filter is set. The spam folder is not a filter. */
export function hasInboxFilters(params: InboxParams): boolean {
  const { q, status, service, assignee_id, property_uuid, unanswered, overdue, next_step } = params;
  return Boolean(q || status || service || assignee_id || property_uuid || unanswered || overdue || next_step);
}

export function useInboxParams() {
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const params = useMemo(() => parseInboxParams(search, state), [search, state]);
  const latest = useLatestParams(params);
  const hasTextInUrl = new URLSearchParams(search).has("q");
  // A link may have the text in its URL, which is no place for names.
  useEffect(() => {
    if (!hasTextInUrl) return;
    const current = parseInboxParams(search, state);
    navigate(inboxPath(current), { replace: true, state: { ...state, ...inboxState(current.q) } });
  }, [hasTextInUrl, search, state, navigate]);
  return {
    params,
    /** Opens the dialog of an enquiry, or closes it with undefined. */
    open: (id: string | undefined) => {
      const before = latest.current;
      latest.current = { ...before, open: id };
      navigate(inboxPath(latest.current), {
        // The way back leads from each enquiry to the list.
        replace: id === undefined || before.open !== undefined,
        state: { ...state, ...inboxState(before.q) },
      });
    },
    /** Changes filters and goes back to the first page. The dialog stays open. */
    setFilters: (filters: InboxParams, replace = false) => {
      latest.current = { ...latest.current, ...filters, cursor: undefined };
      navigate(inboxPath(latest.current), { replace, state: inboxState(latest.current.q) });
    },
  };
}
