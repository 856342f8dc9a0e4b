import { pageSizes } from "#contract/http/pagination.ts";
import { encodeCursorPosition } from "#contract/http/query-params.ts";
import { propertyCardSchema } from "#contract/listings/property.ts";
import { newPersonSchema } from "#contract/people/person-input.ts";
import type { AdminWant, AdminWantChange, HomeWants, NewAdminWant, WantsQuery } from "#contract/wants/want.ts";
import type { CatalogueHome } from "#shared/catalogue/catalogue-home.ts";
import type { PreparedCatalogue } from "#shared/catalogue/search/prepared-catalogue.ts";
import { sha256 } from "#shared/sha256.ts";
import { describeWant } from "#shared/wants/want-label.ts";
import { insertAuditEntry } from "#worker/db/audit-entries.ts";
import { batch, query } from "#worker/db/query.ts";
import type { AdminActor } from "#worker/http/actor.ts";
import { ApiError } from "#worker/http/api-error.ts";
import { createPerson } from "#worker/modules/people/people.service.ts";
import { findPerson } from "#worker/modules/people/person-detail.repository.ts";
import { wantSecret } from "#worker/security/personal-links.ts";
import { type FoundWant, findNearWants, findPersonIds } from "./find-wants.repository.ts";
import { changeWant } from "./manage-want.service.ts";
import { findMatches, findNear, toSearch } from "./match-want.ts";
import { saveToldByColleague } from "./telling/tell.repository.ts";
import { readHomes, type WantContext } from "./want-context.ts";
import { findListedWant, type ListedWant, listWants } from "./want-list.repository.ts";
import { homesChat } from "./want-texts.ts";
import { emailUnknown, numberUnknown, personUnknown, wantNotFound } from "./wants.errors.ts";
import { endWant, findWant, insertWant } from "./wants.repository.ts";

/** Lists wants with the number of homes that fit now, and the messages that colleagues must send. */
export async function listAdminWants(context: WantContext, actor: AdminActor, filters: WantsQuery) {
  const [homes, [rows]] = await Promise.all([readHomes(context), query(context.db, listWants(actor, filters))]);
  const limit = filters.limit ?? pageSizes.default;
  const listed = rows.slice(0, limit);
  const last = rows.length > limit ? listed.at(-1) : undefined;
  return {
    data: { wants: listed.map((row) => toAdminWant(context, homes, row)) },
    next_cursor: last ? encodeCursorPosition(last.n) : null,
  };
}

function toAdminWant({ origin }: WantContext, homes: PreparedCatalogue, row: ListedWant): AdminWant {
  const { n: _n, unsent, ...want } = row;
  const fitting = findMatches(homes, row);
  const toTell = fitting.filter(({ uuid }) => unsent.includes(uuid));
  return {
    ...want,
    matches: fitting.length,
    to_tell: toTell.length > 0 ? homesChat(toTell, row.label, row.name, origin) : null,
  };
}

/**
 * Adds a want for a person; with a name and a number for who has the number, else for a new person.
 * @throws ApiError 422 for an unknown person, or one who cannot be told so
 */
export async function addWant(context: WantContext, actor: AdminActor, want: NewAdminWant) {
  const { db, now } = context;
  const { kind, filters, note, channel: chosen } = want;
  const personId = want.person_id ?? (await findOrCreate(db, actor, want));
  const [person] = await query(db, findPerson(actor, personId, now));
  if (!person) throw personUnknown();
  const channel = chosen ?? (person.phone ? "whatsapp" : "none");
  if (channel === "email" && !person.email) throw emailUnknown();
  if (channel === "whatsapp" && !person.phone) throw numberUnknown();
  const search = toSearch({ kind, filters });
  const id = crypto.randomUUID();
  const stored = { id, kind, filters, label: search ? describeWant(search) : "", channel, note, created_by: actor.id };
  await batch(
    db,
    ...insertWant({ ...stored, status: "active", secret_hash: await sha256(wantSecret(context, id)) }, now, personId),
    insertAuditEntry(actor, { action: "create", entity: "want", entityId: id, after: { kind, channel } }, now),
  );
  return { id, matches: findMatches(await readHomes(context), stored).length };
}

async function findOrCreate(db: D1Database, actor: AdminActor, { name, phone_number }: NewAdminWant): Promise<string> {
  const person = newPersonSchema.parse({ name, phone: phone_number, kinds: ["client"] });
  try {
    return (await createPerson(db, actor, person, undefined)).id;
  } catch (error) {
    const holder = error instanceof ApiError && error.status === 409 ? error.more : undefined;
    if (holder && "id" in holder && typeof holder.id === "string") return holder.id;
    throw error;
  }
}

/** @throws ApiError 404 */
async function requireWant(context: WantContext, actor: AdminActor, id: string) {
  const [listed, want] = await query(context.db, findListedWant(actor, id), findWant(id));
  if (!listed || !want) throw wantNotFound();
  return { listed, want };
}

/** @throws ApiError 404, 422 */
export async function changeAdminWant(
  context: WantContext,
  actor: AdminActor,
  id: string,
  { channel, note, ...change }: AdminWantChange,
): Promise<AdminWant> {
  const { db, now } = context;
  const { want } = await requireWant(context, actor, id);
  if (want.status === "ended") throw wantNotFound();
  // Without the values: words that a person typed may be in them.
  const sent = Object.entries({ channel, note, ...change }).filter(([, value]) => value !== undefined);
  const after = Object.fromEntries(sent.map(([name]) => [name, true]));
  await batch(
    db,
    ...changeWant(want, change, now, { ...(channel && { channel }), ...(note !== undefined && { note }) }),
    insertAuditEntry(actor, { action: "update", entity: "want", entityId: id, after }, now),
  );
  return toAdminWant(context, await readHomes(context), (await requireWant(context, actor, id)).listed);
}

/** @throws ApiError 404 */
export async function endAdminWant(context: WantContext, actor: AdminActor, id: string): Promise<void> {
  await requireWant(context, actor, id);
  const entry = { action: "delete", entity: "want", entityId: id } as const;
  await batch(context.db, ...endWant(id, context.now), insertAuditEntry(actor, entry, context.now));
}

/** Records that a colleague sent the message about the new homes. @throws ApiError 404 */
export async function recordTold(context: WantContext, actor: AdminActor, id: string): Promise<void> {
  const { want } = await requireWant(context, actor, id);
  await batch(context.db, ...saveToldByColleague(want.n, context.now));
}

/** Returns the homes that meet a want, then those that miss one filter. @throws ApiError 404 */
export async function listMatches(context: WantContext, actor: AdminActor, id: string) {
  const [{ listed }, homes] = await Promise.all([requireWant(context, actor, id), readHomes(context)]);
  const matches = [
    ...findMatches(homes, listed).map((listing) => ({ listing, missed: [] })),
    ...findNear(homes, listed),
  ];
  return {
    data: {
      matches: matches.map(({ listing, missed }) => ({ listing: propertyCardSchema.parse(listing), missed })),
    },
  };
}

/** Returns who looks for a home, and why others nearly do. */
export async function describeWantsFor(db: D1Database, actor: AdminActor, home: CatalogueHome): Promise<HomeWants> {
  const [found] = await query(db, findNearWants(home));
  const [people] = await query(
    db,
    findPersonIds(
      actor,
      found.map(({ id }) => id),
    ),
  );
  const near = found.filter(({ missed }) => missed.length > 0);
  return {
    data: {
      total: found.length - near.length,
      near: near.length,
      wants: found.map(({ id, label, missed }) => ({ id, label, person_id: people.get(id) ?? null, missed })),
      reasons: toReasons(near),
    },
  };
}

/** Counts the filters that are missed, the most frequent first. The price is one that half of those would pay. */
function toReasons(near: readonly FoundWant[]): HomeWants["data"]["reasons"] {
  const byFilter = Map.groupBy(near, ({ missed }) => missed[0] ?? "");
  return [...byFilter]
    .map(([filter, missing]) => {
      const prices = missing.map(({ filters }) => Number(filters.max_price)).sort((one, other) => other - one);
      const price = filter === "max_price" ? prices[Math.floor((prices.length - 1) / 2)] : undefined;
      const wants = price === undefined ? missing.length : prices.filter((max) => max >= price).length;
      return { filter, wants, ...(price !== undefined && { max_price: price }) };
    })
    .sort((one, other) => other.wants - one.wants);
}
