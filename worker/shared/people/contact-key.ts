import { toWords } from "../listings/words.ts";
import type { ContactKind } from "./contact-kinds.ts";
import { comparableEmail } from "./email-forms.ts";
import { comparablePhone, readPhoneNumber } from "./phone-number.ts";
import { cleanPhoneText, keepDigits, phonePattern } from "./phone-text.ts";

/** Returns the form in which names are compared: lower case, without accents and punctuation. */
export const nameKey = (name: string): string => toWords(name).join(" ");

/** Returns the keys of a name with its last word first and its first word last: "Kollie, Mary" may be "Mary Kollie". */
export function nameOrders(key: string): string[] {
  const words = key.split(" ");
  const firstLast = [...words.slice(1), ...words.slice(0, 1)].join(" ");
  const lastFirst = [...words.slice(-1), ...words.slice(0, -1)].join(" ");
  return [...new Set([key, firstLast, lastFirst])];
}

/** Whether two names are the same, in any order of their words. */
export const isSameName = (one: string, other: string): boolean => nameOrders(nameKey(one)).includes(nameKey(other));

/** Returns the key of a sender's name; empty if the number or the address stands for it, as when a call is logged without one. */
export const senderKey = ({ name, phone_number, email }: Record<"name" | "phone_number" | "email", string>): string =>
  [phone_number, email].map(nameKey).includes(nameKey(name)) ? "" : nameKey(name);

/** Whether a text is a number, which need not be one that can be called. */
const isNumber = (text: string) =>
  readPhoneNumber(text) !== undefined || (phonePattern.test(cleanPhoneText(text)) && keepDigits(text) !== "");

/**
 * Returns the form in which contacts are compared: E.164 or digits, an address in lower case, or the words of a WhatsApp
 * name. Empty if the text has nothing to compare.
 */
export function contactKey(kind: ContactKind, value: string): string {
  if (kind === "email") return comparableEmail(value);
  if (kind === "phone" || isNumber(value)) return comparablePhone(value);
  return nameKey(value);
}

/** Whether a contact tells people apart. A WhatsApp name does not. */
export const isIdentifying = (kind: ContactKind, value: string): boolean => kind !== "whatsapp" || isNumber(value);
