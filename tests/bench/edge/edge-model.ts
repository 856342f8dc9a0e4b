import CachePolicy from "http-cache-semantics";

/** The time of the simulation, in milliseconds. */
export interface Clock {
  now: number;
}

/** What a cache keeps of a response. */
interface Entry {
  policy: CachePolicy;
  tags: ReadonlySet<string>;
  path: string;
  /** When the worker read the data that the response shows. */
  readAt: number;
  /** The cursor of the next page of a list. */
  cursor?: string;
  /** A change has made it old: the next request waits for the worker. */
  isInvalidated?: boolean;
}

/** How a request was answered: by the cache, by an old copy while the worker makes a new one, or by the worker. */
export type Outcome = "hit" | "stale" | "worker";

export interface Answer {
  outcome: Outcome;
  /** Why the worker ran; undefined for a hit. */
  reason?: string;
  /** When the data of the answer was read; undefined for an answer that no cache may keep. */
  readAt: number | undefined;
  tags: ReadonlySet<string>;
  cursor: string | undefined;
}

/** What the worker answered. */
export interface WorkerResponse {
  status: number;
  headers: Headers;
  readAt: number;
  cursor?: string;
}

/**
 * The cache in front of the worker: RFC 9111 by http-cache-semantics, with Cloudflare's rules for its own header, tags,
 * purges and invalidations. It is one cache, like the upper tier that all data centres share.
 */
export function createEdgeModel(clock: Clock, run: (path: string) => Promise<WorkerResponse>) {
  const entries = new Map<string, Entry>();
  /** What was stored and then purged, and has not been stored again. */
  const purged = new Set<string>();
  class ClockedPolicy extends CachePolicy {
    now() {
      return clock.now;
    }
  }
  const requestOf = (path: string) => ({ url: path, method: "GET", headers: { host: "edge" } });

  async function fetchAndStore(path: string): Promise<Answer> {
    const { status, headers, readAt, cursor } = await run(path);
    const edge = headers.get("cloudflare-cdn-cache-control");
    const known = Object.fromEntries(headers);
    const response = { status, headers: { ...known, ...(edge && { "cache-control": edge }) } };
    const policy = new ClockedPolicy(requestOf(path), response, { shared: true });
    const tags = new Set((headers.get("cache-tag") ?? "").split(",").filter(Boolean));
    const isStored = status < 500 && policy.storable() && policy.maxAge() > 0;
    const reason = isStored ? whyAbsent(path) : `never stored, ${status}`;
    if (isStored) entries.set(path, { policy, tags, path: path.split("?")[0] ?? path, readAt, cursor });
    purged.delete(path);
    return { outcome: "worker", reason, readAt: isStored ? readAt : undefined, tags, cursor };
  }

  function whyAbsent(path: string): string {
    const entry = entries.get(path);
    if (entry) return entry.isInvalidated ? "invalidated" : "expired";
    return purged.has(path) ? "purged" : "first request";
  }

  function* findEntries({ tags = [], pathPrefixes = [], purgeEverything = false }: CachePurgeOptions) {
    const named = new Set(tags);
    for (const [key, entry] of entries) {
      const isNamed =
        purgeEverything ||
        [...entry.tags].some((tag) => named.has(tag)) ||
        pathPrefixes.some((prefix) => entry.path.startsWith(prefix));
      if (isNamed) yield [key, entry] as const;
    }
  }

  return {
    async get(path: string): Promise<Answer> {
      const entry = entries.get(path);
      if (!entry || entry.isInvalidated) return fetchAndStore(path);
      const { revalidation, response } = entry.policy.evaluateRequest(requestOf(path));
      const { readAt, tags, cursor } = entry;
      if (!revalidation) return { outcome: "hit", readAt, tags, cursor };
      if (!response || revalidation.synchronous) return fetchAndStore(path);
      const { reason } = await fetchAndStore(path);
      return { outcome: "stale", reason, readAt, tags, cursor };
    },
    /** Removes what has one of the tags or begins with one of the paths. */
    purge(options: CachePurgeOptions): void {
      for (const [key] of findEntries(options)) {
        entries.delete(key);
        purged.add(key);
      }
    },
    /** Marks as old what has one of the tags or begins with one of the paths. */
    invalidate(options: CachePurgeOptions): void {
      for (const [, entry] of findEntries(options)) entry.isInvalidated = true;
    },
  };
}
