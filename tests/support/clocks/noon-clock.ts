const systemDate = Date;
/** A Wednesday. */
const noon = Date.parse("2026-11-25T12:00:00.000Z");
let offset = 0;

const readTime = () => systemDate.now() + offset;

const MovedDate = new Proxy(systemDate, {
  construct: (target, values, newTarget) =>
    Reflect.construct(target, values.length > 0 ? values : [readTime()], newTarget),
  apply: () => new systemDate(readTime()).toString(),
  get: (target, name) => (name === "now" ? readTime : Reflect.get(target, name)),
});

/**
 * Sets the clock to noon of a day in the middle of a week, so that no test depends on the hour or the day on
 * which it runs. Time goes on from there, because many lists are ordered by it. D1 and R2 have their own clock.
 */
export function startAtNoon(): void {
  offset = noon - systemDate.now();
  globalThis.Date = MovedDate;
}

/** Sets the clock to the one of D1 and R2, for tests of what these have written: the times of files, and triggers. */
export function followStorageClock(): void {
  offset = 0;
}
