import { cleanContactText } from "./contact-text.ts";
import { emailPattern } from "./email-address.ts";

/**
 * Returns an address without invisible characters, as it is stored. A domain of another alphabet gets lower-case letters,
 * because the database changes the case of ASCII letters only.
 */
export function cleanEmailAddress(text: string): string {
  const clean = cleanContactText(text);
  const at = clean.lastIndexOf("@");
  return clean.slice(0, at + 1) + clean.slice(at + 1).replace(/[^\0-\x7f]+/g, (letters) => letters.toLowerCase());
}

/**
 * Returns the address in a text that admins paste: "mailto:mary@example.org?subject=Hi" or "Mary <mary@example.org>".
 * Undefined if the text has no valid address.
 */
export function readEmailAddress(text: string): string | undefined {
  const clean = cleanContactText(text);
  const bracket = clean.lastIndexOf("<");
  const inner = bracket >= 0 && clean.endsWith(">") ? clean.slice(bracket + 1, -1) : clean;
  const [address = ""] = /^mailto:/i.test(inner) ? inner.slice("mailto:".length).split("?") : [inner];
  const found = cleanEmailAddress(address);
  return emailPattern.test(found) ? found : undefined;
}

/** Returns the form in which addresses are compared: lower case, the domain in ASCII. */
export function comparableEmail(text: string): string {
  const clean = cleanContactText(text);
  const at = clean.lastIndexOf("@");
  const domain = asciiDomain(clean.slice(at + 1));
  return (at > 0 && domain ? `${clean.slice(0, at)}@${domain}` : clean).toLowerCase();
}

/**
 * Returns an address that every mail service can send to: its domain in ASCII. Undefined if its local part has other
 * letters or dots that the standard does not allow.
 */
export function toMailAddress(email: string): string | undefined {
  const at = email.lastIndexOf("@");
  const local = email.slice(0, at);
  const domain = asciiDomain(email.slice(at + 1));
  const isPlain = /^[\w!#$%&'*+/=?^`{|}~.-]+$/.test(local) && !/^\.|\.\.|\.$/.test(local);
  return domain && isPlain ? `${local}@${domain}` : undefined;
}

/** Signs that would end the host of a URL or be decoded in it. */
const notInDomain = /[\s/:?#%@[\]\\|^<>"'`{}]/;

/** Returns a domain in lower-case ASCII, such as "xn--80a1acny.xn--p1ai"; undefined if it is none. */
function asciiDomain(domain: string): string | undefined {
  if (notInDomain.test(domain)) return undefined;
  try {
    return new URL(`http://${domain}`).hostname;
  } catch {
    return undefined;
  }
}
