import type { OwnerHome } from "#contract/owners/owner-link.ts";
import { usualPriceOf } from "#shared/listings/prices/usual-price-of.ts";
import type { PriceFigures } from "#shared/prices/price-figures.ts";
import { query } from "#worker/db/query.ts";
import { findPriceFigures } from "#worker/modules/properties/prices/price-figures.repository.ts";
import { splitStatDays } from "#worker/modules/stats/dashboard-stats.ts";
import { countWantsFor } from "#worker/modules/wants/count-wants-for.ts";
import { type CountedDays, findOwnerHomes, type OwnerHomeRow } from "./owner-homes.repository.ts";
import { isOwnersHome } from "./owner-links.repository.ts";
import { type OwnerContext, requireLink } from "./owner-links.service.ts";

/** Returns the first days of the last 30 days and of the 30 before. */
export function countedDays(now: Date): CountedDays {
  const { shown, before } = splitStatDays(now);
  return { recent: shown[0] ?? "", before: before[0] ?? "" };
}

/** Returns the homes of a link with what happened to them. Changes nothing. @throws ApiError 404, 410 */
export async function showHomes(context: OwnerContext, secret: string): Promise<OwnerHome[]> {
  const { db, now } = context;
  const { person_id } = await requireLink(context, secret);
  const [rows, figures] = await query(
    db,
    findOwnerHomes(isOwnersHome(person_id, now), countedDays(now)),
    findPriceFigures,
  );
  return toOwnerHomes(db, rows, figures);
}

/** Returns homes as their owner sees them. */
export async function toOwnerHomes(
  db: D1Database,
  rows: readonly OwnerHomeRow[],
  figures: PriceFigures | null,
): Promise<OwnerHome[]> {
  const wants = await countWantsFor(
    db,
    rows.map(({ uuid }) => uuid),
  );
  return rows.map(({ price_cents, waiting, taps, enquiries, ...row }) => {
    const [views, viewsBefore] = row.views;
    const [viewings, viewingsBefore] = row.viewings;
    const { uuid, reference, kind, title, status, published, confirmed_at } = row;
    return {
      ...{ uuid, reference, kind, title, status, published, confirmed_at },
      price: price_cents / 100,
      views,
      contacts: taps[0] + enquiries[0],
      viewings,
      before: { views: viewsBefore, contacts: taps[1] + enquiries[1], viewings: viewingsBefore },
      outcomes: { ...noOutcomes, ...row.outcomes },
      wants: wants.get(uuid) ?? 0,
      usual: usualPriceOf(figures, row) ?? null,
      waiting: waiting && {
        answer: waiting.answer,
        price: waiting.price_cents === null ? null : waiting.price_cents / 100,
        date: waiting.date,
        at: waiting.at,
      },
    };
  });
}

const noOutcomes = { liked: 0, too_dear: 0, wrong_area: 0, wrong_size: 0, condition: 0, other: 0 };
