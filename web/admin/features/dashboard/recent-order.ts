import type { InboxEnquiry } from "#contract/enquiries/inbox-enquiry.ts";

/** Length of the list. */
export const recentLength = 5;
/** Overdue ones beyond these wait in the inbox, so that new enquiries stay in the list. */
const maxOverdue = 3;

/** Returns five enquiries of a list that starts with the overdue ones: at most three of these if there are others. */
export function pickRecent(overdueFirst: readonly InboxEnquiry[]): InboxEnquiry[] {
  const late = overdueFirst.filter(({ overdue }) => overdue);
  const others = overdueFirst.filter(({ overdue }) => !overdue);
  const lateCount = Math.max(maxOverdue, recentLength - others.length);
  return [...late.slice(0, lateCount), ...others].slice(0, recentLength);
}
