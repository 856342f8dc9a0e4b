import { toWords } from "#shared/listings/written-values/to-words.ts";
import type { ColumnField } from "../column-fields.ts";

/** People who are no public contact of a home. */
const people =
  /\b(?:(?:co|home|house|land|plot|property|shop)?owners?|land ?lords?|land ?lad(?:y|ies)|ll|proprietaires?|proprio|bailleurs?|locataires?|vendeurs?|acheteurs?|gardiens?|heirs?|executors?|family (?:heads?|elders?|members?|rep|representatives?)|heads? of (?:the )?family|(?:property|building|estate|facility|house|site) managers?|lessors?|proprietors?|vendors?|sellers?|care ?takers?|key ?holders?|tenants?|occupants?|occupiers?|lessees?|clients?|customers?|buyers?|purchasers?|next of kin|kin|emergency contact|guarantors?|witness(?:es)?|lawyers?|attorneys?|beneficiar(?:y|ies)|payees?|deed holders?|collectors?|guards?|watch ?m[ae]n|gatem[ae]n|referr(?:er|al|ed)|spouse|husband|wife|hosts?|staff|colleagues?|employees?)\b/;
/** What only the agency may know. */
const secrets =
  /\b(?:commissions?|comm|bank(?:ing)?|iban|swift|accounts?|mobile money|momo|passwords?|passcodes?|pin code|keys?|lock ?box|alarm|(?:gate|access|door|entry) code|(?:id|identity|passport|ssn|nin|nir|tin|tax|voters?|social security) (?:no|number|num|card)|national id|tax id|nin|signed by|passport|ssn|date of birth|birthday|dob|birth date|salary|income|profit|margin|mandate|confidential|secret|personal|memo|office use|(?:not|never|dont|non) (?:to be |for |be |to )?(?:publi\w+|shared?|show[n]?|display\w*|advertis\w+|disclos\w+)|undisclosed|unpublished|(?:lowest|minimum|reserve|bottom|net|last) price|leads?|signatures?)\b/;
const privateNotes =
  /\b(?:agents?|agency|office|staff|admin|internal|brokers?|realtors?|team|our|my|hidden|follow up|private|own) (?:only )?(?:notes?|remarks?|comments?|info|information|details|contacts?|phones?|numbers?|emails?|names?)\b|\b(?:showing|viewing|access) (?:instructions?|notes?)\b|\bprivate$|\binternal(?! (?:floor|area|size|sq|surface|space|m))\b/;
/** Contacts of an agent are published. */
const publicContact =
  /^(?:agents?|agency|brokers?|realtors?) (?:only )?(?:info|information|details|contacts?|phones?|numbers?|names?)\b/;
/** "Key features" are for everybody, "previous owners" are a number, "property ID number" is a reference, "guard" a yes or no. */
export const publicWords =
  /\bkey (?:features?|facts?|points?|words?|selling points?|highlights?)\b|\b(?:previous|number of|no of|past|former) (?:owners|tenants)\b|\b(?:property|listing|prop|ad|advert|house|home|unit|stock) id (?:no|number|num)\b|\b(?:for sale by|preferred|suitable for) (?:owners?|tenants?)\b|^(?:has )?(?:security )?guard$/g;

/** What makes a name that of a column of phone numbers. */
export const phoneName =
  /\b(?:phones?|mobiles?|whats ?app|tel|telephones?|cell|cell ?phones?|portable|gsm|contacts? (?:no|nos|nums?|numbers?|numero))\b/;
/** Words that do not say whose number it is. */
export const plainWords =
  /\b(?:phones?|mobiles?|whats ?app|tel|telephones?|cell|cell ?phones?|portable|gsm|contacts?|no|nos|nums?|numbers?|numero|de|du|the|of|for|to|and|or|a|call|text|sms|line|main|primary|second|secondary|other|alt|alternative|alternate|direct|full|c|\d+)\b/g;
/** Words for people and purposes whose numbers are for visitors. */
const publicPurposes =
  /\b(?:agents?|agency|agence|brokers?|brokerage|realtors?|listers?|list|listed by|listings?|office|company|business|sales|person|people|enquir(?:y|ies)|inquir(?:y|ies)|viewings?|bookings?|public|customer (?:service|care)|property|fave|real homes|what|which|is|your)\b/g;

export const remainder = (words: string, ...known: RegExp[]) =>
  known.reduce((rest, pattern) => rest.replaceAll(pattern, " "), words).trim();

/** Whether the name of a column of phone numbers has words that may stand for a private person, as "Mobile (O)". */
const hasUnknownPerson = (words: string) =>
  phoneName.test(words) && remainder(words, publicPurposes, plainWords) !== "";

/** Whether the name of a column says that its content is not for visitors, such as "Owner phone". */
export function isPrivateName(column: string): boolean {
  const words = toWords(column).replaceAll(publicWords, " ");
  if (people.test(words) || secrets.test(words) || hasUnknownPerson(words)) return true;
  return privateNotes.test(words) && !publicContact.test(words);
}

/** Names that say nothing about whose contact it is. */
const plainName =
  /^(?:name|full name|phones?|phone (?:no|number)|numbers?|mobile|mobile (?:no|number)|cell|cell phone|tel|telephone|contacts?|contact (?:no|number|phone)|whats ?app|whats ?app number|address|email|alt(?:ernative)? phone)(?: \d)?$/;

export const isPlainContact = (words: string) =>
  plainName.test(words) || (phoneName.test(words) && remainder(words, plainWords) === "");

/**
 * Returns for each column whether it is private. A contact without a name of its own belongs to the person in the column
 * before it: "Landlord", "Phone".
 */
export function findPrivateColumns(columns: readonly string[]): boolean[] {
  let isOfPerson = false;
  return columns.map((column) => {
    const isPrivate = isPrivateName(column) || (isOfPerson && isPlainContact(toWords(column)));
    isOfPerson = isPrivate && (isOfPerson || people.test(toWords(column)));
    return isPrivate;
  });
}

const owner =
  /\b(?:(?:(?:co|home|house|land|plot|property|shop) ?)?owners?|land ?lords?|land ?lad(?:y|ies)|lessors?|proprietors?)\b/g;
const nameWords = /\b(?:full )?names?\b|\bs\b/g;
const contactWords = /\b(?:contacts?|numbers?|no|nos|call|line)\b/;
const mandate =
  /^(?:(?:owners? )?mandate(?: (?:until|till|to|ends?|end date|expires|expiry|expiry date|expiration))?)$/;

/** Returns what a column says about the owner of a home; undefined if it says nothing that an import stores. */
function findOwnerField(column: string): ColumnField | undefined {
  const words = toWords(column).replaceAll(publicWords, " ").trim();
  if (mandate.test(words)) return "mandate";
  if (words.search(owner) < 0 || remainder(words, owner, plainWords, nameWords) !== "") return undefined;
  return phoneName.test(words) || contactWords.test(words) ? "owner_phone" : "owner_name";
}

/**
 * Returns for each column what it says about the owner, such as `owner_phone` for "Landlord's mobile". A plain number after
 * the name of the owner is the owner's: "Landlord", "Phone".
 */
export function findOwnerFields(columns: readonly string[]): (ColumnField | undefined)[] {
  let isAfterName = false;
  return columns.map((column) => {
    const field = findOwnerField(column);
    const isNumber = isAfterName && phoneName.test(toWords(column)) && isPlainContact(toWords(column));
    isAfterName = field === "owner_name";
    return field ?? (isNumber ? "owner_phone" : undefined);
  });
}
