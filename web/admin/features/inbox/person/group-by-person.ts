import type { InboxEnquiry } from "#contract/enquiries/inbox-enquiry.ts";

/** One row of the inbox: an enquiry, and the other open ones of the same person in the list. */
export interface PersonRow {
  enquiry: InboxEnquiry;
  /** The ids of all, the shown one first. */
  ids: string[];
}

/** Returns one row for all open enquiries of a person, where the first one is. Others have a row of their own. */
export function groupByPerson(enquiries: readonly InboxEnquiry[]): PersonRow[] {
  const rows = new Map<string, PersonRow>();
  for (const enquiry of enquiries) {
    const { id, person_id, awaits_answer } = enquiry;
    const key = awaits_answer && person_id !== null ? person_id : id;
    const row = rows.get(key);
    if (row) row.ids.push(id);
    else rows.set(key, { enquiry, ids: [id] });
  }
  return [...rows.values()];
}
