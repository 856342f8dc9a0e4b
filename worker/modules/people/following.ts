import { contactKey, nameKey } from "#shared/people/contact-key.ts";
import type { Following, FoundMerge } from "./merge.repository.ts";

/**
 * Returns what follows the merged person: an enquiry from a number that only this person had, or from one that both had with
 * this person's name; from a new number, one with an address of this person.
 */
export function findFollowing({ sent, moved, kept, shared, name_key, other_name_key }: FoundMerge): Following {
  const getKeys = ({ phone_number, email }: FoundMerge["sent"][number]) => [
    contactKey("phone", phone_number),
    contactKey("email", email),
  ];
  const isOfMerged = (enquiry: FoundMerge["sent"][number]): boolean => {
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
  return { enquiries: following.map(({ n }) => n), keys: [...new Set(keys)] };
}
