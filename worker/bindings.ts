/** The bindings and secrets of a deployment, from wrangler.toml. */
export interface Bindings {
  DB: D1Database;
  IMAGES: R2Bucket;
  /** A second bucket with copies of the database and of the images. */
  BACKUPS: R2Bucket;
  ASSETS: Fetcher;
  CHECK_LIMITER: RateLimit;
  EVENT_LIMITER: RateLimit;
  SIGN_IN_LIMITER: RateLimit;
  ENQUIRY_LIMITER: RateLimit;
  READ_LIMITER: RateLimit;
  QUERY_LIMITER: RateLimit;
  ACCOUNT_LIMITER: RateLimit;
  /** The version of the worker; a random one in development. */
  VERSION?: { id: string };
  ENVIRONMENT: string;
  SITE_ORIGIN: string;
  /** How registrations with a role are handled; `approval` by default. */
  ADMIN_SIGNUP?: string;
  /** Secret: creates the first super admin. */
  SETUP_CODE?: string;
  /** Sends e-mails: alerts, receipts and alarms. Requires all three settings. */
  MAILER?: SendEmail;
  MAIL_FROM?: string;
  MAIL_TO?: string;
  /** Secret: derives the tokens of a refreshed session. */
  TOKEN_KEY?: string;
  /** Secret: signs push messages (RFC 8292); the public and the private key with a dot between them. */
  VAPID_KEY?: string;
  /** `on`: a local site keeps its mails and push messages for `/admin/outbox`. */
  LOCAL_OUTBOX?: string;
  /** Secret: an https address that receives alarms as JSON. */
  ALARM_WEBHOOK_URL?: string;
  /** Secret: lets a monitoring service read `/health/deep`. */
  MONITOR_KEY?: string;
}
