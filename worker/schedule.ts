import { forgetAnswers } from "#worker/db/idempotency-records.ts";
import { drainLogouts } from "#worker/modules/accounts/sign-in/logout-spool.ts";
import { backUpNightly } from "#worker/modules/backup/nightly-backup.service.ts";
import { forgetEnquiries } from "#worker/modules/enquiries/enquiry-retention.repository.ts";
import { sendMails } from "#worker/modules/enquiries/mail/enquiry-mail.service.ts";
import { removeOrphans } from "#worker/modules/images/delete-orphaned-files.service.ts";
import { emptyBin } from "#worker/modules/properties/write/empty-bin.service.ts";
import { readMailing } from "./config.ts";
import { write } from "./db/query.ts";
import { forgetThrottles } from "./db/throttle.ts";
import type { Bindings } from "./env.ts";
import { forgetSessions } from "./modules/accounts/sessions.repository.ts";
import { drainSpool } from "./modules/enquiries/enquiry-spool.ts";
import { backupStore } from "./storage/backup-store.ts";
import { imageStore } from "./storage/image-store.ts";

/**
 * What the cron does every few minutes: brings enquiries home that were taken while the database was away and ends the
 * sessions that were logged out of meanwhile, tells the staff of new enquiries by mail, forgets what the site has promised to
 * forget, removes for good what nobody wants back, and once a night copies the database. One part that fails, such as a file
 * that cannot be read, holds up none of the others.
 * @throws the first failure, once all parts have had their turn
 */
export async function runSchedule(env: Bindings, now = new Date()): Promise<void> {
  const images = imageStore(env.IMAGES);
  const mailing = readMailing(env);
  const parts = {
    spool: () => drainSpool(env.DB, images, mailing !== undefined),
    logouts: () => drainLogouts(env.DB, images),
    forgetting: () =>
      write(env.DB, ...forgetEnquiries(now), ...forgetSessions(now), forgetAnswers(now), forgetThrottles(now)),
    mail: () => mailing && sendMails(env.DB, mailing, now),
    bin: () => emptyBin(env.DB, images, now),
    orphans: () => removeOrphans(env.DB, images, now),
    backup: () => backUpNightly(env.DB, backupStore(env.IMAGES), now),
  };
  const failures: unknown[] = [];
  for (const [schedule, part] of Object.entries(parts)) {
    try {
      const done = await part();
      if (done) console.log(JSON.stringify({ schedule, done }));
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw failures[0];
}
