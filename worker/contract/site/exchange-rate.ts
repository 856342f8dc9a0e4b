/** The owner's rate, at which visitors see prices in Liberian dollars too. Amounts are stored in US dollars only. */
export interface ExchangeRate {
  /** Liberian dollars for one US dollar, with at most two decimals. */
  lrd_per_usd: number;
  /** The day of the rate, YYYY-MM-DD in Africa/Monrovia, which is UTC all year. The server sets it. */
  set_on: string;
}

/** A rate that is older counts as old. */
export const maxRateAgeDays = 7;

const dayMs = 86_400_000;

/** Returns how many days ago the rate was set; 0 on the same day. */
export function rateAgeDays({ set_on }: Pick<ExchangeRate, "set_on">, now: Date): number {
  const today = Date.parse(now.toISOString().slice(0, 10));
  return Math.max(0, Math.round((today - Date.parse(set_on)) / dayMs));
}
