import { maxCheckedLength } from "#contract/site/verify.ts";
import { looksLikeReference } from "#shared/listings/reference.ts";
import { emailPattern } from "#shared/people/email-address.ts";
import { findPhoneNumbers } from "#shared/people/phone-number.ts";
import { cleanPhoneText, keepDigits } from "#shared/people/phone-text.ts";
import { asBrowsersRead, readLink } from "./checked-link.ts";
import { findReferences } from "./find-references.ts";

const minDigits = 7;

/** A part of a text that can be ours or not. */
export type CheckedPart =
  /** `keys` are the forms in which its numbers are compared. */
  | { kind: "phone"; text: string; keys: string[] }
  /** `reference` is the home that an address of this site leads to. */
  | { kind: "link"; text: string; isOwnSite: boolean; reference?: string; email?: string }
  /** An uncertain one counts only if we have such a home. */
  | { kind: "reference"; text: string; isCertain: boolean };

/** Marks where a part was taken out, so that the digits beside it do not become one number. */
const gap = " ; ";
const ends = /^[*_~/]+|[*_~.:!?]+$/g;
/** Dates, times, codes of enquiries and appointments, and amounts of money are no phone numbers. */
const noNumbers = [
  /(?<![\d:])(?:[01]?\d|2[0-3]):[0-5]\d(?![\d:])/g,
  /(?<!\d)(?:(?:19|20)\d\d-\d\d-\d\d|\d{1,2}[./-]\d{1,2}[./-](?:19|20)\d\d)(?!\d)/g,
  /(?<![\p{L}\p{N}])[AE]-[\dA-F]{8}(?![\p{L}\p{N}])/giu,
  /(?:US\$|L\$|\$|USD|LRD) ?[1-9]\d*(?:\.\d\d)?(?!\d)|(?<!\d)[1-9]\d{0,9} ?(?:USD|LRD|dollars?)(?!\p{L})/giu,
];
/** Signs that people put between the digits of a number. A comma is one if the number begins with zero. */
const betweenDigits =
  /(?<=\d) ?[*_·•~|:] ?(?=\d)|(?<=\d)[;='’`"“”](?=\d)|(?<=(?<!\d)0\d{0,3}), ?(?=\d)|(?<=(?<!\d)0\d{1,3}, ?\d{1,3}), ?(?=\d)/g;
const digitRun = /[+(]{0,2}\d[\d ()./+-]*/g;

/** Returns all numbers, links, addresses and references in a text that a visitor pasted. `origin` is the one of this site. */
export function readCheckedText(typed: string, origin: string): CheckedPart[] {
  const text = asBrowsersRead(cleanPhoneText(typed.slice(0, maxCheckedLength).replace(/\u20e3/g, "")));
  const links = [...new Set(text.split(/[\s,;<>()[\]"'“”‘’|{}]+/))].flatMap((word) => readWord(word, origin));
  const withoutLinks = links.reduce((rest, { text: link }) => rest.split(link).join(gap), text);
  const references = findReferences(withoutLinks);
  const rest = references.reduce((left, { whole }) => left.replace(whole, gap), withoutLinks);
  const phones = findPhones(noNumbers.reduce((left, pattern) => left.replace(pattern, gap), rest));
  const parts: CheckedPart[] = [
    ...links,
    ...phones,
    ...references.map(({ text: written, isCertain }) => ({ kind: "reference" as const, text: written, isCertain })),
  ];
  // A short text may be a reference of any form.
  return parts.length > 0 || text === "" ? parts : [{ kind: "reference", text, isCertain: looksLikeReference(text) }];
}

/** Reads a word that is a link or an e-mail address. */
function readWord(word: string, origin: string): CheckedPart[] {
  const plain = word.replace(ends, "");
  const address = plain.replace(/^mailto:/i, "").split("?")[0] ?? "";
  if (emailPattern.test(address)) return [{ kind: "link", text: plain, isOwnSite: false, email: address }];
  const link = readLink(plain, origin);
  if (!link) return [];
  const { text, phone, isOwnSite, reference } = link;
  return phone === undefined
    ? [{ kind: "link", text, isOwnSite, ...(reference !== undefined && { reference }) }]
    : [
        {
          kind: "phone",
          text,
          keys: findPhones(`+${phone}`).flatMap((part) => (part.kind === "phone" ? part.keys : [])),
        },
      ];
}

/** Digits that cannot be read as a number are compared as they are, so that they are not overlooked. */
function findPhones(text: string): CheckedPart[] {
  const runs = text.replace(betweenDigits, " ").match(digitRun) ?? [];
  return runs.flatMap((written): CheckedPart[] => {
    const run = written.replace(/[^\d]+$/, "");
    const digits = keepDigits(run);
    if (digits.length < minDigits) return [];
    const found = findPhoneNumbers(run);
    if (found.length === 0) return [{ kind: "phone", text: run, keys: [digits] }];
    return found.map(({ number, text: part, hasShorthand }) => ({
      kind: "phone",
      text: hasShorthand ? run : part,
      // The last digits of another number make it a second one, which we cannot know.
      keys: hasShorthand ? [number.e164, digits] : [number.e164],
    }));
  });
}
