/** What an owner says of a home by the secret link. */
export const ownerAnswers = ["free", "let", "sold", "price"] as const;

/** Who makes a change by the link, where accounts have their id and username: in the audit and the history. */
export const ownerByLink = { id: "owner", username: "owner, by link" } as const;

/** The secret of a link lasts so long while a home has no mandate whose end is known. It can be renewed. */
const openMonths = 12;

/**
 * Returns when a link ends: with the last mandate, and without one after a year.
 * @param mandates the last day of the mandate of each home, as YYYY-MM-DD
 */
export function ownerLinkEnd(createdAt: string, mandates: readonly (string | null)[]): string {
  const open = new Date(createdAt);
  open.setUTCMonth(open.getUTCMonth() + openMonths);
  return mandates
    .map((day) => (day === null ? open.toISOString() : `${day}T23:59:59.999Z`))
    .reduce((last, end) => (end > last ? end : last), createdAt);
}

/** When owners are asked whether their homes are still free. */
export const askRules = {
  /** Days until a reminder. */
  remindAfter: 3,
  /** Messages about one confirmation; after these a call helps more. */
  messages: 2,
  /** Messages of this many last days belong to the same confirmation. */
  days: 21,
} as const;

/** What to do about an owner of homes that are due, in the order of the list. */
export const askStates = ["to_send", "to_remind", "waiting", "silent"] as const;

/**
 * Returns whether an owner is to be asked, reminded, or called because two messages had no answer.
 * @param messages how many were sent in the last `askRules.days`
 */
export function askState(
  { sent_at, messages }: { sent_at: string | null; messages: number },
  now: Date,
): (typeof askStates)[number] {
  if (sent_at === null) return "to_send";
  if (now.getTime() - Date.parse(sent_at) < askRules.remindAfter * 86_400_000) return "waiting";
  return messages < askRules.messages ? "to_remind" : "silent";
}
