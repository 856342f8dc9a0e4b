import { isSameName } from "./contact-key.ts";

/**
 * Whether an erasure of chosen enquiries and wants takes their person too: not if there are only wants, and each has another
 * name. Another person with the same number left those.
 */
export function takesPerson(
  names: readonly string[],
  enquiries: readonly unknown[],
  wants: readonly { name: string | null }[],
): boolean {
  const isOther = ({ name }: { name: string | null }) => name !== null && names.every((own) => !isSameName(own, name));
  return enquiries.length > 0 || wants.length === 0 || !wants.every(isOther);
}
