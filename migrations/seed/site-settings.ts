import type { DataPrice } from "#contract/site/data-price.ts";
import type { ExchangeRate } from "#contract/site/exchange-rate.ts";
import { seededSite } from "./seeded-site.ts";

/** Returns the statement that stores the details, unless some are stored. */
export function prepareMissingSite(db: D1Database, now: Date): D1PreparedStatement {
  // The day is honest: seeding is when the rate and the price were set.
  const set_on = now.toISOString().slice(0, 10);
  const exchange_rate: ExchangeRate = { lrd_per_usd: 190, set_on };
  const data_price: DataPrice = { usd_per_gb: 4.5, set_on };
  return db
    .prepare("INSERT INTO site_settings (id, details, saved_at) VALUES (1, ?, ?) ON CONFLICT (id) DO NOTHING")
    .bind(JSON.stringify({ ...seededSite, exchange_rate, data_price }), now.toISOString());
}
