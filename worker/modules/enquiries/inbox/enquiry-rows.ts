import { and, eq } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import type { AnswerWay } from "#contract/enquiries/channels.ts";
import { awaitsAnswer } from "#worker/db/awaits-answer.ts";
import { builder } from "#worker/db/driver.ts";
import { leftJoined } from "#worker/db/expressions.ts";
import type { HealthReader } from "#worker/db/health-permission.ts";
import { users } from "#worker/db/tables/accounts.ts";
import { enquiries } from "#worker/db/tables/enquiries.ts";
import { people } from "#worker/db/tables/people.ts";
import { properties } from "#worker/db/tables/properties.ts";

const assignees = alias(users, "assignees");
const loggers = alias(users, "loggers");
const openers = alias(users, "openers");
const answerers = alias(users, "answerers");

/** Selects enquiries with what colleagues read of them. Accounts and people are shown by their name or id. */
export const selectInbox = (reader: HealthReader, now: Date) =>
  builder
    .select({
      n: enquiries.n,
      id: enquiries.id,
      reference: enquiries.reference,
      service: enquiries.service,
      name: enquiries.name,
      email: enquiries.email,
      phone_number: enquiries.phone_number,
      message: enquiries.message,
      subject: enquiries.subject,
      property_uuid: enquiries.property_uuid,
      professional_id: enquiries.professional_id,
      course_id: enquiries.course_id,
      preferred_day: enquiries.preferred_day,
      preferred_time: enquiries.preferred_time,
      status: enquiries.status,
      spam: enquiries.spam,
      possible_spam: enquiries.possible_spam,
      submitted_at: enquiries.submitted_at,
      due_at: enquiries.due_at,
      assignee_id: enquiries.assignee_id,
      channel: enquiries.channel,
      source: enquiries.source,
      opened_at: enquiries.opened_at,
      answered_at: enquiries.answered_at,
      answered_how: enquiries.answered_how,
      next_step: enquiries.next_step,
      next_step_at: enquiries.next_step_at,
      awaits_answer: awaitsAnswer(now).mapWith(Boolean).as("awaits_answer"),
      assignee_name: leftJoined(assignees.username, "assignee_name"),
      logged_by: leftJoined(loggers.username, "logged_by"),
      opened_by: leftJoined(openers.username, "opened_by"),
      answered_by: leftJoined(answerers.username, "answered_by"),
      person_id: leftJoined(people.id, "person_id"),
      property_reference: leftJoined(properties.reference, "property_reference"),
    })
    .from(enquiries)
    .leftJoin(assignees, eq(assignees.id, enquiries.assignee_id))
    .leftJoin(loggers, eq(loggers.id, enquiries.logged_by))
    .leftJoin(openers, eq(openers.id, enquiries.opened_by))
    .leftJoin(answerers, eq(answerers.id, enquiries.answered_by))
    .leftJoin(
      people,
      and(eq(people.n, enquiries.person_n), reader.seesHealth ? undefined : eq(people.is_patient, false)),
    )
    .leftJoin(properties, eq(properties.uuid, enquiries.property_uuid));
export type EnquiryRow = ReturnType<typeof selectInbox>["_"]["result"][number];

/** Returns how an enquiry was answered; null for one without an answer. */
export const getAnswerWay = ({
  answered_at,
  answered_how,
}: Pick<EnquiryRow, "answered_at" | "answered_how">): AnswerWay | null =>
  answered_at === null ? null : (answered_how ?? "replied");

/** Converts a row to the enquiry of the contract. The name of a deleted account is unknown. */
export function toInboxEnquiry(
  { n: _n, assignee_name, opened_at: _at, opened_by: _by, ...fields }: EnquiryRow,
  now: Date,
) {
  const { assignee_id, spam, awaits_answer, due_at } = fields;
  const assignee = assignee_id === null || assignee_name === null ? null : { id: assignee_id, username: assignee_name };
  const answered_how = getAnswerWay(fields);
  return { ...fields, assignee, answered_how, overdue: !spam && awaits_answer && due_at < now.toISOString() };
}
