import { formatMoney } from "#web/lib/format/format-values.ts";

/** Returns what the filter by cash in hand says: `$5,000 to move in`. */
export const moveInLabel = (maximum: number) => `${formatMoney(maximum)} to move in`;
