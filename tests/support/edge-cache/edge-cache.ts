import { createExecutionContext } from "cloudflare:test";

/** A cache in front of the worker that records its calls, and a context of requests that has it. */
export function createEdgeCache() {
  const calls: [method: "purge" | "invalidate", options: CachePurgeOptions][] = [];
  const waiting: Promise<unknown>[] = [];
  let refusal: string | undefined;
  const record = (method: "purge" | "invalidate") => async (options: CachePurgeOptions) => {
    if (refusal === undefined) calls.push([method, options]);
    return { success: refusal === undefined, errors: refusal ? [{ code: 1, message: refusal }] : [] };
  };
  const cache = { purge: record("purge"), invalidate: record("invalidate") };
  return {
    cache,
    calls,
    /** Lets all calls fail with a message, or succeed again. */
    refuse(message?: string) {
      refusal = message;
    },
    context(): ExecutionContext {
      const context = createExecutionContext();
      return new Proxy(context, {
        get(target, name) {
          if (name === "cache") return cache;
          if (name === "waitUntil") return (work: Promise<unknown>) => waiting.push(work);
          return Reflect.get(target, name);
        },
      });
    },
    /** Resolves when the work after the responses has ended. */
    settled: () => Promise.all(waiting),
  };
}
