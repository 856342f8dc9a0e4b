import { sql } from "drizzle-orm";
import * as z from "zod";
import type { OutboxMessage } from "#contract/alerts/alert-settings.ts";
import { type HealthReader, isVisibleService } from "#worker/db/health-permission.ts";
import { combineQueries, type Query, selectRows } from "#worker/db/query.ts";

/** References and ids of enquiries and appointments. */
const named = /(?<![\w-])(?:[AE]-[\dA-F]{8}|[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})(?![\w-])/g;

const namesIn = ({ to, subject, text }: OutboxMessage): string[] => [
  to.toLowerCase(),
  ...(`${subject}\n${text}`.match(named) ?? []),
];

/** Returns the messages that are about no enquiry, appointment or sender whom the reader may not see. */
export function withoutHidden(reader: HealthReader, messages: readonly OutboxMessage[]): Query<OutboxMessage[]> {
  const isNamed = (column: string) =>
    sql`${sql.raw(column)} IN (SELECT value FROM json_each(${JSON.stringify(messages.flatMap(namesIn))}))`;
  const hidden = selectRows(
    sql`SELECT id, reference, lower(email) AS email FROM enquiries
        WHERE NOT ${isVisibleService(reader)} AND (${isNamed("id")} OR ${isNamed("reference")} OR ${isNamed("lower(email)")})
      UNION ALL SELECT id, reference, '' FROM appointments
        WHERE NOT ${isVisibleService(reader)} AND (${isNamed("id")} OR ${isNamed("reference")})`,
    z.object({ id: z.string(), reference: z.string(), email: z.string() }),
  );
  return combineQueries([hidden], (rows) => {
    const names = new Set(rows.flatMap(({ id, reference, email }) => [id, reference, email]));
    return messages.filter((message) => !namesIn(message).some((name) => names.has(name)));
  });
}
