import { forgetAnswers } from "./db/kept-answers.ts";
import { write } from "./db/query.ts";
import { forgetThrottles } from "./db/throttle.ts";
import type { Bindings } from "./env.ts";
import { forgetSessions } from "./modules/accounts/sessions.repository.ts";
import { forgetEnquiries } from "./modules/enquiries/enquiry-retention.ts";
import { drainSpool } from "./modules/enquiries/enquiry-spool.ts";
import { imageStore } from "./storage/image-store.ts";

/**
 * What the cron does every few minutes: brings enquiries home that were taken while the database was away, and forgets
 * what the site has promised to forget.
 */
export async function runSchedule(env: Bindings, now = new Date()): Promise<void> {
  const drained = await drainSpool(env.DB, imageStore(env.IMAGES));
  await write(env.DB, ...forgetEnquiries(now), ...forgetSessions(now), forgetAnswers(now), forgetThrottles(now));
  if (drained > 0) console.log(JSON.stringify({ schedule: "spool", drained }));
}
