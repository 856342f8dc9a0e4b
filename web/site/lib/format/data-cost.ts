import type { DataPrice } from "#contract/site/data-price.ts";
import { formatMoney } from "#web/lib/format/format-values.ts";

const bytesPerGigabyte = 1e9;
const centsPerDollar = 100;

/** Returns what bytes cost at a price: `about 0.4 US cents`, `about 1 US cent`, `about US$ 1.20`. */
export function formatDataCost(bytes: number, { usd_per_gb }: Pick<DataPrice, "usd_per_gb">): string {
  const cents = (bytes / bytesPerGigabyte) * usd_per_gb * centsPerDollar;
  if (cents >= centsPerDollar) return `about US$ ${formatMoney(cents / centsPerDollar).slice(1)}`;
  if (cents < 0.1) return "less than 0.1 US cents";
  const rounded = cents < 1 ? Number(cents.toFixed(1)) : Math.round(cents);
  return `about ${rounded} US ${rounded === 1 ? "cent" : "cents"}`;
}
