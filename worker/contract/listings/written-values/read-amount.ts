/** Amounts in Liberian dollars are not read, because prices are stored in US dollars. */
export const otherCurrency = /L\$|\bLRD?\b|\bLD\b|€|£|\bEUR\b|\bGBP\b/i;
const noise =
  /US\$|USD|\$|\bper\b|\ba\b|\bmonth(ly)?\b|\byear(ly)?\b|\bmo\b|\bpm\b|\bonly\b|\bneg(otiable|o)?\b\.?|[/()*~\s\u00a0]/gi;
const factors: Record<string, number> = { k: 1000, thousand: 1000, m: 1_000_000, mio: 1_000_000, million: 1_000_000 };

/** Returns the US dollars that a text such as "$85,000" or "85k" means, as digits; undefined if it is unclear. */
export function readAmount(text: string): string | undefined {
  if (otherCurrency.test(text)) return undefined;
  const [, digits = "", word = ""] = /^([\d.,']+)(k|thousand|m|mio|million)?\.?$/i.exec(text.replace(noise, "")) ?? [];
  const number = readNumber(digits);
  if (number === undefined) return undefined;
  return String(Math.round(number * (factors[word.toLowerCase()] ?? 1) * 100) / 100);
}

/** Returns a number that is written with separators, as "1,250.50", "1.250,50" or "1'250". */
export function readNumber(text: string): number | undefined {
  const plain = text.replaceAll("'", "");
  if (/^\d{1,3}(,\d{3})+(\.\d+)?$/.test(plain)) return Number(plain.replaceAll(",", ""));
  if (/^\d{1,3}(\.\d{3})+(,\d+)?$/.test(plain) && (plain.includes(",") || plain.split(".").length > 2))
    return Number(plain.replaceAll(".", "").replace(",", "."));
  if (/^\d+,\d+$/.test(plain)) return Number(plain.replace(",", "."));
  return /^(\d+\.?\d*|\.\d+)$/.test(plain) ? Number(plain) : undefined;
}
