import { questionPrice } from "#shared/listings/prices/question-price.ts";
import { type ComparedHome, usualPriceOf } from "#shared/listings/prices/usual-price-of.ts";
import { propertyKindTraits } from "#shared/listings/property-kinds.ts";
import { query } from "#worker/db/query.ts";
import { findPriceFigures } from "../prices/price-figures.repository.ts";
import { type ImportChoices, type ImportPlan, withQuestion } from "./import-plan.ts";
import type { ImportRow } from "./read-import-rows.ts";
import { isAccepted } from "./read-row-values.ts";

/** A price that a row would store, in US dollars, and what similar properties have in common with it. */
interface StoredPrice extends ComparedHome {
  price: number;
}

/** Asks about prices of new and changed properties that are far from the usual ones, unless the sender has accepted them. */
export async function askAboutPrices(
  db: D1Database,
  rows: readonly ImportRow[],
  plans: readonly ImportPlan[],
  choices: ImportChoices,
): Promise<ImportPlan[]> {
  const prices = plans.map(priceOfPlan);
  if (prices.every((price) => price === undefined)) return [...plans];
  const [figures] = await query(db, findPriceFigures);
  return plans.map((plan, index) => {
    const [row, stored] = [rows[index], prices[index]];
    if (!row || !stored) return plan;
    const field = propertyKindTraits[stored.kind].priceField;
    const msg = isAccepted(field, row, choices)
      ? undefined
      : questionPrice(stored.kind, stored.price, usualPriceOf(figures, stored));
    return msg ? withQuestion(plan, { field, msg, as_written: String(stored.price) }) : plan;
  });
}

function priceOfPlan(plan: ImportPlan): StoredPrice | undefined {
  if (plan.result === "created") {
    const { property } = plan;
    const price = property.kind === "rent" ? property.monthly_rent : property.price;
    return { ...property, price };
  }
  if (plan.result !== "updated") return undefined;
  const { found } = plan;
  const { kind } = found;
  const price = plan.fields[propertyKindTraits[kind].priceField];
  return price === undefined ? undefined : { ...found, ...plan.fields, kind, price };
}
