import type { CachePolicyName } from "#contract/http/cache-policies.ts";

/** What a handler says about its response. */
export interface Caching {
  /** One of the policies that its route states; by default the only one of an endpoint. */
  policy?: CachePolicyName;
  /** What the response shows. A change of it removes the response from the cache in front of the worker. */
  tags?: readonly string[];
  /** The query only filters public data. Other queries may be personal, so the edge does not keep their responses. */
  isQueryPublic?: boolean;
  /** It is a page: its script reads from a header when it was rendered, and says so if the copy is stale. */
  isPage?: boolean;
  /** For the policy `signed`: how long the address is valid. */
  seconds?: number;
}
