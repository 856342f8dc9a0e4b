import { isSameName } from "#shared/people/contact-key.ts";
import { comparableEmail } from "#shared/people/email-forms.ts";

interface SentEnquiry {
  id: string;
  name: string;
  email: string;
}

/** The enquiries of one name and its addresses. */
interface Sender {
  name: string;
  email: string | null;
  enquiry_ids: string[];
}

const isSameSender = (one: SentEnquiry, other: SentEnquiry): boolean =>
  isSameName(one.name, other.name) || (one.email !== "" && comparableEmail(one.email) === comparableEmail(other.email));

/**
 * Groups enquiries of one person by who may have sent them: the same name or the same address is the same sender, as when an
 * enquiry arrives. Returns the group of the newest enquiry first; none if all have one sender.
 */
export function groupSenders(sent: readonly SentEnquiry[]): Sender[] {
  const groups: SentEnquiry[][] = [];
  for (const enquiry of sent) {
    const fitting = groups.filter((group) => group.some((other) => isSameSender(enquiry, other)));
    const [first, ...others] = fitting;
    if (!first) groups.push([enquiry]);
    else first.push(...others.flatMap((group) => group.splice(0)), enquiry);
  }
  const senders = groups.flatMap((group) => {
    const [newest] = group;
    if (!newest) return [];
    const email = group.find((one) => one.email !== "")?.email ?? null;
    return { name: newest.name, email, enquiry_ids: group.map(({ id }) => id) };
  });
  return senders.length > 1 ? senders : [];
}
