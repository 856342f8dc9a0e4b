import type { PropertyCard } from "#contract/listings/property.ts";
import { siteDefaults } from "#contract/site/site-details.ts";
import type { VerifyQuery, VerifyResponse } from "#contract/site/verify.ts";
import { comparableEmail } from "#shared/people/email-forms.ts";
import { comparablePhone } from "#shared/people/phone-number.ts";
import { query } from "#worker/db/query.ts";
import { incrementThrottle } from "#worker/db/throttle.ts";
import { ownEmails, ownLinks, ownNumbers } from "#worker/flows/verify/own-contacts.ts";
import { findByTypedReferences } from "#worker/modules/properties/detail/short-link.repository.ts";
import { findByShownNumbers } from "#worker/modules/properties/detail/shown-numbers.repository.ts";
import { listContacts } from "#worker/modules/service-items/contacts.repository.ts";
import { findSavedSite } from "#worker/modules/site/site.repository.ts";
import { type CheckedPart, readCheckedText } from "./checked-text.ts";
import { tooManyChecks } from "./verify.errors.ts";

/** Checks of all visitors together, so that many addresses cannot guess numbers either. */
const totalLimit = { times: 600, seconds: 60 };

/**
 * Says whether everything in a text that can be checked is the business's own. Numbers are compared whole, so that guesses
 * give no list.
 * @throws StorageUnavailable
 * @throws ApiError 429 above the limit of all visitors together
 */
export async function verify(db: D1Database, origin: string, asked: VerifyQuery, now: Date): Promise<VerifyResponse> {
  const parts = readParts(asked, origin);
  const references = parts.map((part) =>
    part.kind === "phone" ? "" : part.kind === "link" ? (part.reference ?? "") : part.text,
  );
  const keys = parts.flatMap((part) => (part.kind === "phone" ? part.keys : []));
  const [throttle, saved, homes, contacts, shown] = await query(
    db,
    incrementThrottle("checks total", totalLimit, now),
    findSavedSite,
    findByTypedReferences(references),
    listContacts,
    findByShownNumbers(keys),
  );
  if (throttle.isExceeded) throw tooManyChecks(throttle.retryAfterSeconds);
  const site = saved?.data.site ?? siteDefaults;
  const own = new Set([...ownNumbers(site), ...contacts].map(comparablePhone));
  const emails = new Set(ownEmails(site).map(comparableEmail));
  const links = new Set(ownLinks(site).map(comparableLink));

  const judge = (part: CheckedPart, home: PropertyCard | null): { isOurs: boolean; home: PropertyCard | null } => {
    if (part.kind === "reference") return { isOurs: home !== null, home };
    if (part.kind === "phone") {
      const homeOfNumber = part.keys.map((key) => shown.get(key)).find((found) => found !== undefined) ?? null;
      const isOurs = part.keys.every((key) => own.has(key) || shown.has(key));
      return { isOurs, home: isOurs && !part.keys.every((key) => own.has(key)) ? homeOfNumber : null };
    }
    if (part.email !== undefined) return { isOurs: emails.has(comparableEmail(part.email)), home: null };
    const isOurs = part.isOwnSite
      ? part.reference === undefined || home !== null
      : links.has(comparableLink(part.text));
    return { isOurs, home: isOurs ? home : null };
  };

  const judged = parts.map((part, index) => ({ part, ...judge(part, homes[index] ?? null) }));
  const counted = judged.filter(({ part, isOurs }) => isOurs || part.kind !== "reference" || part.isCertain);
  const isOurs = counted.every((one) => one.isOurs);
  const listing = isOurs ? (counted.find(({ home }) => home)?.home ?? null) : null;
  return {
    data: {
      result: counted.length === 0 ? "nothing_to_check" : isOurs ? "ours" : "not_ours",
      checked: counted.map(({ part, isOurs: result }) => ({
        text: part.text,
        kind: part.kind,
        result: result ? "ours" : "not_ours",
      })),
      listing,
      confirmed_at: listing?.confirmed_at ?? null,
    },
  };
}

/** A reference that a link of ours names is one, whatever its form. */
function readParts({ text, phone, reference }: VerifyQuery, origin: string): CheckedPart[] {
  return reference === undefined
    ? readCheckedText(text ?? phone ?? "", origin)
    : [{ kind: "reference", text: reference, isCertain: true }];
}

/** Without the scheme, "www.", the query and the slash at the end. */
const comparableLink = (link: string): string =>
  link
    .replace(/^https?:\/\//i, "")
    .replace(/^www\./i, "")
    .replace(/[?#].*$/, "")
    .replace(/\/+$/, "")
    .toLowerCase();
