const day = 86_400;

/** Returns when the day of a time ends in Monrovia, where it is UTC. Both in seconds since 1970. */
export const endOfDay = (time: number) => (Math.floor(time / day) + 1) * day;

/**
 * What caches may do with a successful response: `browser` is Cache-Control, `edge` the directives for the cache in
 * front of the worker, which never reach browsers. Without `edge`, Cache-Control forbids that cache to store.
 *
 * `edge` must not name s-maxage or must-revalidate: they forbid that cache to serve stale copies.
 */
export interface CachePolicy {
  browser: string;
  /** Depends on the time of the response, in seconds since 1970. */
  edge?: (now: number) => string;
  /** What the worker may answer; an error is never stored. */
  statuses: readonly number[];
}

const found = [200, 304] as const;
/** A change ends the freshness of what shows it. If the worker fails, visitors see the last copy. */
const untilChanged = (seconds: number) => `max-age=${seconds}, stale-while-revalidate=60, stale-if-error=${day}`;
/** For what says "today" and "2 days ago". */
const untilMidnight = (now: number) => untilChanged(endOfDay(now) - now);

/** All cache policies. Every route names those that it may use. */
export const cachePolicies = {
  /** Personal data, a change, an error, or anything else that no cache may keep. */
  never: { browser: "no-store", statuses: [] },
  /** Pages, what the services offer, and the addresses of images that follow the order of a property's images. */
  public: { browser: "public, max-age=60", edge: untilMidnight, statuses: found },
  /** What the API says of homes. It names dates, which stay true; usual prices and similar homes are those of at most a day before. */
  listings: { browser: "public, max-age=60", edge: () => untilChanged(day), statuses: found },
  /** Files for search engines. */
  hourly: { browser: "public, max-age=3600", edge: untilMidnight, statuses: found },
  /** The address always shows the same image. The edge keeps it until the property is removed. */
  immutable: {
    browser: "public, max-age=31536000, immutable",
    edge: () => `max-age=31536000, stale-if-error=${day}`,
    statuses: found,
  },
  /** An image under a signed address: one browser keeps it while the address is valid. */
  signed: { browser: "private", statuses: found },
  /** From an address that was mistyped or pasted with other characters. It depends on the version of the site only. */
  redirect: { browser: "public, max-age=3600", edge: () => `max-age=${day}, stale-if-error=${day}`, statuses: [301] },
  /** The frame of the admin area: browsers revalidate it before each use. */
  adminShell: { browser: "no-cache", edge: () => "no-store", statuses: found },
} as const satisfies Record<string, CachePolicy>;

export type CachePolicyName = keyof typeof cachePolicies;
