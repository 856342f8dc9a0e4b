import { isSameName, nameOrders, senderKey } from "#shared/people/contact-key.ts";
import { comparableEmail } from "#shared/people/email-forms.ts";

interface SentEnquiry {
  id: string;
  n: number;
  name: string;
  email: string;
  phone_number: string;
}

/** The enquiries of one name and its addresses. */
interface Sender {
  name: string;
  email: string | null;
  is_own: boolean;
  enquiry_ids: string[];
}

/** The person of the enquiries. Those up to `one_sender_n` have one sender, as a colleague said. */
interface Receiver {
  name: string;
  one_sender_n: number | null;
}

/**
 * Groups enquiries of one person by who may have sent them: the same name or the same address is the same sender, as when an
 * enquiry arrives. One without a name, whose number or address stands for it, tells of no other sender. Returns the group of
 * the newest enquiry first; none if all have one sender.
 */
export function groupSenders(sent: readonly SentEnquiry[], { name, one_sender_n }: Receiver): Sender[] {
  const isJoined = ({ n }: SentEnquiry) => n <= (one_sender_n ?? 0);
  const groups: SentEnquiry[][] = [];
  for (const enquiry of sent) {
    const fits = (other: SentEnquiry) => isSameSender(enquiry, other) || (isJoined(enquiry) && isJoined(other));
    const [first, ...others] = groups.filter((group) => group.some(fits));
    if (!first) groups.push([enquiry]);
    else first.push(...others.flatMap((group) => group.splice(0)), enquiry);
  }
  const senders = groups.flatMap((group) => {
    const newest = group.find((one) => senderKey(one) !== "");
    if (!newest) return [];
    const email = group.find((one) => one.email !== "")?.email ?? null;
    const is_own = group.some((one) => isSameName(one.name, name));
    return { name: newest.name, email, is_own, enquiry_ids: group.map(({ id }) => id) };
  });
  return senders.length > 1 ? senders : [];
}

function isSameSender(one: SentEnquiry, other: SentEnquiry): boolean {
  const key = senderKey(one);
  const hasSameName = key !== "" && nameOrders(key).includes(senderKey(other));
  return hasSameName || (one.email !== "" && comparableEmail(one.email) === comparableEmail(other.email));
}
