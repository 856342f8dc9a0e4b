import { findPhoneNumbers } from "#shared/people/phone-number.ts";
import { cleanPhoneText, keepDigits } from "#shared/people/phone-text.ts";
import type { LoggedFields } from "./logged-enquiries.ts";

/** A number that the library does not know. It is logged as it was typed. */
const unknownNumber = /[+(]?\d[\d ().+-]*\d/;
const email = /[^\s@,;<>]+@[^\s@,;<>]+\.[^\s@,;<>]+/;
/** Shorter numbers are part of a name, such as "Flat 12". */
const leastDigits = 7;
/** The library reads as many characters. */
const maxReadLength = 200;

/** Reads a name, a number or an address from what a colleague typed in one field, such as `Ma Kebbeh 0775 550 101`. */
export function readWho(typed: string): Pick<LoggedFields, "name" | "phone_number" | "email"> {
  const text = cleanPhoneText(typed);
  const address = email.exec(text)?.[0];
  const withoutAddress = address ? text.replace(address, " ") : text;
  const phone = findPhone(withoutAddress);
  const name = (phone ? withoutAddress.replace(phone, " ") : withoutAddress)
    .replace(/\s+/g, " ")
    .replace(/^[\s,;:-]+|[\s,;:-]+$/g, "");
  return { ...(name && { name }), ...(phone && { phone_number: phone }), ...(address && { email: address }) };
}

function findPhone(text: string): string | undefined {
  const known = findPhoneNumbers(text)[0]?.text ?? findAfterDigits(text);
  if (known) return known;
  const found = unknownNumber.exec(text)?.[0] ?? "";
  return keepDigits(found).length >= leastDigits ? found : undefined;
}

/** Digits before a number belong to the name, such as "Flat 12 0775 550 101". The number after them must exist. */
function findAfterDigits(text: string): string | undefined {
  for (const { index } of text.slice(0, maxReadLength).matchAll(/[\s,./-][+(]?\d/g)) {
    const [found] = findPhoneNumbers(text.slice(index + 1));
    if (found?.number.isSure && text.startsWith(found.text, index + 1)) return found.text;
  }
  return undefined;
}
