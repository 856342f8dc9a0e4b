import type { ImageStore } from "./storage/image-store.ts";

/** What wrangler.toml and the deployment's secrets bind to the worker. */
export interface Bindings {
  DB: D1Database;
  IMAGES: R2Bucket;
  ASSETS: Fetcher;
  EVENT_LIMITER: RateLimit;
  ENVIRONMENT: string;
  SITE_ORIGIN: string;
}

/** What a request carries from the middlewares to its handler. */
export interface Variables {
  requestId: string;
  db: D1Database;
  images: ImageStore;
  assets: Fetcher;
  eventLimiter: RateLimit;
  /** The site's own address, which absolute links are made from; never taken from the request. */
  origin: string;
  production: boolean;
}

export interface AppEnv {
  Bindings: Bindings;
  Variables: Variables;
}
