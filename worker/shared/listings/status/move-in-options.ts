/** The options of the filter by money to move in, in US dollars: at most this amount. */
export const moveInOptions = [1000, 2500, 5000, 10_000, 20_000, 40_000] as const;

/** The parts of the money to move in that may be unknown. */
export const moveInParts = ["advance_months", "deposit", "agency_fee"] as const;
export type MoveInPart = (typeof moveInParts)[number];
