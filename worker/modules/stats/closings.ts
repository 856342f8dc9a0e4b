import type { Closing } from "#contract/admin/closings.ts";
import type { ClosedHome, StatusChange } from "./closings.repository.ts";

const [hourMs, dayMs] = [3_600_000, 86_400_000];
/** A change can be undone for an hour: a home that is sold or let again within it was never offered again. */
const undoMs = 1.1 * hourMs;
/** More than this business closes in a year. */
const maxClosings = 2000;

const isClosed = (status: string | null) => status === "sold" || status === "let";
const dayOf = ({ at, closed_on }: StatusChange) => closed_on ?? at.slice(0, 10);
const msBetween = (earlier: string, later: string) => Date.parse(later) - Date.parse(earlier);

/** Whether a sale or a letting, by its change, was taken back within a day. */
const wasTakenBack = (changes: readonly StatusChange[], closing: StatusChange) =>
  changes.some(
    ({ id, at, old_value }) => id > closing.id && old_value === closing.new_value && msBetween(closing.at, at) < dayMs,
  );

/** Whether a home was offered again for so short a time that it is still the closing before. */
const isSameAgain = (changes: readonly StatusChange[], closing: StatusChange) =>
  changes.some(
    ({ id, at, old_value }) => id < closing.id && old_value === closing.new_value && msBetween(at, closing.at) < undoMs,
  );

/** Returns when a home was last offered before a closing: when an earlier one ended, unless that was taken back. */
function offeredAt(changes: readonly StatusChange[], closing: StatusChange): string | undefined {
  const reopened = changes.filter(
    (change) =>
      change.id < closing.id &&
      isClosed(change.old_value) &&
      !changes.some(
        ({ id, at, new_value }) => id < change.id && new_value === change.old_value && msBetween(at, change.at) < dayMs,
      ),
  );
  return reopened
    .map(({ at }) => at)
    .sort()
    .at(-1);
}

interface Found {
  homes: readonly ClosedHome[];
  /** All changes of the status of these homes, the first first. */
  changes: readonly StatusChange[];
  enquiries: readonly { uuid: string | null; at: string }[];
  viewings: readonly { uuid: string | null; at: string }[];
}

/**
 * Returns the homes that were sold or let in a period, the newest first, from the changes of their status.
 * @param period the first and the last day
 */
export function findClosings(found: Found, { from, to }: { from: string; to: string }): Closing[] {
  const changesOf = Map.groupBy(found.changes, ({ property_n }) => property_n);
  const enquiriesOf = Map.groupBy(found.enquiries, ({ uuid }) => uuid);
  const viewingsOf = Map.groupBy(found.viewings, ({ uuid }) => uuid);
  const closings = found.homes.flatMap(({ n, created_at, owner_id, owner_name, ...home }) => {
    const changes = changesOf.get(n) ?? [];
    const counted = changes.filter(
      (change) =>
        isClosed(change.new_value) &&
        dayOf(change) >= from &&
        dayOf(change) <= to &&
        !wasTakenBack(changes, change) &&
        !isSameAgain(changes, change),
    );
    return counted.map((change) => {
      const day = dayOf(change);
      const offered = offeredAt(changes, change) ?? created_at;
      const count = (of: typeof enquiriesOf) =>
        of.get(home.uuid)?.filter(({ at }) => at >= offered && at.slice(0, 10) <= day).length ?? 0;
      const closing: Closing = {
        ...home,
        owner: owner_id === null ? null : { id: owner_id, name: owner_name ?? "" },
        closed_on: day,
        closed_price: change.closed_price_cents === null ? null : change.closed_price_cents / 100,
        days: Math.max(0, msBetween(offered.slice(0, 10), day) / dayMs),
        enquiries: count(enquiriesOf),
        viewings: count(viewingsOf),
      };
      return { id: change.id, closing };
    });
  });
  return closings
    .sort((one, other) => other.closing.closed_on.localeCompare(one.closing.closed_on) || other.id - one.id)
    .slice(0, maxClosings)
    .map(({ closing }) => closing);
}
