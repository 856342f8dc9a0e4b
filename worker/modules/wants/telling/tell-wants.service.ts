import { wantLimits } from "#contract/wants/want-kinds.ts";
import type { CatalogueHome } from "#shared/catalogue/catalogue-home.ts";
import { batch, query } from "#worker/db/query.ts";
import { findCatalogueHomesById } from "#worker/modules/properties/catalogue/catalogue-homes.repository.ts";
import type { ScheduledTask } from "#worker/scheduled-task.ts";
import { findWantsFor } from "../find-wants.repository.ts";
import { createMatchTest } from "../match-want.ts";
import { homesMail, homesMessage, stillLooking, stillLookingMail } from "../want-texts.ts";
import { offerTimes } from "./offer-times.service.ts";
import { push, queueMail, type TellContext } from "./send-to-owner.ts";
import {
  claimHomes,
  claimQuestion,
  type DueWant,
  findChangedHomes,
  findDueWants,
  findEndingWants,
  forgetHomes,
  saveMatches,
  type TellableOwner,
  toldPerRound,
} from "./tell.repository.ts";

/** A worker has six connections at a time. */
const sentAtOnce = 5;
/** A run stops in time for the next one. */
const maxMs = 25_000;

/**
 * Compares the homes that changed with all wants, and tells their owners, also of free times, except at night: then in the
 * morning.
 * @returns how many owners were told; undefined if nothing was due
 */
export async function tellWants(context: TellContext): Promise<number | undefined> {
  const compared = await compareChangedHomes(context.db, context.now);
  const hour = context.now.getUTCHours();
  const isNight = hour >= wantLimits.quietFrom || hour < wantLimits.quietUntil;
  const told = isNight ? 0 : (await tellOwners(context)) + (await offerTimes(context));
  return compared + told > 0 ? told : undefined;
}

/** Stores which wants the changed homes meet. Returns the number of homes. */
export async function compareChangedHomes(db: D1Database, now: Date): Promise<number> {
  let compared = 0;
  for (;;) {
    const [changed] = await query(db, findChangedHomes(now));
    if (changed.length === 0) return compared;
    const news = changed.filter(({ is_news }) => is_news).map(({ uuid }) => uuid);
    const [homes] = await query(db, findCatalogueHomesById(news));
    const found = await query(db, ...homes.map(findWantsFor));
    const numbersOf = (uuid: string) => found[homes.findIndex((home) => home.uuid === uuid)]?.map(({ n }) => n) ?? [];
    await batch(db, ...changed.flatMap((home) => saveMatches(home, numbersOf(home.uuid), now)));
    compared += changed.length;
  }
}

async function tellOwners(context: TellContext): Promise<number> {
  const started = Date.now();
  let told = 0;
  while (Date.now() - started < maxMs) {
    const [due, ending] = await query(context.db, findDueWants(context.now), findEndingWants(context.now));
    const [homes] = await query(context.db, findCatalogueHomesById(due.flatMap((want) => want.homes)));
    const tests = new Map(homes.map((home) => [home.uuid, { home, isMet: createMatchTest(home) }]));
    const tasks = [
      ...due.map((want) => () => tellHomes(context, want, tests)),
      ...ending.map((want) => () => askOwner(context, want)),
    ];
    for (let start = 0; start < tasks.length; start += sentAtOnce)
      await Promise.all(tasks.slice(start, start + sentAtOnce).map((task) => task()));
    told += tasks.length;
    if (due.length < toldPerRound && ending.length < toldPerRound) break;
  }
  return told;
}

type HomeTests = Map<string, { home: CatalogueHome; isMet: (want: DueWant) => boolean }>;

/** Tells the owner of a want of all its new homes at once. A home that was changed and no longer fits is left out. */
async function tellHomes(context: TellContext, want: DueWant, tests: HomeTests): Promise<void> {
  const { db, now, origin } = context;
  const found = want.homes.flatMap((uuid) => tests.get(uuid) ?? []);
  const homes = found.filter(({ isMet }) => isMet(want)).map(({ home }) => home);
  const others = want.homes.filter((uuid) => !homes.some((home) => home.uuid === uuid));
  if (others.length > 0) await batch(db, forgetHomes(want.n, others));
  if (homes.length === 0) return;
  const uuids = homes.map(({ uuid }) => uuid);
  if (want.channel === "email") {
    const mail = homesMail(homes, want.label, origin);
    await queueMail(context, want, mail, now.toISOString().slice(0, 10), claimHomes(want.n, uuids, now));
    return;
  }
  const [claimed] = await query(db, claimHomes(want.n, uuids, now));
  const mine = homes.filter(({ uuid }) => claimed.includes(uuid));
  if (mine[0]) await push(context, want, homesMessage(mine, want.label), mine[0].uuid);
}

async function askOwner(context: TellContext, want: TellableOwner): Promise<void> {
  const claim = claimQuestion(want.n, context.now);
  if (want.channel === "email")
    return queueMail(
      context,
      want,
      stillLookingMail(want.label),
      `ask:${context.now.toISOString().slice(0, 10)}`,
      claim,
    );
  const [claimed] = await query(context.db, claim);
  if (claimed.length > 0) await push(context, want, stillLooking(want.label), want.id);
}

export const tellWantsTask: ScheduledTask = {
  name: "wants",
  label: "telling people of homes that they look for",
  when: "each minute",
  limit: `${maxMs / 1000} seconds of telling`,
  whenLate: "Matches are stored; the next run tells them.",
  run: ({ tokenKey, ...context }) => tokenKey && tellWants({ ...context, tokenKey }),
};
