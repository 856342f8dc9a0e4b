/** The cache in front of the worker, from the context of a request or of the schedule. */
export type EdgeCache = Pick<CacheContext, "purge" | "invalidate">;

/** Returns the cache of a context; undefined where there is none, as in development. */
export function readEdgeCache(context: object): EdgeCache | undefined {
  return (context as { cache?: EdgeCache }).cache;
}
