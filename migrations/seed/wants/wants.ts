import { eq, sql } from "drizzle-orm";
import { contactKey } from "#shared/people/contact-key.ts";
import { sha256 } from "#shared/sha256.ts";
import { describeWant } from "#shared/wants/want-label.ts";
import { insertAuditEntry } from "#worker/db/audit-entries.ts";
import { builder, type Statement } from "#worker/db/driver.ts";
import { properties } from "#worker/db/tables/properties.ts";
import { wantMatches, wants } from "#worker/db/tables/wants.ts";
import { toSearch } from "#worker/modules/wants/match-want.ts";
import { insertWant } from "#worker/modules/wants/wants.repository.ts";
import { wantSecret } from "#worker/security/personal-links.ts";
import { demoAccounts } from "../demo-accounts.ts";
import { prepare } from "../prepare.ts";
import { stableUuid } from "../stable-uuid.ts";
import { type SampleWant, sampleWants } from "./sample-wants.ts";

const [, admin] = demoAccounts;
const adminId = stableUuid(admin?.email ?? "");

/** The want that the terminal names: one with a home that fits and others that nearly do. */
export const shownWantId = stableUuid("want 0");

/**
 * Returns statements that insert the missing sample wants: met, told, waiting, and one that a colleague added for a person.
 * @param tokenKey the key of the secret addresses of their pages
 */
export async function prepareMissingWants(db: D1Database, tokenKey: string, now: Date): Promise<D1PreparedStatement[]> {
  const { results } = await db.prepare("SELECT id FROM wants").all<{ id: string }>();
  const existing = new Set(results.map(({ id }) => id));
  const missing = sampleWants
    .map((want, index) => ({ want, index, id: stableUuid(`want ${index}`) }))
    .filter(({ id }) => !existing.has(id))
    .sort((one, other) => other.want.daysAgo - one.want.daysAgo);
  const statements = await Promise.all(
    missing.map(async ({ want, index, id }) => {
      const person = want.enquiry === undefined ? undefined : await findPersonId(db, want.enquiry);
      return insertSample(want, index, { id, secret_hash: await sha256(wantSecret({ tokenKey }, id)) }, person, now);
    }),
  );
  return statements.flat().map((statement) => prepare(db, statement));
}

/** Returns the id of the person who sent a sample enquiry. */
const findPersonId = (db: D1Database, enquiry: number) =>
  db
    .prepare("SELECT people.id FROM people JOIN enquiries ON enquiries.person_n = people.n WHERE enquiries.id = ?")
    .bind(stableUuid(`enquiry ${enquiry}`))
    .first<string>("id");

function insertSample(
  { daysAgo, kind, filters, label, found, isUntold = false }: SampleWant,
  index: number,
  secret: { id: string; secret_hash: string },
  person: string | null | undefined,
  now: Date,
): Statement[] {
  const at = new Date(now.getTime() - daysAgo * 86_400_000);
  const search = toSearch({ kind, filters });
  const phone_number = `+231 77 000 ${2000 + index}`;
  const contact = { name: `Sample Visitor ${index + 1}`, phone_number, contact_key: contactKey("phone", phone_number) };
  const want = {
    ...secret,
    ...{ kind, filters, label: label ?? (search ? describeWant(search) : "") },
    status: "active",
    channel: isUntold ? "none" : "whatsapp",
    ...(person ? { created_by: adminId, note: "Asks each Monday." } : !isUntold && contact),
    ...(found?.isTold && { told_at: now.toISOString() }),
  } as const;
  const audited = {
    action: "create",
    entity: "want",
    entityId: secret.id,
    after: { kind, channel: want.channel },
  } as const;
  return [
    ...insertWant(want, at, person),
    ...(person ? [insertAuditEntry({ id: adminId }, audited, at)] : []),
    ...(found ? [insertMatch(secret.id, found, now)] : []),
  ];
}

const insertMatch = (id: string, { title, isTold }: NonNullable<SampleWant["found"]>, now: Date): Statement =>
  builder.insert(wantMatches).select(
    builder
      .select({
        want_n: wants.n,
        property_uuid: properties.uuid,
        matched_at: sql<string>`${now.toISOString()}`.as("matched_at"),
        sent_at: sql<string | null>`${isTold ? now.toISOString() : null}`.as("sent_at"),
      })
      .from(wants)
      .innerJoin(properties, eq(properties.title, title))
      .where(eq(wants.id, id)),
  );
