import { readWeekdays } from "#contract/wants/want-filters.ts";
import { getWeekday } from "#shared/appointments/appointment-time.ts";
import { checkStart } from "#shared/appointments/slots.ts";
import { query } from "#worker/db/query.ts";
import { offeredRange, readSituation } from "#worker/modules/appointments/times/find-slot.service.ts";
import { freeTime, freeTimeMail } from "../want-texts.ts";
import { push, queueMail, type TellContext } from "./send-to-owner.ts";
import { claimTime, type FreedTime, findFreedTimes, findWaiting } from "./waiting.repository.ts";

/** Offers each cancelled time to the first who waits for it and was not offered it. Returns the number of offers. */
export async function offerTimes(context: TellContext): Promise<number> {
  const [freed] = await query(context.db, findFreedTimes(context.now));
  let offered = 0;
  for (const time of freed) if ((await isFree(context, time)) && (await offer(context, time))) offered += 1;
  return offered;
}

/** Whether visitors can book the time: it was not booked again, and it is not too soon. */
async function isFree({ db, now }: TellContext, { kind, subject, start_at }: FreedTime): Promise<boolean> {
  const start = Date.parse(start_at);
  const situation = await readSituation(db, { kind, subject }, offeredRange(start, now));
  if (!situation?.subject.is_open) return false;
  return typeof checkStart(situation.request, start, now.getTime()) !== "string";
}

async function offer(context: TellContext, time: FreedTime): Promise<boolean> {
  const { db, now } = context;
  const [waiting] = await query(db, findWaiting(time, now));
  const weekday = getWeekday(Date.parse(time.start_at));
  const suits = ({ filters }: (typeof waiting)[number]) => {
    const days = readWeekdays(filters);
    return days.length === 0 || days.includes(weekday);
  };
  const first = waiting.find(suits);
  if (!first) return false;
  const claim = claimTime(first.n, time, now);
  if (first.channel === "email") {
    await queueMail(context, first, freeTimeMail(time.start_at), `time:${time.n}`, claim);
    return true;
  }
  const [claimed] = await query(db, claim);
  if (claimed.length > 0) await push(context, first, freeTime(time.start_at), first.id);
  return claimed.length > 0;
}
