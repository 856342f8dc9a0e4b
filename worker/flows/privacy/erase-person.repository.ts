import { sql } from "drizzle-orm";
import * as z from "zod";
import type { PrivacyErasure } from "#contract/admin/privacy.ts";
import { insertAuditEntryPerRow } from "#worker/db/audit-entries.ts";
import { builder } from "#worker/db/driver.ts";
import { combineQueries, type Query, selectRows } from "#worker/db/query.ts";
import { users } from "#worker/db/tables/accounts.ts";
import { messages } from "#worker/db/tables/operations.ts";
import { idempotencyRecords } from "#worker/db/tables/requests.ts";
import { wants } from "#worker/db/tables/wants.ts";
import type { SuperAdminActor } from "#worker/http/actor.ts";
import { anonymizeEnquiries } from "#worker/modules/enquiries/anonymize-enquiries.repository.ts";
import { deletePeople } from "#worker/modules/people/person-writes.repository.ts";
import {
  accountsOfPerson,
  enquiriesOfPerson,
  hasEmailOf,
  type Person,
  peopleOf,
  responsesOfPerson,
  wantsOfPerson,
} from "./person-rows.ts";

/** Erases a person's rows in one batch. It never deletes an admin's account; callers reject that case first. */
export function erasePersonRows(
  actor: SuperAdminActor,
  person: Person,
  now: Date,
): Query<Omit<PrivacyErasure["data"], "waiting">> {
  const condition = enquiriesOfPerson(person);
  const account = sql`users.id IN ${accountsOfPerson(person)} AND users.role = 'user'`;
  const known = sql`SELECT people.id FROM people WHERE n ${peopleOf(person)}`;
  const counts = selectRows(
    sql`SELECT (SELECT count(*) FROM enquiries WHERE ${condition}) AS enquiries,
      (SELECT count(*) FROM mail_outbox WHERE enquiry_n IN (SELECT n FROM enquiries WHERE ${condition})) AS mail,
      (SELECT count(*) FROM idempotency_records WHERE ${responsesOfPerson(person)}) AS stored_answers,
      (SELECT count(*) FROM users WHERE ${account}) AS account,
      (SELECT count(*) FROM alert_devices JOIN users ON users.id = alert_devices.user_id WHERE ${account}) AS devices,
      (SELECT count(*) FROM wants WHERE ${wantsOfPerson(person)}) AS wants,
      (SELECT count(*) FROM (${known})) AS people`,
    z.object({
      enquiries: z.number(),
      mail: z.number(),
      stored_answers: z.number(),
      account: z.number(),
      devices: z.number(),
      wants: z.number(),
      people: z.number(),
    }),
  );
  return combineQueries(
    [
      counts,
      insertAuditEntryPerRow(actor, "erase", "enquiry", sql`SELECT id FROM enquiries WHERE ${condition}`, now),
      insertAuditEntryPerRow(actor, "erase", "person", known, now),
      insertAuditEntryPerRow(
        actor,
        "erase",
        "want",
        sql`SELECT wants.id FROM wants WHERE ${wantsOfPerson(person)}`,
        now,
      ),
      insertAuditEntryPerRow(actor, "erase", "user", sql`SELECT users.id FROM users WHERE ${account}`, now),
      builder.delete(idempotencyRecords).where(responsesOfPerson(person)),
      builder.delete(idempotencyRecords).where(sql`EXISTS (SELECT 1 FROM wants WHERE ${wantsOfPerson(person)}
        AND instr(idempotency_records.response, wants.id) > 0)`),
      builder.delete(wants).where(wantsOfPerson(person)),
      builder.delete(messages).where(hasEmailOf(sql`recipient`, person)),
      combineQueries(anonymizeEnquiries(condition), () => undefined),
      combineQueries(deletePeople(known), () => undefined),
      builder.delete(users).where(account),
    ],
    ([erased]) => {
      const {
        account: accounts = 0,
        enquiries: sent = 0,
        stored_answers = 0,
        mail = 0,
        devices: erasedDevices = 0,
        wants: erasedWants = 0,
        people: erasedPeople = 0,
      } = erased ?? {};
      return {
        account: accounts > 0,
        people: erasedPeople,
        devices: erasedDevices,
        wants: erasedWants,
        enquiries: sent,
        stored_answers,
        mail,
      };
    },
  );
}
