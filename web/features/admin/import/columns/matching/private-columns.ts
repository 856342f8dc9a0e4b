import { toWords } from "#contract/listings/written-values/to-words.ts";

/** People who are no public contact of a home. */
const people =
  /\b(?:(?:home)?owners?|land ?lords?|land ?lad(?:y|ies)|lessors?|proprietors?|vendors?|sellers?|care ?takers?|key ?holders?|tenants?|occupants?|occupiers?|lessees?|clients?|customers?|buyers?|purchasers?|next of kin|kin|emergency contact|guarantors?|witness(?:es)?|lawyers?|attorneys?|beneficiar(?:y|ies)|payees?|deed holders?|collectors?|guards?|watch ?m[ae]n|gatem[ae]n|referr(?:er|al|ed)|spouse|husband|wife|hosts?|staff|colleagues?|employees?)\b/;
/** What only the agency may know. */
const secrets =
  /\b(?:commissions?|comm|bank(?:ing)?|iban|swift|accounts?|mobile money|momo|passwords?|passcodes?|pin code|keys?|lock ?box|alarm|(?:gate|access|door|entry) code|(?:id|identity|passport|ssn|nin|nir|tin|tax|voters?|social security) (?:no|number|num|card)|national id|tax id|nin|signed by|passport|ssn|date of birth|birthday|dob|birth date|salary|income|profit|margin|mandate|confidential|secret|memo|office use|(?:lowest|minimum|reserve|bottom|net|last) price|leads?|signatures?)\b/;
const privateNotes =
  /\b(?:agents?|agency|office|staff|admin|internal|brokers?|realtors?|team|our|my|hidden|follow up|private|own) (?:only )?(?:notes?|remarks?|comments?|info|information|details|contacts?|phones?|numbers?|emails?|names?)\b|\b(?:showing|viewing|access) (?:instructions?|notes?)\b|\bprivate$|\binternal(?! (?:floor|area|size|sq|surface|space|m))\b/;
/** Contacts of an agent are published. */
const publicContact =
  /^(?:agents?|agency|brokers?|realtors?) (?:only )?(?:info|information|details|contacts?|phones?|numbers?|names?)\b/;
/** "Key features" are for everybody, "previous owners" are a number, "property ID number" is a reference. */
const publicWords =
  /\bkey (?:features?|facts?|points?|words?|selling points?|highlights?)\b|\b(?:previous|number of|no of|past|former) (?:owners|tenants)\b|\b(?:property|listing|prop|ad|advert|house|home|unit|stock) id (?:no|number|num)\b|\b(?:for sale by|preferred|suitable for) (?:owners?|tenants?)\b/g;

/** Whether the name of a column says that its content is not for visitors, such as "Owner phone". */
export function isPrivateName(column: string): boolean {
  const words = toWords(column).replaceAll(publicWords, " ");
  if (people.test(words) || secrets.test(words)) return true;
  return privateNotes.test(words) && !publicContact.test(words);
}

/** Names that say nothing about whose contact it is. */
const plainContact =
  /^(?:name|full name|phones?|phone (?:no|number)|numbers?|mobile|mobile (?:no|number)|cell|cell phone|tel|telephone|contacts?|contact (?:no|number|phone)|whats ?app|whats ?app number|address|email|alt(?:ernative)? phone)(?: \d)?$/;

/**
 * Returns for each column whether it is private. A contact without a name of its own belongs to the person in the column
 * before it: "Landlord", "Phone".
 */
export function findPrivateColumns(columns: readonly string[]): boolean[] {
  let isOfPerson = false;
  return columns.map((column) => {
    const isPrivate = isPrivateName(column) || (isOfPerson && plainContact.test(toWords(column)));
    isOfPerson = isPrivate && (isOfPerson || people.test(toWords(column)));
    return isPrivate;
  });
}
