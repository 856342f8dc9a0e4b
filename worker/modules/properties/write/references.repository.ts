import { sql } from "drizzle-orm";
import * as z from "zod";
import { builder, type Statement } from "#worker/db/driver.ts";
import { failUnless, integerLiteral } from "#worker/db/expressions.ts";
import { combineQueries, type Query, selectRows } from "#worker/db/query.ts";
import { sequences } from "#worker/db/tables/requests.ts";

/*
 * References that the server makes, such as "MH-1042". They count listings that got one, so an import of rows with
 * their own references leaves no gap.
 */
const firstReference = 1000;
const toReference = (number: number) => `MH-${number}`;

/** The last given number. Before the first one, it is the highest of the stored references. */
const lastNumber = sql`coalesce(
  (SELECT value FROM sequences WHERE name = 'reference'),
  (SELECT max(CAST(substr(reference, 4) AS INTEGER)) FROM properties
    WHERE reference > 'MH-' AND reference < 'MH.' AND reference GLOB 'MH-[0-9]*' AND length(reference) < 12),
  ${firstReference})`;

/** The next numbers that no listing has; a colleague or a file may have used them by hand. */
const freeNumbers = (count: number) => sql`WITH RECURSIVE last (value) AS (SELECT ${lastNumber}),
  numbers (value) AS (SELECT value + 1 FROM last UNION ALL SELECT value + 1 FROM numbers)
  SELECT value, (SELECT value FROM last) AS last FROM numbers
  WHERE NOT EXISTS (SELECT 1 FROM properties WHERE reference = 'MH-' || value) LIMIT ${integerLiteral(count)}`;

/** Returns the next reference. Each number is returned only once, even if it stays unused. */
export const nextReference: Query<string> = combineQueries(
  [
    selectRows(
      sql`INSERT INTO sequences (name, value)
        SELECT 'reference', value FROM (${freeNumbers(1)}) WHERE true
        ON CONFLICT (name) DO UPDATE SET value = max(value + 1, excluded.value) RETURNING value`,
      z.object({ value: z.number() }),
    ),
  ],
  ([row]) => toReference(row?.value ?? firstReference),
);

/** The next references, which are not taken yet. */
export interface FreeReferences {
  references: string[];
  /** Takes them. The batch fails at `sequences.value` if another request has taken one since. */
  take: Statement[];
}

/** Returns the next references without taking them. */
export function findFreeReferences(count: number): Query<FreeReferences> {
  const free = selectRows(freeNumbers(count), z.object({ value: z.number(), last: z.number() }));
  return combineQueries([free], (numbers) => {
    const newest = numbers.at(-1);
    return {
      references: numbers.map(({ value }) => toReference(value)),
      take: newest
        ? [
            builder
              .insert(sequences)
              .values({ name: "reference", value: newest.value })
              .onConflictDoUpdate({
                target: sequences.name,
                set: { value: failUnless(sql`value = ${newest.last}`, sql`excluded.value`) },
              }),
          ]
        : [],
    };
  });
}

/**
 * Takes back the last given numbers if deleted properties had them, down to the first that another property got. For
 * properties that no visitor has seen.
 */
export function returnNumbers(references: readonly string[]): Statement[] {
  const numbers = references.flatMap((reference) => /^MH-(\d{4,8})$/.exec(reference)?.[1] ?? []).map(Number);
  if (numbers.length === 0) return [];
  const returned = sql`(SELECT value FROM json_each(${JSON.stringify(numbers)}))`;
  return [
    sql`UPDATE sequences SET value = (
        WITH RECURSIVE down (value) AS (
          SELECT sequences.value UNION ALL SELECT value - 1 FROM down WHERE value IN ${returned})
        SELECT min(value) FROM down)
      WHERE name = 'reference' AND value IN ${returned}`,
  ];
}

/** After a reference of this form was entered by hand, the numbers continue behind it. */
export function continueNumbersFrom(reference: string): Statement[] {
  const [, digits] = /^MH-(\d{4,8})$/.exec(reference) ?? [];
  if (digits === undefined) return [];
  return [
    builder
      .insert(sequences)
      .values({ name: "reference", value: Number(digits) })
      .onConflictDoUpdate({ target: sequences.name, set: { value: sql`max(value, excluded.value)` } }),
  ];
}
