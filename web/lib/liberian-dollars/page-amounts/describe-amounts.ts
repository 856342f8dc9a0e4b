import type { LiberianDollars } from "../liberian-dollars.ts";

/** An amount of US dollars, such as `$1,250.50`, `US$ 40` or `$85k`. With the first group, it is in L$ already. */
const amountPattern = /(\bLR?D? ?)?\$ ?(\d[\d,]*(?:\.\d+)?)(?: ?(k|m|thousand|million)(?![\w²]))?/gi;
const multipliers: Record<string, number> = { k: 1000, thousand: 1000, m: 1_000_000, million: 1_000_000 };
const noBreakSpace = "\u00a0";
/** What stands between the two amounts of a range: `$25 – $40`, `$300/mo to $500/mo`. */
const rangePattern = /^(?:\/mo)? ?(?:–|-|to|and) ?$/;

/**
 * Returns the amounts of US dollars in a text, in L$: `about L$ 190,000 to L$ 380,000`; undefined if it has none. After a
 * sentence they are in parentheses. L$ and its number stay on one line.
 */
export function describeAmounts(text: string, { format, age }: LiberianDollars): string | undefined {
  let amounts = "";
  let end = 0;
  let isZero = true;
  for (const { 0: match, 1: isLiberian, 2: digits = "", 3: unit = "", index } of text.matchAll(amountPattern)) {
    if (isLiberian) continue;
    const dollars = Number(digits.replaceAll(",", "")) * (multipliers[unit.toLowerCase()] ?? 1);
    if (dollars > 0) isZero = false;
    if (amounts) amounts += rangePattern.test(text.slice(end, index)) ? " to " : ", ";
    amounts += format(dollars).replace(" ", noBreakSpace);
    end = index + match.length;
  }
  if (isZero) return undefined;
  if (/[.!?]\s*$/.test(text)) return `(about ${amounts}${age ? ", old rate" : ""})`;
  return `about ${amounts}${age ? " (old rate)" : ""}`;
}
