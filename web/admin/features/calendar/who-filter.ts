const accountPrefix = "account-";

/** The value of the filter for the appointments of an account that is no resource. */
export const accountValue = (id: string): string => accountPrefix + id;

/** Returns the parameters of the API for whose appointments are shown. */
export function toWhoQuery(who: string | undefined, me: string | undefined) {
  if (!who) return {};
  if (who === "mine") return { assignee_id: me };
  return who.startsWith(accountPrefix) ? { assignee_id: who.slice(accountPrefix.length) } : { resource_id: who };
}
