import { contactKey, nameKey } from "#shared/people/contact-key.ts";

interface SentEnquiry {
  n: number;
  name: string;
  email: string;
  phone_number: string;
  submitted_at: string;
}

/** What was sent since a merge, and how both people are known. */
interface SinceMerge {
  sent: SentEnquiry[];
  /** Keys of contacts: `moved` by the merge, `kept` by the kept person, `shared` by both. */
  moved: string[];
  kept: string[];
  shared: string[];
  name_key: string;
  other_name_key: string;
}

/** What came since a merge and goes with the merged person when both are separated. */
interface Following {
  enquiries: SentEnquiry[];
  /** The keys of contacts that these enquiries brought. */
  keys: string[];
}

/**
 * Returns what follows the merged person: an enquiry from a number that only this person had, or from one that both had with
 * this person's name; from a new number, one with an address of this person.
 */
export function findFollowing({ sent, moved, kept, shared, name_key, other_name_key }: SinceMerge): Following {
  const getKeys = ({ phone_number, email }: SentEnquiry) => [
    contactKey("phone", phone_number),
    contactKey("email", email),
  ];
  const isOfMerged = (enquiry: SentEnquiry): boolean => {
    const [phone = "", email = ""] = getKeys(enquiry);
    if (moved.includes(phone)) return true;
    if (shared.includes(phone)) {
      const name = nameKey(enquiry.name);
      return name === other_name_key && name !== name_key;
    }
    return !kept.includes(phone) && moved.includes(email);
  };
  const following = sent.filter(isOfMerged);
  const ofKept = [...kept, ...sent.filter((enquiry) => !isOfMerged(enquiry)).flatMap(getKeys)];
  // Merges of the version before do not say which contacts the kept person had.
  const keys = kept.length === 0 ? [] : following.flatMap(getKeys).filter((key) => key !== "" && !ofKept.includes(key));
  return { enquiries: following, keys: [...new Set(keys)] };
}
