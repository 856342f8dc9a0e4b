import type { AdminSignupMode } from "#contract/accounts/roles.ts";
import type { Actor } from "#worker/http/actor.ts";
import type { LargeBodySlots } from "#worker/http/large-body-slots.ts";
import type { ImageStore } from "#worker/storage/image-store.ts";

/** What wrangler.toml and the deployment's secrets bind to the worker. */
export interface Bindings {
  DB: D1Database;
  IMAGES: R2Bucket;
  ASSETS: Fetcher;
  EVENT_LIMITER: RateLimit;
  SIGN_IN_LIMITER: RateLimit;
  ENVIRONMENT: string;
  SITE_ORIGIN: string;
  /** What a registration with a role leads to (ruling 20); `approval` when it is not set. */
  ADMIN_SIGNUP?: string;
  /** Secret: makes the first super admin. */
  SETUP_CODE?: string;
  /** Tells the staff of enquiries by mail, from and to these addresses; without one of the three nobody is. */
  MAILER?: SendEmail;
  MAIL_FROM?: string;
  MAIL_TO?: string;
  /** Secret: what the tokens after a session's first are made with. */
  TOKEN_KEY?: string;
}

/** What a deployment decides, read once a request. */
export interface Config {
  adminSignup: AdminSignupMode;
  /** Absent when it is missing or too short to be a secret. */
  setupCode?: string;
  tokenKey?: string;
  mailsEnquiries: boolean;
  /** What is missing, by name, for enquiries to be mailed. */
  mailLacks: string[];
  /** The settings by name, never by value, and whether each is as it has to be. */
  names: { name: string; ok: boolean; detail: string }[];
}

/** What a request carries from the middlewares to its handler. */
export interface Variables {
  requestId: string;
  db: D1Database;
  images: ImageStore;
  assets: Fetcher;
  eventLimiter: RateLimit;
  signInLimiter: RateLimit;
  settings: Config;
  bigBodies: LargeBodySlots;
  /** Called while a big body arrives; set where one may. */
  bodyArrives?: () => void;
  /** Who is calling; set by the gate, so there behind it and nowhere else. */
  actor: Actor;
  /** The site's own address, which absolute links are made from; never taken from the request. */
  origin: string;
  production: boolean;
}

export interface AppEnv {
  Bindings: Bindings;
  Variables: Variables;
}
