import type { InboxEnquiry } from "#contract/enquiries/inbox-enquiry.ts";

/** One row of the inbox: an enquiry, and the other open ones of the same person on the page. */
export interface PersonRow {
  enquiry: InboxEnquiry;
  /** The ids of those on the page, the shown one first. */
  ids: string[];
  /** How many open enquiries the person has, with those that the list does not show. */
  openInAll: number;
}

/** Returns one row for all open enquiries of a person, where the first one is. Others have a row of their own. */
export function groupByPerson(enquiries: readonly InboxEnquiry[]): PersonRow[] {
  const rows = new Map<string, PersonRow>();
  for (const enquiry of enquiries) {
    const { id, person_id, awaits_answer, open_of_person = 1 } = enquiry;
    const key = awaits_answer && person_id !== null ? person_id : id;
    const row = rows.get(key);
    if (row) row.ids.push(id);
    else rows.set(key, { enquiry, ids: [id], openInAll: awaits_answer ? open_of_person : 1 });
  }
  return [...rows.values()];
}
