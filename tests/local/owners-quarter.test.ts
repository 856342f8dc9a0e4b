import { expect, it } from "vitest";
import { askRules, askState } from "#contract/owners/owner-answers.ts";
import { defaultListingRules } from "#contract/site/listing-rules.ts";
import { createRandom } from "../support/seeded-random.ts";

const hour = 3_600_000;
const day = 24 * hour;
const [homeCount, ownerCount, days] = [300, 90, 91];
/** A home is gone after about four months. One of five owners never answers a message. */
const [goneRate, silentShare] = [1 / 120, 0.2];
/** Without links a colleague calls about so many homes on a working day, and reaches half of the owners. */
const [callsPerDay, reachedShare] = [10, 0.5];

/** Simulates a quarter. Without links colleagues call about each home that is due; with links only silent owners. */
function simulate(hasLinks: boolean) {
  const random = createRandom(7).next;
  const owners = Array.from({ length: ownerCount }, () => ({
    isSilent: random() < silentShare,
    asked: [] as number[],
    answersAt: Number.POSITIVE_INFINITY,
  }));
  const homes = Array.from({ length: homeCount }, (_, index) => ({
    owner: owners[index % ownerCount] as (typeof owners)[number],
    goneAt: Math.floor(-Math.log(1 - random()) / goneRate) * day,
    confirmedAt: -Math.floor(random() * defaultListingRules.confirm_after_days) * day,
    isKnownGone: false,
  }));
  const total = { taps: 0, confirmed: 0, gone: 0, falselyFree: 0 };
  const settle = (home: (typeof homes)[number], now: number, tapsIfGone: number) => {
    if (home.goneAt > now) {
      home.confirmedAt = now;
      total.confirmed += 1;
    } else {
      home.isKnownGone = true;
      total.gone += 1;
      total.taps += tapsIfGone;
    }
  };
  for (let at = 9 * hour; at < days * day; at += hour) {
    const open = homes.filter(({ isKnownGone }) => !isKnownGone);
    const isDue = ({ confirmedAt }: (typeof homes)[number]) =>
      at - confirmedAt >= defaultListingRules.confirm_after_days * day;
    for (const owner of owners.filter(({ answersAt }) => answersAt <= at)) {
      owner.answersAt = Number.POSITIVE_INFINITY;
      // The message and the page have all homes of the owner.
      for (const home of open.filter((one) => one.owner === owner)) settle(home, at, 1);
    }
    const hourOfDay = (at / hour) % 24;
    if (hourOfDay === 12) {
      const isShown = ({ confirmedAt }: (typeof homes)[number]) =>
        at - confirmedAt < defaultListingRules.hide_after_days * day;
      total.falselyFree += open.filter((home) => !home.isKnownGone && home.goneAt <= at && isShown(home)).length;
    }
    if (hourOfDay !== 9 || (at / day) % 7 >= 5) continue;
    const due = open.filter((home) => !home.isKnownGone && isDue(home));
    let calls = callsPerDay;
    for (const owner of new Set(due.map((home) => home.owner))) {
      const own = due.filter((home) => home.owner === owner);
      const recent = owner.asked.filter((sent) => at - sent < askRules.days * day);
      const last = recent.at(-1);
      const sent_at = last === undefined ? null : new Date(last).toISOString();
      const state = hasLinks ? askState({ sent_at, messages: recent.length }, new Date(at)) : "silent";
      if (state === "to_send" || state === "to_remind") {
        owner.asked.push(at);
        total.taps += 1;
        // After hours to days; some only after the reminder.
        if (!owner.isSilent && random() < 0.7) owner.answersAt = at + Math.ceil(1 + random() ** 2 * 60) * hour;
      } else if (state === "silent" && calls > 0 && random() < reachedShare) {
        for (const home of own.slice(0, calls)) {
          total.taps += 1;
          settle(home, at, 0);
        }
        calls -= own.length;
      } else if (state === "silent") calls -= 1;
    }
  }
  return {
    ...total,
    tapsPerConfirmed: total.taps / total.confirmed,
    tapsPerAnswer: total.taps / (total.confirmed + total.gone),
    falselyFreePerDay: total.falselyFree / days,
  };
}

it("a quarter with links needs at most one tap for each home confirmed or found gone, and shows fewer homes that are gone", () => {
  const [before, after] = [simulate(false), simulate(true)];
  console.log({ before, after });
  expect(after.tapsPerAnswer).toBeLessThanOrEqual(1);
  expect(after.falselyFreePerDay).toBeLessThan(before.falselyFreePerDay);
});
