/** Whether a search names Liberian dollars: "L$5000", "5000 LRD", "5000 Liberian dollars", "5000 liberty". */
export function namesLiberianDollars(text: string): boolean {
  return /\bl(?:\$|[dr]\b|[rb]d\b)|\d ?(?:lr?d|lbd)\b|\bl[rd]d?\d|\bliberian (?:dol|mon)|\d ?libert/i.test(text);
}
