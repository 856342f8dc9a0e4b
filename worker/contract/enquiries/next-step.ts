/** This file has no schemas, so that forms can use it without loading zod. */

/** Maximum length of the text of a next step. */
export const maxNextStepLength = 200;

/** How far ahead a next step may be. */
const maxYearsAhead = 2;

/** Returns what is wrong with the day or the ISO time of a next step; undefined for one from today on. */
export function findNextStepDayProblem(at: string, now: Date): string | undefined {
  const day = at.slice(0, 10);
  if (day < now.toISOString().slice(0, 10)) return "Choose today or a later day";
  const last = new Date(Date.UTC(now.getUTCFullYear() + maxYearsAhead, now.getUTCMonth(), now.getUTCDate()));
  return day > last.toISOString().slice(0, 10) ? `Choose a day in the next ${maxYearsAhead} years` : undefined;
}
