import { domainToUnicode } from "node:url";
import { type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { comparableEmail } from "#shared/people/email-forms.ts";
import { comparablePhone } from "#shared/people/phone-number.ts";
import { keepDigits } from "#shared/people/phone-text.ts";

/** Digits at the end of a number that are the same in every notation. */
const comparedDigits = 7;
/** The signs of stored numbers, and of numbers in texts: spaces, dashes and what people put between digits. */
const phoneSigns = " \u00a0\u2007\u2009\u202f\t+-\u2010\u2011\u2012\u2013\u2014\u2212()./_·";

/** Returns a text without the signs between the digits of a phone number. */
export const withoutPhoneSigns = (column: SQLWrapper): SQL =>
  // Constants, because a statement may have 100 parameters.
  [...phoneSigns].reduce(
    (text, sign) => sql`replace(${text}, char(${sign.charCodeAt(0)}), '')`.inlineParams(),
    column.getSQL(),
  );

/**
 * Returns a condition for the rows that may have a phone number, because they have its last digits, maybe before those of
 * another number, as in "0775 556 066-068". The caller compares the found numbers exactly, with `comparablePhone`: SQL
 * cannot read a number.
 */
export function mayBePhone(column: SQLWrapper, phone: string): SQL {
  const digits = withoutPhoneSigns(column);
  const last = keepDigits(comparablePhone(phone)).slice(-comparedDigits);
  return last.length < comparedDigits ? sql`${digits} = ${last}` : sql`instr(${digits}, ${last}) > 0`;
}

/**
 * Returns a condition for the rows with an e-mail address, in any case and with its domain in either alphabet. An index on
 * `lower(column)` is used. SQL changes the case of ASCII letters only.
 */
export function isEmail(column: SQLWrapper, email: string): SQL {
  const spellings = getSpellings(email).map((spelling) => sql`${spelling}`);
  return sql`lower(${column}) IN (${sql.join(spellings, sql`, `)})`;
}

function getSpellings(email: string): string[] {
  const comparable = comparableEmail(email);
  const domain = comparable.slice(comparable.lastIndexOf("@") + 1);
  const typed = email.slice(0, email.lastIndexOf("@"));
  const [first = "", ...rest] = typed.toLowerCase();
  const capitalized = first.toUpperCase() + rest.join("");
  const locals = [typed.toLowerCase(), typed, typed.toUpperCase(), capitalized];
  const domains = [domain, domainToUnicode(domain) || domain];
  const spellings = locals.flatMap((local) => domains.map((each) => toLowerAscii(`${local}@${each}`)));
  return [...new Set(spellings)];
}

const toLowerAscii = (text: string) => text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
