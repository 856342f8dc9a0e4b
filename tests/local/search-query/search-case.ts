/** A typed search with what a person expects: the query string, the chips as "label=words", and the remaining text. */
export type SearchCase = readonly [typed: string, params: string, chips: readonly string[], rest: string];
