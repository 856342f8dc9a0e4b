import { questionPrice } from "#contract/listings/prices/question-price.ts";
import type { PropertyKind } from "#contract/listings/property-kinds.ts";
import { changedPrice } from "#contract/listings/status/changed-price.ts";
import { query, type Row } from "#worker/db/query.ts";
import { findUsualPrices } from "../prices/usual-prices.repository.ts";
import { unusualPrices } from "../properties.errors.ts";

/**
 * Checks that a change by percent makes no usual price unusual.
 * @param rows the properties with `uuid`, `reference`, `kind`, `property_type`, `area` and `price_cents`
 * @throws ApiError 409 that names each property whose new price is far from the usual ones
 */
export async function checkNewPrices(db: D1Database, rows: readonly Row[], percent: number): Promise<void> {
  const priced = rows.map((row) => ({
    uuid: row.uuid as string,
    reference: row.reference as string,
    kind: row.kind as PropertyKind,
    property_type: row.property_type as string,
    area: row.area as string | null,
    cents: row.price_cents as number,
  }));
  const [usualPrices] = await query(db, findUsualPrices(priced));
  const questions = priced.flatMap(({ uuid, reference, cents, ...group }) => {
    const usual = usualPrices(group);
    const ask = (amount: number) => questionPrice(group.kind, amount / 100, usual);
    const msg = ask(cents) === undefined ? ask(changedPrice(cents, percent)) : undefined;
    return msg ? [{ uuid, reference, msg }] : [];
  });
  if (questions.length > 0) throw unusualPrices(questions);
}
