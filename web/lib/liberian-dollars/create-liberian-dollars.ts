import { type ExchangeRate, maxRateAgeDays, rateAgeDays } from "#contract/site/exchange-rate.ts";
import { formatCount, formatDate, formatMoney, formatNumber } from "#web/lib/format/format-values.ts";
import type { LiberianDollars } from "./liberian-dollars.ts";

/** More digits would promise a precision that a rate of the day does not have. */
const significantDigits = 3;
/** Older dates are shown with their year. */
const maxDaysWithoutYear = 300;

/** Returns how prices are shown in L$ at a rate, which is old or not on a day. */
export function createLiberianDollars(rate: ExchangeRate, now: Date): LiberianDollars {
  const days = rateAgeDays(rate, now);
  const isOld = days > maxRateAgeDays;
  const format = (dollars: number) =>
    `L$ ${formatNumber(Number((dollars * rate.lrd_per_usd).toPrecision(significantDigits)))}`;
  const perDollar = formatMoney(rate.lrd_per_usd).slice(1);
  const date = formatDate(rate.set_on);
  return {
    format,
    about: (dollars, previous) =>
      `about ${format(dollars)}${previous ? `, before ${format(previous)}` : ""}${isOld ? " (old rate)" : ""}`,
    aboutRange: (dollars) => `about ${dollars.filter(Boolean).map(format).join(" to ")}${isOld ? " (old rate)" : ""}`,
    inParentheses: (dollars) => ` (about ${format(dollars)}${isOld ? ", old rate" : ""})`,
    rate: `At L$ ${perDollar} per US$ 1, set on ${days < maxDaysWithoutYear ? date.slice(0, -5) : date}`,
    age: isOld ? `This rate is ${formatCount(days, "day")} old` : undefined,
  };
}
