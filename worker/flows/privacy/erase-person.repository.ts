import { and, count, eq, exists, inArray, or, type SQL } from "drizzle-orm";
import type { SQLiteTable } from "drizzle-orm/sqlite-core";
import type { PrivacyErasure } from "#contract/admin/privacy.ts";
import { insertAuditEntryPerRow } from "#worker/db/audit-entries.ts";
import { builder, type Statement } from "#worker/db/driver.ts";
import { combineQueries, type Query } from "#worker/db/query.ts";
import { users } from "#worker/db/tables/accounts.ts";
import { alertDevices } from "#worker/db/tables/alerts.ts";
import { enquiries, mailOutbox } from "#worker/db/tables/enquiries.ts";
import { messages } from "#worker/db/tables/operations.ts";
import { people } from "#worker/db/tables/people.ts";
import { idempotencyRecords } from "#worker/db/tables/requests.ts";
import { wants } from "#worker/db/tables/wants.ts";
import type { SuperAdminActor } from "#worker/http/actor.ts";
import { anonymizeEnquiries } from "#worker/modules/enquiries/anonymize-enquiries.repository.ts";
import { deletePeople } from "#worker/modules/people/person-writes.repository.ts";
import {
  accountsOfPerson,
  containsText,
  enquiriesOfPerson,
  hasEmailOf,
  isRowOf,
  type Person,
  responsesOfPerson,
  wantsOfPerson,
} from "./person-rows.ts";

const countRows = (table: SQLiteTable, condition: SQL | undefined) =>
  combineQueries(
    [
      builder
        .select({ count: count().as("count") })
        .from(table)
        .where(condition),
    ],
    ([row]) => row?.count ?? 0,
  );

/** Erases a person's rows in one batch. It never deletes an admin's account; callers reject that case first. */
export function erasePersonRows(
  actor: SuperAdminActor,
  person: Person,
  now: Date,
): Query<Omit<PrivacyErasure["data"], "waiting">> {
  const isTheirs = enquiriesOfPerson(person);
  const sent = builder.select({ id: enquiries.id }).from(enquiries).where(isTheirs);
  const numbers = builder.select({ n: enquiries.n }).from(enquiries).where(isTheirs);
  const isAccount = and(inArray(users.id, accountsOfPerson(person)), eq(users.role, "user"));
  const account = builder.select({ id: users.id }).from(users).where(isAccount);
  const known = builder.select({ id: people.id }).from(people).where(isRowOf(people.n, person));
  const wanted = builder.select({ id: wants.id }).from(wants).where(wantsOfPerson(person));
  const namesWant = builder
    .select({ id: wants.id })
    .from(wants)
    .where(and(wantsOfPerson(person), containsText(idempotencyRecords.response, wants.id)));
  const counts = combineQueries(
    [
      countRows(users, isAccount),
      countRows(people, isRowOf(people.n, person)),
      countRows(alertDevices, inArray(alertDevices.user_id, account)),
      countRows(wants, wantsOfPerson(person)),
      countRows(enquiries, isTheirs),
      countRows(idempotencyRecords, responsesOfPerson(person)),
      countRows(mailOutbox, inArray(mailOutbox.enquiry_n, numbers)),
    ],
    (accounts, erasedPeople, devices, erasedWants, erased, stored_answers, mail) => ({
      account: accounts > 0,
      people: erasedPeople,
      devices,
      wants: erasedWants,
      enquiries: erased,
      stored_answers,
      mail,
    }),
  );
  const writes: Statement[] = [
    insertAuditEntryPerRow(actor, "erase", "enquiry", sent, now),
    insertAuditEntryPerRow(actor, "erase", "person", known, now),
    insertAuditEntryPerRow(actor, "erase", "want", wanted, now),
    insertAuditEntryPerRow(actor, "erase", "user", account, now),
    builder.delete(idempotencyRecords).where(or(responsesOfPerson(person), exists(namesWant))),
    builder.delete(wants).where(wantsOfPerson(person)),
    builder.delete(messages).where(hasEmailOf(messages.recipient, person)),
    ...anonymizeEnquiries(isTheirs),
    ...deletePeople(known),
    builder.delete(users).where(isAccount),
  ];
  return combineQueries([counts, ...writes], (erased) => erased);
}
