import { and, desc, eq, getTableColumns, inArray, or, sql } from "drizzle-orm";
import {
  maxFoundPeople,
  type PrivacyExport,
  type PrivacyPerson,
  type TakenEnquiry,
  type TakenWant,
} from "#contract/admin/privacy.ts";
import { comparableEmail } from "#shared/people/email-forms.ts";
import { comparablePhone } from "#shared/people/phone-number.ts";
import { insertAuditEntry } from "#worker/db/audit-entries.ts";
import { mayBePhone } from "#worker/db/contacts/contact-match.ts";
import { builder } from "#worker/db/driver.ts";
import { combineQueries, type Query } from "#worker/db/query.ts";
import { favourites, savedSearches, sessions, users } from "#worker/db/tables/accounts.ts";
import { alertDevices, alertSettings } from "#worker/db/tables/alerts.ts";
import { appointmentHistory, appointments } from "#worker/db/tables/appointments.ts";
import { enquiries, enquiryEvents, enquiryHistory, mailOutbox } from "#worker/db/tables/enquiries.ts";
import { ownerLinks } from "#worker/db/tables/owners.ts";
import { contacts, people, personEvents, personMerges } from "#worker/db/tables/people.ts";
import { idempotencyRecords } from "#worker/db/tables/requests.ts";
import { wants } from "#worker/db/tables/wants.ts";
import type { SuperAdminActor } from "#worker/http/actor.ts";
import { isNamed } from "#worker/modules/enquiries/anonymize-enquiries.repository.ts";

import {
  accountsOfPerson,
  enquiriesOfPerson,
  isRowOf,
  type Person,
  personWithEmail,
  responsesOfPerson,
  wantsOfContacts,
  wantsOfPerson,
} from "./person-rows.ts";

/** Enquiries whose numbers end with the same digits, of which few are of other people. */
const maxCandidates = 1000;

/**
 * Lists the people whose enquiries have a phone number: one for each address of the enquiries and of the accounts that
 * sent them, the newest first, and then the one without an address.
 */
export function findPeopleByPhone(phone: string): Query<{ withEmail: Person[]; withoutEmail: Person }> {
  const found = builder
    .select({
      n: enquiries.n,
      person_n: enquiries.person_n,
      email: enquiries.email,
      account: sql<string | null>`${users.email}`.as("account"),
      phone_number: enquiries.phone_number,
    })
    .from(enquiries)
    .leftJoin(users, eq(users.id, enquiries.user_id))
    .where(and(isNamed, mayBePhone(enquiries.phone_number, phone)))
    .orderBy(desc(enquiries.n))
    .limit(maxCandidates);
  return combineQueries([found], (rows) => {
    const number = comparablePhone(phone);
    const sent = rows.filter(({ phone_number }) => comparablePhone(phone_number) === number);
    const emails = sent.flatMap(({ email, account }) => [email, account ?? ""]).filter((email) => email !== "");
    const byKey = new Map(emails.toReversed().map((email) => [comparableEmail(email), email]));
    const distinct = [...new Set(emails.map(comparableEmail))].flatMap((key) => byKey.get(key) ?? []);
    const numbers = sent
      .filter(({ email, account, person_n }) => email === "" && account === null && person_n === null)
      .map(({ n }) => n);
    return {
      withEmail: distinct.slice(0, maxFoundPeople).map((email) => personWithEmail(email.toLowerCase())),
      withoutEmail: {
        ...personWithEmail(""),
        email: null,
        phone_number: phone,
        emails: [],
        phones: [phone],
        enquiries: numbers,
      },
    };
  });
}

/** What may be of another person who has the number or the address. */
export interface Taken {
  enquiries: TakenEnquiry[];
  wants: TakenWant[];
}

/** Lists the enquiries and the wants that an export or an erasure takes, the newest first. */
export function listTaken(person: Person): Query<Taken> {
  const { id, reference, service, name, email, phone_number, submitted_at } = enquiries;
  const found = builder
    .select({ id, reference, service, name, email, phone_number, submitted_at })
    .from(enquiries)
    .where(and(isNamed, enquiriesOfPerson(person)))
    .orderBy(desc(enquiries.n));
  const wanted = builder
    .select({ id: wants.id, label: wants.label, name: wants.name, created_at: wants.created_at })
    .from(wants)
    .where(wantsOfContacts(person))
    .orderBy(desc(wants.n));
  return combineQueries([found, wanted], (sent, lookedFor) => ({ enquiries: sent, wants: lookedFor }));
}

/** Returns all rows about a person, without password hashes and tokens. */
export function findPerson(person: Person): Query<Omit<PrivacyExport["data"], keyof PrivacyPerson | "waiting">> {
  const accounts = accountsOfPerson(person);
  const owned = enquiriesOfPerson(person);
  const { id, username, role, role_request, disabled_at, created_at } = users;
  const account = builder
    .select({ id, username, email: users.email, role, role_request, disabled_at, created_at })
    .from(users)
    .where(inArray(id, accounts));
  const { device, used_at, ends_at } = sessions;
  const opened = builder
    .select({ device, created_at: sessions.created_at, used_at, ends_at })
    .from(sessions)
    .where(inArray(sessions.user_id, accounts));
  const { property_uuid, saved_at } = favourites;
  const saved = builder
    .select({ property_uuid, saved_at })
    .from(favourites)
    .where(inArray(favourites.user_id, accounts));
  const { path, query, label } = savedSearches;
  const searched = builder
    .select({ path, query, label, saved_at: savedSearches.saved_at })
    .from(savedSearches)
    .where(inArray(savedSearches.user_id, accounts))
    .orderBy(savedSearches.n);
  const { name, endpoint, created_at: added_at, reached_at } = alertDevices;
  const devices = builder
    .select({ name, endpoint, created_at: added_at, reached_at })
    .from(alertDevices)
    .where(inArray(alertDevices.user_id, accounts));
  const alerted = builder
    .select({
      services: alertSettings.services,
      hours: alertSettings.hours,
      removed_endpoints: alertSettings.removed_endpoints,
    })
    .from(alertSettings)
    .where(inArray(alertSettings.user_id, accounts));
  const {
    n: want_n,
    secret_hash: _hash,
    endpoint: _endpoint,
    p256dh: _key,
    auth: _auth,
    ...wantColumns
  } = getTableColumns(wants);
  const told = sql<string>`(SELECT json_group_array(property_uuid) FROM want_matches WHERE want_matches.want_n = wants.n)`;
  const wanted = builder
    .select({ ...wantColumns, homes: told.as("homes") })
    .from(wants)
    .where(wantsOfPerson(person))
    .orderBy(want_n);
  const numbers = builder.select({ n: enquiries.n }).from(enquiries).where(owned);
  const { enquiry_n, at, field, before, after } = enquiryHistory;
  const history = builder
    .select({ enquiry_n, at, field, before, after })
    .from(enquiryHistory)
    .where(inArray(enquiry_n, numbers))
    .orderBy(enquiryHistory.n);
  const events = builder
    .select({
      enquiry_n: enquiryEvents.enquiry_n,
      at: enquiryEvents.at,
      kind: enquiryEvents.kind,
      text: enquiryEvents.text,
    })
    .from(enquiryEvents)
    .where(inArray(enquiryEvents.enquiry_n, numbers))
    .orderBy(enquiryEvents.n);
  const { secret_hash: _secret, ...appointmentColumns } = getTableColumns(appointments);
  const booked = builder
    .select(appointmentColumns)
    .from(appointments)
    .where(inArray(appointments.enquiry_n, numbers))
    .orderBy(appointments.n);
  const appointmentChanges = builder
    .select({
      appointment_n: appointmentHistory.appointment_n,
      at: appointmentHistory.at,
      field: appointmentHistory.field,
      before: appointmentHistory.before,
      after: appointmentHistory.after,
    })
    .from(appointmentHistory)
    .innerJoin(appointments, eq(appointments.n, appointmentHistory.appointment_n))
    .where(inArray(appointments.enquiry_n, numbers))
    .orderBy(appointmentHistory.n);
  const answers = builder
    .select({
      scope: idempotencyRecords.scope,
      answer: idempotencyRecords.response,
      created_at: idempotencyRecords.created_at,
    })
    .from(idempotencyRecords)
    .where(responsesOfPerson(person));
  const { attempts, next_at, sent_at, last_error } = mailOutbox;
  const queued = builder
    .select({ enquiry_n: mailOutbox.enquiry_n, attempts, next_at, sent_at, last_error })
    .from(mailOutbox)
    .where(inArray(mailOutbox.enquiry_n, numbers));
  const merges = builder
    .select()
    .from(personMerges)
    .where(or(isRowOf(personMerges.kept_n, person), isRowOf(personMerges.merged_n, person)));
  return combineQueries(
    [
      account,
      opened,
      saved,
      searched,
      devices,
      alerted,
      wanted,
      builder.select().from(enquiries).where(owned).orderBy(enquiries.n),
      history,
      events,
      booked,
      appointmentChanges,
      answers,
      queued,
      builder.select().from(people).where(isRowOf(people.n, person)).orderBy(people.n),
      builder.select().from(contacts).where(isRowOf(contacts.person_n, person)).orderBy(contacts.n),
      merges,
      builder.select().from(personEvents).where(isRowOf(personEvents.person_n, person)).orderBy(personEvents.n),
      builder
        .select({ person_n: ownerLinks.person_n, created_at: ownerLinks.created_at, ended_at: ownerLinks.ended_at })
        .from(ownerLinks)
        .where(isRowOf(ownerLinks.person_n, person)),
    ],
    (
      [owner, ...other_accounts],
      sessionRows,
      favorites,
      saved_searches,
      ownDevices,
      alert_settings,
      lookedFor,
      rows,
      changes,
      events,
      planned,
      plannedChanges,
      stored_answers,
      mail,
      known,
      reached,
      merged,
      calls,
      links,
    ) => ({
      people: known.map((row) => ({
        ...row,
        contacts: reached.filter(({ person_n }) => person_n === row.n),
        merges: merged.filter(({ kept_n }) => kept_n === row.n),
        events: calls.filter(({ person_n }) => person_n === row.n),
        owner_links: links.filter(({ person_n }) => person_n === row.n),
      })),
      account: owner ?? null,
      other_accounts,
      sessions: sessionRows,
      favorites,
      saved_searches,
      devices: ownDevices,
      alert_settings,
      wants: lookedFor,
      enquiries: rows.map((row) => ({
        ...row,
        history: changes.filter((change) => change.enquiry_n === row.n),
        events: events.filter((event) => event.enquiry_n === row.n),
        appointments: planned
          .filter(({ enquiry_n }) => enquiry_n === row.n)
          .map((one) => ({ ...one, history: plannedChanges.filter(({ appointment_n }) => appointment_n === one.n) })),
      })),
      stored_answers,
      mail,
    }),
  );
}

/** Records an export in the audit. The ids of the exported enquiries identify the person, not the address or number. */
export function auditPersonExport(actor: SuperAdminActor, person: Person, now: Date): Query<undefined> {
  const exported = builder
    .select({ ids: sql`json_object('enquiries', json_group_array(${enquiries.id}))`.as("ids") })
    .from(enquiries)
    .where(enquiriesOfPerson(person));
  const entry = insertAuditEntry(
    actor,
    {
      action: "export",
      entity: "person",
      entityId: person.person_id ?? (person.email === null ? "by phone" : "by e-mail"),
      after: sql`${exported}`,
    },
    now,
  );
  return combineQueries([entry], () => undefined);
}
