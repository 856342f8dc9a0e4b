import type { PropertyKind } from "../property-kinds.ts";
import { leaseDurations, propertyTypes } from "../property-options.ts";
import type { ListingStatus } from "../status/listing-status.ts";
import { numberOfWord } from "./numbers/split-words.ts";
import { findStatement, getClauses } from "./phrases.ts";
import { toWords } from "./to-words.ts";
import { besideHome, roomAndHall, typeWords } from "./type-words.ts";

type KindWords = readonly (readonly [PropertyKind, RegExp])[];

/** Words that only look like an offer, such as "rental income" of a home that is for sale. */
const noOffers =
  /\b(?:rental|rent) (?:income|yield|value|return|potential)s?\b|\bsales? (?:area|floor|room|office|agent|person|manager|team)s?\b|\blet (?:us|me|s|go)\b|\blease (?:hold|remaining|left|expiry)\b|\bground rent\b/g;
/** How homes are offered. */
const offers: KindWords = [
  [
    "rent",
    /\b(?:rents?|rentals?|renting|(?:to|for|short|long|holiday) let|sales? (?:or |and )?let|let (?:or |and )?(?:sale|buy)|tolet|short ?lets?|lettings?|sublets?|leases?|leasing|for hire|louer)\b/g,
  ],
  ["buy", /\b(?:buy|buying|sales?|sell|selling|resale|purchase|vendre|vente)\b/g],
];
/** What has become of homes, which also says how they were offered: "not sold" is a sale. */
const outcomes: KindWords = [
  ["rent", /\b(?:rented|leased|let)\b/],
  ["buy", /\bsold\b/],
];

/**
 * Returns the kind of a text such as "For Sale", "to let" or "rented"; undefined if it says none or both, or only what a
 * home is not for.
 */
export function readKind(text: string): PropertyKind | undefined {
  const clauses = getClauses(text).map((clause) =>
    clause.replaceAll(noOffers, " ").replaceAll(/\b(?:rent|lease) to (?:own|buy)\b/g, "rent or buy"),
  );
  const offered = offers.map(([kind, words]) => [kind, findStatement(clauses, words)] as const);
  const stated = offered.filter(([, { isStated }]) => isStated);
  if (stated.length > 0) return stated.length === 1 ? stated[0]?.[0] : undefined;
  if (offered.some(([, { isDenied }]) => isDenied)) return undefined;
  const ended = outcomes.filter(([, words]) => clauses.some((clause) => words.test(clause)));
  return ended.length === 1 ? ended[0]?.[0] : undefined;
}

/** Returns the property type that a text such as "house", "Flats" or "Shop" means. */
export function readPropertyType(text: string): string | undefined {
  const word = text.trim().toLowerCase();
  const same = propertyTypes.find((type) => [type.toLowerCase(), `${type.toLowerCase()}s`].includes(word));
  if (same) return same;
  const [first] = getClauses(text.replaceAll("/", " or ")).flatMap((clause) => {
    if (/^(?:not|no|non)\b/.test(clause)) return [];
    const [named = ""] = clause.replace(/\b(?:for|to) (?:sale|rent|let|lease|buy)\b/, "").split(besideHome);
    const choices = named
      .replace(roomAndHall, "$1 $2")
      .split(/ (?:or|and) /)
      .flatMap((part) => {
        const type = typeWords.find(([pattern]) => pattern.test(part))?.[1];
        return type ? [type] : [];
      });
    return choices.length > 0 ? [new Set(choices)] : [];
  });
  return first?.size === 1 ? [...first][0] : undefined;
}

/** What leaves open whether a home can be had, so that a person decides. */
const undecided = [
  /\bsoon\b|\bpending (?:review|approval|verification)\b|\bunder (?:review|construction|renovation|repair|maintenance)\b|\bunknown\b|\bnot (?:sure|known)\b|\bowner occupied\b|\boccupied by\b/,
  /\b(?:maybe|perhaps|possibly|probably|likely|(?:about|going) (?:to|for))\b/,
  // "Available from 2027", "to let next month"
  /\b(?:available|vacant|free|for (?:sale|rent|lease)|to (?:rent|let|buy)) (?:again )?(?:(?:from|on|in|by|after|as of|as from|starting|until|till) )?(?:the )?(?:\d+|next|early|mid|late|end|beginning|q \d|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*)\b|^from \w+|\bfrom$/,
  // "2 of 4 let", "partly let", "almost sold", "last sold 2020"
  /\b(?:\d+|partly|partially|part|half|mostly|most|nearly|almost|some|several|few|one|two|three|four|last|previously|formerly|originally|first|until|unless|if|when|once|before|after) (?:(?:of|are|is|been|being|it|units?|rooms?|flats?|apartments?|shops?|percent) )?(?:sold|let|rented|leased|tenanted|occupied|vacant|available|reserved|booked)\b/,
  /\b\d+ (?:out )?of (?:the )?\d+\b|\bused to be\b/,
];

/** The words for each status, and the status that their opposite means. The first match counts. */
const statusWords: readonly (readonly [status: ListingStatus, words: RegExp, opposite?: ListingStatus])[] = [
  [
    "under_offer",
    /\b(?:under (?:offers?|contract|negotiations?)|offer accepted|sale agreed|subject to contract|ss?tc|pending|reserved|on hold|negotiat(?:ing|ions?)|contingent|booked|deposit paid)\b/g,
  ],
  ["sold", /\bsold\b/g, "available"],
  ["let", /\b(?:rented|leased|tenanted|occupied|let)\b/g, "available"],
  [
    "unavailable",
    /\b(?:off (?:the )?market|withdrawn|expired|closed|cancell?ed|suspended|archived|deactivated|disabled|delisted|removed|paused)\b/g,
  ],
  [
    "available",
    /\b(?:available|active|for (?:sale|rent|lease)|to (?:rent|buy)|on (?:the )?market|live|listed|selling|ready to move)\b/g,
    "unavailable",
  ],
  ["available", /\bvacant\b/g],
];

/** Returns the status that a text such as "Active", "Under contract" or "no longer available" means. */
export function readStatus(text: string): ListingStatus | undefined {
  const clauses = getClauses(text).map((clause) =>
    clause
      .replaceAll(
        /\b(?:to|for|short|long|holiday) let\b|\b(?:(?:to|will|can|could|may|might|must|should|shall|would) be|being) (?:let|rented|leased|sold)\b/g,
        "for rent",
      )
      .replaceAll(/\blet (?:us|me|go)\b/g, ""),
  );
  if (text.includes("?") || clauses.some((clause) => undecided.some((words) => words.test(clause)))) return undefined;
  const found = statusWords.map(([status, words, opposite]) => ({
    ...findStatement(clauses, words),
    status,
    opposite,
  }));
  const [stated, ...others] = found.filter(({ isStated }) => isStated);
  if (!stated) {
    const opposite = found.find(({ isDenied }) => isDenied)?.opposite;
    // "Rent only, not for sale" denies one offer and has another.
    return opposite === "unavailable" && readKind(text) ? undefined : opposite;
  }
  // "For sale, sold" is unclear; "available, under offer" is not.
  const isUnclear = stated.status !== "under_offer" && others.some(({ status }) => status !== stated.status);
  return isUnclear ? undefined : stated.status;
}

const monthsOfLease: Record<number, (typeof leaseDurations)[number]> = {
  1: "Month-to-Month",
  3: "3 Months",
  6: "6 Months",
  12: "1 Year",
  24: "2 Years",
};
/** Words before a unit that mean one. */
const one = /^(?:|a|an|one|per|each|every|min|minimum|of|for|the|least|lease)$/;

/** Returns the lease duration that a text such as "12 months" or "yearly" means. */
export function readLeaseDuration(text: string): string | undefined {
  const same = leaseDurations.find((duration) => duration.toLowerCase() === text.trim().toLowerCase());
  if (same) return same;
  const words = toWords(text).replace("month to month", "monthly");
  const [found, other] = words.matchAll(
    /(?:\b(\d+|[a-z]+) )?\b(m|months?|mths?|monthly|y|years?|yrs?|yearly|annual|annually|annum)\b/g,
  );
  const hasRange = words.split(" ").filter((word) => /^\d+$/.test(word)).length > 1;
  if (!found || other || hasRange) return undefined;
  const [, amount = "", unit = ""] = found;
  const count = /^\d/.test(amount) ? Number(amount) : one.test(amount) ? 1 : numberOfWord(amount);
  if (count === undefined) return undefined;
  const months = count * (unit.startsWith("m") ? 1 : 12);
  return months >= 36 ? "3+ Years" : monthsOfLease[months];
}
