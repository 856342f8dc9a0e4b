import { cleanContactText } from "./contact-text.ts";

/**
 * Reads e-mail addresses. This file has no schemas, so that visitors' forms can use it.
 */

/** Characters of an address. */
export const maxEmailLength = 254;
const maxLocalLength = 64;
/** Mail servers accept all signs here that need no quotes, and letters of all languages. */
const localPart = /^[^\s\p{Z}\p{Cc}\p{Cf}\p{Cs}"(),:;<>@[\\\]]+$/u;
/** Signs that would end the host of a URL or be decoded in it. */
const notInDomain = /[\s\p{Z}\p{Cc}/:?#%@[\]\\|^<>"'`{}]/u;
const domainLabel = /^[a-z\d]([a-z\d-]{0,61}[a-z\d])?$/;

/**
 * Whether a clean text is an e-mail address. Browsers and mail servers accept the same: letters of all languages, and
 * domains of all languages with a dot. Quoted names and numeric hosts are not accepted.
 */
export function isEmailAddress(text: string): boolean {
  const at = text.lastIndexOf("@");
  const local = text.slice(0, Math.max(at, 0));
  const hasLocal = local.length <= maxLocalLength && localPart.test(local);
  return text.length <= maxEmailLength && hasLocal && asciiDomain(text.slice(at + 1)) !== undefined;
}

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
  return isEmailAddress(found) ? found : undefined;
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

/** Returns a domain in lower-case ASCII, such as "xn--80a1acny.xn--p1ai"; undefined if it is none. */
function asciiDomain(domain: string): string | undefined {
  const hostname = notInDomain.test(domain) ? "" : hostOf(domain);
  const labels = hostname.split(".");
  const isDomain = labels.length > 1 && hostname.length <= 253 && labels.every((label) => domainLabel.test(label));
  return isDomain && /[a-z]/.test(labels.at(-1) ?? "") ? hostname : undefined;
}

function hostOf(domain: string): string {
  try {
    return new URL(`http://${domain}`).hostname;
  } catch {
    return "";
  }
}
