import { questionPrice } from "#shared/listings/prices/question-price.ts";
import { usualPriceOf } from "#shared/listings/prices/usual-price-of.ts";
import { changedPrice } from "#shared/listings/status/changed-price.ts";
import { query } from "#worker/db/query.ts";
import { findPriceFigures } from "../prices/price-figures.repository.ts";
import { unusualPrices } from "../properties.errors.ts";
import type { PropertyRow } from "../property-rows.ts";

/**
 * Checks that a change by percent makes no usual price unusual.
 * @throws ApiError 409 that names each property whose new price is unusual
 */
export async function checkNewPrices(db: D1Database, rows: readonly PropertyRow[], percent: number): Promise<void> {
  const [figures] = await query(db, findPriceFigures);
  const questions = rows.flatMap((row) => {
    const { uuid, reference, kind, price_cents } = row;
    const usual = usualPriceOf(figures, row);
    const ask = (amount: number) => questionPrice(kind, amount / 100, usual);
    const msg = ask(price_cents) === undefined ? ask(changedPrice(price_cents, percent)) : undefined;
    return msg ? [{ uuid, reference, msg }] : [];
  });
  if (questions.length > 0) throw unusualPrices(questions);
}
