/** The options of the filter by money to move in, in US dollars: at most this amount. */
export const moveInOptions = [1000, 2500, 5000, 10_000, 20_000, 40_000] as const;
