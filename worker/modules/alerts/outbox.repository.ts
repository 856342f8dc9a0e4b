import { and, not, or, sql } from "drizzle-orm";
import type { OutboxMessage } from "#contract/alerts/alert-settings.ts";
import { builder } from "#worker/db/driver.ts";
import { isOneOf } from "#worker/db/expressions.ts";
import { type HealthReader, isVisibleService } from "#worker/db/health-permission.ts";
import { combineQueries, type Query } from "#worker/db/query.ts";
import { appointments } from "#worker/db/tables/appointments.ts";
import { enquiries } from "#worker/db/tables/enquiries.ts";

/** References and ids of enquiries and appointments. */
const named = /(?<![\w-])(?:[AE]-[\dA-F]{8}|[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})(?![\w-])/g;

const namesIn = ({ to, subject, text }: OutboxMessage): string[] => [
  to.toLowerCase(),
  ...(`${subject}\n${text}`.match(named) ?? []),
];

/** Returns the messages that are about no enquiry, appointment or sender whom the reader may not see. */
export function withoutHidden(reader: HealthReader, messages: readonly OutboxMessage[]): Query<OutboxMessage[]> {
  const names = messages.flatMap(namesIn);
  const { id, reference, email, service } = enquiries;
  const hiddenEnquiries = builder
    .select({ id, reference, email })
    .from(enquiries)
    .where(
      and(
        not(isVisibleService(reader, service)),
        or(isOneOf(id, names), isOneOf(reference, names), isOneOf(sql`lower(${email})`, names)),
      ),
    );
  const hiddenAppointments = builder
    .select({ id: appointments.id, reference: appointments.reference })
    .from(appointments)
    .where(
      and(
        not(isVisibleService(reader, appointments.service)),
        or(isOneOf(appointments.id, names), isOneOf(appointments.reference, names)),
      ),
    );
  return combineQueries([hiddenEnquiries, hiddenAppointments], (ofEnquiries, ofAppointments) => {
    const hidden = new Set([
      ...ofEnquiries.flatMap((row) => [row.id, row.reference, row.email.toLowerCase()]),
      ...ofAppointments.flatMap((row) => [row.id, row.reference]),
    ]);
    return messages.filter((message) => !namesIn(message).some((name) => hidden.has(name)));
  });
}
