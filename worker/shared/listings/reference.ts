import { cleanPhoneText } from "../people/phone-text.ts";

/** The longest reference that an admin can save is 30 characters long. */
const maxTypedLength = 60;
const signs = "[ ._/:#=-]{0,4}";
/** A reference that the server makes, as people write it: "MH-1062", "mh 1062", "M.H. 1062". */
export const ownForm = String.raw`m[ .]?h${signs}(\d{1,8})`;
const wholeOwnForm = new RegExp(`^${ownForm}$`, "i");
const label = /^(?:#|(?:ref(?:erence)?|home|house|listing|property|code|no|nr|number|id)(?![\p{L}\p{N}])[ .:#=]*)+/iu;

/** Returns a text in plain characters, without the label before a reference and the signs around it. */
const clean = (typed: string): string =>
  cleanPhoneText(typed.slice(0, maxTypedLength))
    .replace(/^[("'“‘[*]+/, "")
    .replace(label, "")
    .replace(/^[ :#"'(-]+/, "")
    .replace(/[.,;:!?)\]"'”’*/ ]+$/, "");

/** Returns the reference of the server's form that a text writes in another way: "mh 1062" is "MH-1062". */
export function readReference(typed: string): string | undefined {
  const digits = wholeOwnForm.exec(clean(typed))?.[1];
  return digits && `MH-${digits}`;
}

/**
 * Returns the digits of a reference that begins an id, however it is written: "e 1234abcd" and "ref. E1234ABCD" are "1234abcd".
 * @param letter before the digits: `e` of an enquiry, `a` of an appointment
 */
export const readIdReference = (letter: "a" | "e", typed: string): string | undefined =>
  new RegExp(`^${letter}${signs}([\\da-f]{8})$`, "i").exec(clean(typed))?.[1]?.toLowerCase();

/** Returns the digits of such a reference that are written without its letter. */
export const readIdDigits = (typed: string): string | undefined =>
  /^[\da-f]{8}$/i.exec(clean(typed))?.[0].toLowerCase();

/** Returns a reference as it is stored: other spellings of one that the server made are that one. */
export const toStoredReference = (typed: string): string => readReference(typed) ?? typed.trim();

/** Whether a text is written like a reference: letters before a number, or the number of one. */
export const looksLikeReference = (typed: string): boolean =>
  /^([a-z]{1,5}[ -]?\d+|\d{3,6})$/i.test(clean(typed)) || readReference(typed) !== undefined;

/**
 * Returns the stored references that a typed or printed text may mean, the likeliest first. Agencies have references of
 * other forms too, so the text itself comes first.
 */
export function referenceSpellings(typed: string): string[] {
  const own = clean(typed);
  const upper = own.toUpperCase();
  const parts = /^([A-Z]{1,5})[ -]?(\d+)$/.exec(upper);
  const joined = parts ? ["-", "", " "].map((sign) => `${parts[1]}${sign}${parts[2]}`) : [];
  const number = /^\d{3,6}$/.test(own) ? [`MH-${own}`] : [];
  const all = [typed.slice(0, maxTypedLength), own, upper, readReference(typed) ?? "", ...joined, ...number];
  return [...new Set(all)].filter((spelling) => spelling.trim() !== "");
}
