import { ownerLinkEnd } from "#contract/owners/owner-answers.ts";
import type { OwnerLink } from "#contract/owners/owner-link.ts";
import { sha256 } from "#shared/sha256.ts";
import { batch, query } from "#worker/db/query.ts";
import type { AdminActor } from "#worker/http/actor.ts";
import { personNotFound } from "#worker/modules/people/people.errors.ts";
import { deriveLinkSecret } from "#worker/security/link-secrets.ts";
import {
  auditLink,
  endLinks,
  findCurrentLinks,
  findLink,
  findLinked,
  findOwner,
  insertLinks,
  type NewLink,
  type OwnerLinkRow,
} from "./owner-links.repository.ts";
import { linkEnded, linkNotFound, ownsNoHome } from "./owners.errors.ts";

/** What reads and changes of links need. */
export interface OwnerContext {
  db: D1Database;
  origin: string;
  tokenKey: string;
  now: Date;
}

const secretOf = ({ tokenKey }: OwnerContext, id: string) => deriveLinkSecret(tokenKey, `owner ${id}`);
const createLink = async (context: OwnerContext, personId: string): Promise<NewLink> => {
  const id = crypto.randomUUID();
  return { id, personId, secretHash: await sha256(secretOf(context, id)) };
};

/** Returns a link as it is shown; null if it ended with the mandates. */
function toLink(context: OwnerContext, { id, created_at, mandates }: OwnerLinkRow): OwnerLink | null {
  const ends_at = ownerLinkEnd(created_at, mandates);
  const hasEnded = mandates.length === 0 || ends_at <= context.now.toISOString();
  return hasEnded ? null : { url: `${context.origin}/owner/${secretOf(context, id)}`, ends_at };
}

/**
 * Finds the link of a secret. Changes nothing.
 * @throws ApiError 404 for an unknown secret, 410 for a link that was ended or renewed, or ended with the mandates
 */
export async function requireLink(context: OwnerContext, secret: string): Promise<OwnerLinkRow> {
  const [link] = await query(context.db, findLink(await sha256(secret), context.now));
  if (!link) throw linkNotFound();
  if (link.ended_at !== null || !toLink(context, link)) throw linkEnded();
  return link;
}

/** Returns the current link of a person; null if there is none. @throws ApiError 404 */
export async function findCurrentLink(context: OwnerContext, actor: AdminActor, id: string): Promise<OwnerLink | null> {
  const { db, now } = context;
  const [owner, [link]] = await query(db, findOwner(actor, id, now), findCurrentLinks([id], now));
  if (!owner) throw personNotFound();
  return link ? toLink(context, link) : null;
}

/** Gives a person a new link. The earlier one ends. @throws ApiError 404, 409 for a person without a home */
export async function renewLink(context: OwnerContext, actor: AdminActor, id: string): Promise<OwnerLink> {
  const { db, now } = context;
  const [owner] = await query(db, findOwner(actor, id, now));
  if (!owner) throw personNotFound();
  const link = await createLink(context, id);
  const shown = toLink(context, { ...link, ...owner, person_id: id, created_at: now.toISOString(), ended_at: null });
  if (!shown) throw ownsNoHome();
  await batch(db, endLinks(id, now), insertLinks([link], now), auditLink(actor, id, "renewed", now));
  return shown;
}

/** Ends the link of a person. @throws ApiError 404 */
export async function endLink({ db, now }: OwnerContext, actor: AdminActor, id: string): Promise<void> {
  const [owner] = await query(db, findOwner(actor, id, now));
  if (!owner) throw personNotFound();
  await batch(db, endLinks(id, now), auditLink(actor, id, "ended", now));
}

/** Returns the address of the link of each person. Who never had one gets one; who has none any more stays without. */
export async function readLinks(context: OwnerContext, personIds: readonly string[]): Promise<Map<string, string>> {
  const { db, now } = context;
  const [linked] = await query(db, findLinked(personIds));
  const missing = personIds.filter((id) => !linked.includes(id));
  const links = await Promise.all(missing.map((id) => createLink(context, id)));
  if (links.length > 0) await batch(db, insertLinks(links, now));
  const [current] = await query(db, findCurrentLinks(personIds, now));
  return new Map(
    current.flatMap((link) => {
      const shown = toLink(context, link);
      return shown ? [[link.person_id, shown.url] as const] : [];
    }),
  );
}
