import type { EnquiryList, InboxEnquiry } from "#contract/enquiries/inbox-enquiry.ts";
import { useLastDefined } from "#web/lib/api/use-last-defined.ts";
import { enquiriesKey, useEnquiryList } from "./enquiry-lists.ts";
import { hasInboxFilters, type InboxParams } from "./inbox-params.ts";

const none: readonly InboxEnquiry[] = [];

const byDueTime = (one: InboxEnquiry, other: InboxEnquiry) => one.due_at.localeCompare(other.due_at);

/**
 * Returns the enquiries of a list. On the first page of the whole inbox the overdue ones come first, also those that are
 * on later pages, which one more request reads. The one that has waited longest is the first of them. Undefined until both
 * have loaded, so that the list does not jump.
 */
export function useOverdueFirst(params: InboxParams, list: EnquiryList | undefined): InboxEnquiry[] | undefined {
  const isWholeInbox = !hasInboxFilters(params) && !params.spam && !params.cursor;
  const onPage = list?.data.submissions ?? none;
  const late = isWholeInbox ? onPage.filter(({ overdue }) => overdue) : none;
  const hasMore = isWholeInbox && list !== undefined && list.counts.overdue > late.length;
  const { data, error } = useEnquiryList(hasMore ? enquiriesKey({ overdue: "true" }) : null);
  const isReady = list !== undefined && (!hasMore || error !== undefined);
  const listed = useLastDefined(data?.data.submissions ?? (isReady ? none : undefined));
  if (!listed) return undefined;
  const pageIds = new Set(onPage.map(({ id }) => id));
  const fromLaterPages = hasMore ? listed.filter(({ id }) => !pageIds.has(id)) : none;
  return [...[...late, ...fromLaterPages].sort(byDueTime), ...onPage.filter((enquiry) => !late.includes(enquiry))];
}
