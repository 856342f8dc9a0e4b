import { and, desc, eq, getTableColumns, inArray, type SQL, sql } from "drizzle-orm";
import * as z from "zod";
import {
  maxFoundPeople,
  type PrivacyErasure,
  type PrivacyExport,
  type PrivacyPerson,
  type TakenEnquiry,
} from "#contract/admin/privacy.ts";
import { contactKey } from "#shared/people/contact-key.ts";
import { comparableEmail } from "#shared/people/email-forms.ts";
import { comparablePhone } from "#shared/people/phone-number.ts";
import { insertAuditEntry, insertAuditEntryPerRow } from "#worker/db/audit-entries.ts";
import { isEmail, mayBePhone } from "#worker/db/contacts/contact-match.ts";
import { builder } from "#worker/db/query/builder.ts";
import { combineQueries, type Query, selectRows } from "#worker/db/query/query.ts";
import { favourites, savedSearches, sessions, users } from "#worker/db/tables/accounts.ts";
import { alertDevices, alertSettings } from "#worker/db/tables/alerts.ts";
import { appointmentHistory, appointments } from "#worker/db/tables/appointments.ts";
import { enquiries, enquiryEvents, enquiryHistory, mailOutbox } from "#worker/db/tables/enquiries.ts";
import { ownerLinks } from "#worker/db/tables/owners.ts";
import { contacts, people, personEvents, personMerges } from "#worker/db/tables/people.ts";
import { idempotencyRecords } from "#worker/db/tables/requests.ts";
import { wants } from "#worker/db/tables/wants.ts";
import type { SuperAdminActor } from "#worker/http/actor.ts";
import { anonymizeEnquiries, isNamed } from "#worker/modules/enquiries/anonymize-enquiries.repository.ts";
import { deletePeople } from "#worker/modules/people/person-writes.repository.ts";
import type { KnownPerson } from "./people.repository.ts";

/** Enquiries whose numbers end with the same digits, of which few are of other people. */
const maxCandidates = 1000;

/** What belongs to a person: the rows of the person, or what has an address or a number that no person has. */
export interface Person extends PrivacyPerson {
  known: KnownPerson | undefined;
  /** The ids of the enquiries that were chosen; null for all. */
  chosen: readonly string[] | null;
  /** The addresses of enquiries and accounts, which no other person has. */
  emails: readonly string[];
  /** The numbers of enquiries, which no other person has. */
  phones: readonly string[];
  /** The numbers (`n`) of the enquiries without a person, an e-mail address and an account. */
  enquiries: readonly number[];
}

export const personWithEmail = (email: string): Person => ({
  email,
  phone_number: null,
  person_id: null,
  known: undefined,
  chosen: null,
  emails: [email],
  phones: [],
  enquiries: [],
});

/** Returns a person with everything that is certainly of no one else. */
export function knownPerson(known: KnownPerson, request: Pick<PrivacyPerson, "email" | "phone_number">): Person {
  const own = known.contacts.filter(({ isShared }) => !isShared);
  return {
    email: request.email,
    phone_number: request.phone_number,
    person_id: known.id,
    known,
    chosen: null,
    emails: own.flatMap(({ kind, value }) => (kind === "email" ? [value] : [])),
    phones: own.flatMap(({ kind, value }) => (kind === "phone" ? [value] : [])),
    enquiries: [],
  };
}

const isOneOf = (values: readonly (string | number)[]): SQL =>
  sql`IN (SELECT value FROM json_each(${JSON.stringify(values)}))`;

const peopleOf = ({ known }: Person): SQL => isOneOf(known?.rows ?? []);

const hasEmailOf = (column: SQL, { emails }: Person): SQL =>
  emails.length === 0
    ? sql`0`
    : sql.join(
        emails.map((email) => isEmail(column, email)),
        sql` OR `,
      );

/** Enquiries of the person, sent with an address of the person, or from an account that has it; of these the chosen ones. */
const enquiriesOfPerson = (person: Person): SQL =>
  sql`${person.chosen === null ? sql`` : sql`enquiries.id ${isOneOf(person.chosen)} AND `}n IN (SELECT value FROM json_each(${JSON.stringify(person.enquiries)})
  UNION SELECT n FROM enquiries WHERE person_n ${peopleOf(person)}
  UNION SELECT n FROM enquiries WHERE ${hasEmailOf(sql`email`, person)}
  UNION SELECT n FROM enquiries WHERE user_id IN ${accountsOfPerson(person)})`;

const accountsOfPerson = ({ emails }: Person): SQL =>
  sql`(SELECT users.id FROM users WHERE email_key ${isOneOf(emails.map(comparableEmail))})`;

/** What the person looks for: added for the person, or with an address or a number of the person. */
const wantsOfPerson = (person: Person): SQL =>
  sql`(wants.person_n ${peopleOf(person)} OR contact_key ${isOneOf([
    ...person.emails.map((email) => contactKey("email", email)),
    ...person.phones.map((phone) => contactKey("phone", phone)),
  ])})`;

/** The stored idempotent responses that contain one of these enquiries. */
const responsesOfPerson = (person: Person): SQL =>
  sql`EXISTS (SELECT 1 FROM enquiries WHERE ${enquiriesOfPerson(person)} AND instr(idempotency_records.response, enquiries.id) > 0)`;

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
    .where(and(isNamed, mayBePhone(sql`phone_number`, phone)))
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

/** Lists the enquiries that an export or an erasure takes, the newest first. */
export function listTaken(person: Person): Query<TakenEnquiry[]> {
  const { id, reference, service, name, email, phone_number, submitted_at } = enquiries;
  const found = builder
    .select({ id, reference, service, name, email, phone_number, submitted_at })
    .from(enquiries)
    .where(and(isNamed, enquiriesOfPerson(person)))
    .orderBy(desc(enquiries.n));
  return combineQueries([found], (rows) => rows);
}

/** Returns all rows about a person, without password hashes and tokens. */
export function findPerson(person: Person): Query<Omit<PrivacyExport["data"], keyof PrivacyPerson | "waiting">> {
  const isOwner = sql`${users.id} IN ${accountsOfPerson(person)}`;
  const owned = enquiriesOfPerson(person);
  const { id, username, role, role_request, disabled_at, created_at } = users;
  const account = builder
    .select({ id, username, email: users.email, role, role_request, disabled_at, created_at })
    .from(users)
    .where(isOwner);
  const { device, used_at, ends_at } = sessions;
  const opened = builder
    .select({ device, created_at: sessions.created_at, used_at, ends_at })
    .from(sessions)
    .innerJoin(users, eq(id, sessions.user_id))
    .where(isOwner);
  const { property_uuid, saved_at } = favourites;
  const saved = builder
    .select({ property_uuid, saved_at })
    .from(favourites)
    .innerJoin(users, eq(id, favourites.user_id))
    .where(isOwner);
  const { path, query, label } = savedSearches;
  const searched = builder
    .select({ path, query, label, saved_at: savedSearches.saved_at })
    .from(savedSearches)
    .innerJoin(users, eq(id, savedSearches.user_id))
    .where(isOwner)
    .orderBy(savedSearches.n);
  const { name, endpoint, created_at: added_at, reached_at } = alertDevices;
  const devices = builder
    .select({ name, endpoint, created_at: added_at, reached_at })
    .from(alertDevices)
    .innerJoin(users, eq(id, alertDevices.user_id))
    .where(isOwner);
  const alerted = builder
    .select({ services: alertSettings.services, hours: alertSettings.hours })
    .from(alertSettings)
    .innerJoin(users, eq(id, alertSettings.user_id))
    .where(isOwner);
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
  const isPart = sql`${people.n} ${peopleOf(person)}`;
  const merges = builder
    .select()
    .from(personMerges)
    .where(sql`kept_n ${peopleOf(person)} OR merged_n ${peopleOf(person)}`);
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
      builder.select().from(people).where(isPart).orderBy(people.n),
      builder
        .select()
        .from(contacts)
        .where(sql`person_n ${peopleOf(person)}`)
        .orderBy(contacts.n),
      merges,
      builder
        .select()
        .from(personEvents)
        .where(sql`person_n ${peopleOf(person)}`)
        .orderBy(personEvents.n),
      builder
        .select({ person_n: ownerLinks.person_n, created_at: ownerLinks.created_at, ended_at: ownerLinks.ended_at })
        .from(ownerLinks)
        .where(sql`person_n ${peopleOf(person)}`),
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
  const enquiries = sql`(SELECT json_object('enquiries', json_group_array(enquiries.id)) FROM enquiries WHERE ${enquiriesOfPerson(person)})`;
  const entry = insertAuditEntry(
    actor,
    {
      action: "export",
      entity: "person",
      entityId: person.person_id ?? (person.email === null ? "by phone" : "by e-mail"),
      after: enquiries,
    },
    now,
  );
  return combineQueries([entry], () => undefined);
}

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
      sql`DELETE FROM idempotency_records WHERE ${responsesOfPerson(person)}`,
      sql`DELETE FROM idempotency_records WHERE EXISTS (SELECT 1 FROM wants WHERE ${wantsOfPerson(person)}
        AND instr(idempotency_records.response, wants.id) > 0)`,
      sql`DELETE FROM wants WHERE ${wantsOfPerson(person)}`,
      sql`DELETE FROM messages WHERE ${hasEmailOf(sql`recipient`, person)}`,
      combineQueries(anonymizeEnquiries(condition), () => undefined),
      combineQueries(deletePeople(known), () => undefined),
      sql`DELETE FROM users WHERE ${account}`,
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
