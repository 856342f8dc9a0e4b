import { formatDollars } from "../prices/question-price.ts";
import { chooseCurrency, dollarPart } from "./amounts/amount-currency.ts";
import { type AmountParts, isPerUnit, splitAmount } from "./amounts/amount-parts.ts";
import { currencyOfText, storedCurrency } from "./currencies.ts";
import { foldName, foldText } from "./numbers/fold-text.ts";
import { splitWords } from "./numbers/split-words.ts";
import { hasPower, writeOutNumbers } from "./numbers/write-out-numbers.ts";
import { type Period, periodOfName, readPeriod } from "./read-period.ts";
import type { Reader, Reading, ReadingContext } from "./reading.ts";

/** Reads an amount that is paid once, such as a price or a deposit. Returns US dollars. */
export const readAmount: Reader = (text, context) => readMoney(text, context, false);

/** Reads a rent. Returns US dollars a month; a rent for another period is a question. */
export const readRent: Reader = (text, context) => readMoney(text, context, true);

function readMoney(text: string, context: ReadingContext, isRent: boolean): Reading | undefined {
  const { text: folded, isDoubtful } = writeOutNumbers(foldText(text));
  const inDollars = dollarPart(folded);
  const name = foldName(context.name ?? "");
  const isAmount = (currencyOfText(context.name ?? "") ?? periodOfName(name)) !== undefined;
  const parts = splitAmount(inDollars ?? folded, isRent, isAmount);
  if (!parts) return undefined;
  const ask = `enter the ${isRent ? "rent a month" : "amount"} in US dollars`;
  if (parts.isOther || parts.isMisgrouped || hasPower(folded) || isPerUnit(splitWords(name)))
    return { question: `"${text}": ${ask}` };
  const currency = chooseCurrency(inDollars ?? text, context);
  if (currency.code === storedCurrency && hasUnknownSign(folded)) return { question: `"${text}": ${ask}` };
  const rate = currency.code === storedCurrency ? 1 : (context.rates?.[currency.code] ?? 0);
  const scale = parts.hasFactor ? 1 : scaleOfName(name);
  const written = `${currency.sign}${formatDollars(parts.value * scale)}`;
  if (rate <= 0) return { question: `${written}: ${ask}` };
  const period = isRent ? findRentPeriod(parts, context, name) : { ...monthly, isUnknown: parts.period !== undefined };
  const toValue = (amount: number) => toCents((amount * scale) / rate / period.months);
  const value = toValue(parts.value);
  const result = `US$${formatDollars(Number(value))}${isRent ? " a month" : ""}`;
  const isChanged = period.months !== 1 || rate !== 1;
  const answer = (question: string, asWritten: string): Reading =>
    asWritten === value ? { value, question } : { value, question, asWritten };

  if (parts.other !== undefined) {
    const meant = parts.isUnclear ? result : formatDollars(parts.value * scale);
    const periodName = period.months === 1 ? "" : ` ${period.name}`;
    return answer(`Do you mean ${isChanged ? `${written}${periodName} (${result})` : meant}?`, toValue(parts.other));
  }
  if (period.months !== 1)
    return answer(`${written} ${period.name} is ${result}`, toCents((parts.value * scale) / rate));
  if (scale !== 1) return answer(`"${text}" in a column of thousands is ${result}`, toCents(parts.value / rate));
  if (currency.isDoubtful) return answer(`Do you mean ${written} (${result})?`, toCents(parts.value));
  const isRounded = rate === 1 && Number(value) !== parts.value;
  if (parts.isUnclear || isDoubtful || period.isUnknown || isRounded || inDollars)
    return { value, question: `Do you mean ${result}?` };
  // A plain number would be stored as it is.
  const isPlain = /^\d+(\.\d+)?$/.test(folded);
  if (isPlain && rate !== 1) return answer(`${written} is ${result} at ${rate}`, toCents(parts.value));
  return { value };
}

const monthly = { months: 1, name: "a month" };

/** The period in the text counts, then that of its row, then that of its column. */
function findRentPeriod(
  { period }: AmountParts,
  context: ReadingContext,
  name: string,
): Period & { isUnknown: boolean } {
  if (period) return { ...period, isUnknown: false };
  const written = context.period?.trim();
  const found = written ? readPeriod(written) : periodOfName(name);
  return { ...(found ?? monthly), isUnknown: Boolean(written) && found === undefined };
}

/** Whether the text has the sign of a currency that is not known here. */
const hasUnknownSign = (folded: string) => /\p{Sc}/u.test(folded.replaceAll(/\$/g, ""));

/** Returns 1000 for a column such as "Price (USD '000)". */
function scaleOfName(name: string): number {
  if (/'000|\b000s?\b|\bthousands?\b|\bk\b/.test(name)) return 1000;
  return /\bmillions?\b/.test(name) ? 1_000_000 : 1;
}

const toCents = (amount: number) => String(Math.round(amount * 100) / 100);
