import { comparablePhone } from "#contract/people/phone-number.ts";
import { ownNumbers } from "#contract/site/own-numbers.ts";
import { siteDefaults } from "#contract/site/site-details.ts";
import type { VerifyQuery, VerifyResponse } from "#contract/site/verify.ts";
import { query } from "#worker/db/query/query.ts";
import { findByTypedReference } from "#worker/modules/properties/detail/short-link.repository.ts";
import { findSavedSite } from "#worker/modules/site/site.repository.ts";

/**
 * Says whether a phone number or a reference is the business's own. Numbers are compared whole, so that guesses give no
 * list.
 * @throws StorageUnavailable
 */
export async function verify(db: D1Database, { phone, reference }: VerifyQuery): Promise<VerifyResponse> {
  if (phone !== undefined) return answer(await isOwnNumber(db, phone));
  const [listing] = await query(db, findByTypedReference(reference ?? ""));
  if (!listing) return answer(false);
  return { data: { result: "ours", listing, confirmed_at: listing.confirmed_at } };
}

async function isOwnNumber(db: D1Database, phone: string): Promise<boolean> {
  const [saved] = await query(db, findSavedSite);
  const number = comparablePhone(phone);
  return ownNumbers(saved?.data.site ?? siteDefaults).some((own) => comparablePhone(own) === number);
}

const answer = (isOurs: boolean): VerifyResponse => ({
  data: { result: isOurs ? "ours" : "not_ours", listing: null, confirmed_at: null },
});
