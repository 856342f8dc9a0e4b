/** What mobile data costs here, as the owner knows it. Visitors read what their visit has cost. */
export interface DataPrice {
  /** US dollars for one gigabyte, with at most two decimals. */
  usd_per_gb: number;
  /** The day of the price, YYYY-MM-DD. The server sets it. */
  set_on: string;
}
