import { type SQL, sql } from "drizzle-orm";
import { boundLiteral, integerLiteral } from "../expressions.ts";

interface BathroomColumns {
  bathrooms: number | null;
  bathroom_halves: number | null;
}

/** Returns the bathrooms of a row: 1.5 for one and a half. */
export const readBathrooms = ({ bathrooms, bathroom_halves }: BathroomColumns): number | null =>
  bathroom_halves !== null && Math.floor(bathroom_halves / 2) === bathrooms ? bathroom_halves / 2 : bathrooms;

/** Returns the columns for a number of bathrooms. */
export const bathroomColumns = (bathrooms: number | null): BathroomColumns => ({
  bathrooms: bathrooms === null ? null : Math.floor(bathrooms),
  bathroom_halves: bathrooms === null || Number.isInteger(bathrooms) ? null : bathrooms * 2,
});

/** More than any home has. */
const maxHalves = 1000;

/** Returns the condition that a row has at least so many bathrooms, with the next half above a fraction. */
export function hasBathrooms(minimum: number): SQL {
  const halves = Math.min(Math.ceil(minimum * 2), maxHalves);
  const whole = sql`bathrooms >= ${boundLiteral(Math.ceil(halves / 2))}`;
  return halves % 2 === 0
    ? whole
    : sql`(${whole} OR (bathrooms = ${boundLiteral((halves - 1) / 2)} AND bathroom_halves = ${integerLiteral(halves)}))`;
}
