import { propertyCardSchema } from "#contract/listings/property.ts";
import type { PublicWantResponse, WantChange } from "#contract/wants/want.ts";
import { wantLimits } from "#contract/wants/want-kinds.ts";
import { sha256 } from "#shared/sha256.ts";
import { describeWant } from "#shared/wants/want-label.ts";
import type { Statement } from "#worker/db/driver.ts";
import { batch, query } from "#worker/db/query.ts";
import { findMatches, findNear, toSearch } from "./match-want.ts";
import { findHeldTime } from "./telling/waiting.repository.ts";
import { readHomes, type WantContext } from "./want-context.ts";
import { noFiltersWhileWaiting, wantEnded, wantNotFound } from "./wants.errors.ts";
import {
  countTold,
  endOf,
  endWant,
  findWantBySecret,
  isOver,
  placeWant,
  updateWant,
  type WantRow,
} from "./wants.repository.ts";

/** @throws ApiError 404 for an unknown address, 410 for a want that ended */
export async function findLinked({ db, now }: Pick<WantContext, "db" | "now">, secret: string): Promise<WantRow> {
  const [want] = await query(db, findWantBySecret(await sha256(secret)));
  if (!want) throw wantNotFound();
  if (isOver(want, now)) throw wantEnded();
  return want;
}

/** Returns a want as its owner sees it, with the homes that fit. Changes nothing. @throws ApiError 404, 410 */
export async function showWant(context: WantContext, secret: string): Promise<PublicWantResponse> {
  const want = await findLinked(context, secret);
  const [homes, [told, held]] = await Promise.all([
    readHomes(context),
    query(context.db, countTold(want.n), findHeldTime(want.n, context.now)),
  ]);
  const { id, kind, filters, label, channel, status, ends_at } = want;
  return {
    data: {
      want: { id, kind, filters, label, channel, status, ends_at, told },
      held: held ? { start: held.start, until: held.held_until } : null,
      matches: findMatches(homes, want)
        .slice(0, wantLimits.matches)
        .map((home) => propertyCardSchema.parse(home)),
      near: findNear(homes, want)
        .slice(0, wantLimits.near)
        .map(({ listing, missed }) => ({ listing: propertyCardSchema.parse(listing), missed })),
    },
  };
}

/** @throws ApiError 404, 410, 422 for filters of a waiting list */
export async function changeByLink(context: WantContext, secret: string, change: WantChange): Promise<void> {
  const want = await findLinked(context, secret);
  await batch(context.db, ...changeWant(want, change, context.now));
}

/** Returns the statements that change a want. @throws ApiError 422 for filters of a waiting list */
export function changeWant(
  want: WantRow,
  { filters, paused, renew }: WantChange,
  now: Date,
  more: Partial<WantRow> = {},
): Statement[] {
  const search = filters && toSearch({ kind: want.kind, filters });
  if (filters && !search) throw noFiltersWhileWaiting();
  const canPause = want.status === "active" || want.status === "paused";
  const change: Partial<WantRow> = {
    ...more,
    ...(filters && search && { filters, label: describeWant(search) }),
    ...(paused !== undefined && canPause && { status: paused ? "paused" : "active" }),
    ...(renew && { ends_at: endOf(now), asked_at: null }),
  };
  return [updateWant(want.id, change, now), ...(filters ? placeWant({ ...want, filters }) : [])];
}

/** Confirms the address of a want. @throws ApiError 404, 410 after 14 days */
export async function confirmWant(context: WantContext, secret: string): Promise<void> {
  const { id, status } = await findLinked(context, secret);
  if (status !== "unconfirmed") return;
  await batch(context.db, updateWant(id, { status: "active", ends_at: endOf(context.now) }, context.now));
}

/** @throws ApiError 404, 410 */
export async function endByLink(context: WantContext, secret: string): Promise<void> {
  const { id } = await findLinked(context, secret);
  await batch(context.db, ...endWant(id, context.now));
}
