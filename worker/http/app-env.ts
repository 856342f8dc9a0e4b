import type { Limiter } from "#contract/http/endpoint.ts";
import type { AlertChannels } from "#worker/alert-channels.ts";
import type { Bindings } from "#worker/bindings.ts";
import type { Config } from "#worker/config.ts";
import type { ImageStore } from "#worker/storage/image-store.ts";
import type { Actor } from "./actor.ts";
import type { LargeBodySlots } from "./body/large-body-slots.ts";
import type { Caching } from "./caching/caching.ts";

/** Values that middleware sets for the handlers of a request. */
export interface Variables {
  /** Method and path of the matched route; set when it is first needed. */
  routeKey?: string;
  requestId: string;
  /** The session of the request; see `chooseDatabase`. */
  db: D1Database;
  /** Reads the newest state, for what decides on access. */
  primary: D1Database;
  images: ImageStore;
  backups: R2Bucket;
  assets: Fetcher;
  /** The rate limit binding of each limiter. Several share one, with other keys. */
  limiters: Record<Limiter, RateLimit>;
  signInLimiter: RateLimit;
  /** Counts enquiries while the database is unavailable. */
  enquiryLimiter: RateLimit;
  config: Config;
  /** How colleagues are told about enquiries. */
  channels: AlertChannels;
  largeBodySlots: LargeBodySlots;
  /** Reports that a large body is still arriving; set by `limitLargeBodies`. */
  onBodyChunk?: () => void;
  /** The signed-in account; set by the gate, so it is missing on public routes. */
  actor: Actor;
  /** Origin of the site for absolute links; configured, never taken from the request. */
  origin: string;
  isProduction: boolean;
  /** What the handler says about storing its response. */
  caching?: Caching;
  /** The page may ask for the location of the device; set by the pages. */
  usesLocation?: boolean;
  /** The address of the page is a secret, so no link of it tells where it was. */
  hasSecretAddress?: boolean;
}

export interface AppEnv {
  Bindings: Bindings;
  Variables: Variables;
}
