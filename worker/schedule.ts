import { deleteExpiredResponses } from "#worker/db/idempotency-records.ts";
import { batch } from "#worker/db/query.ts";
import { deleteExpiredThrottles } from "#worker/db/throttle.ts";
import { deleteExpiredSessions } from "#worker/modules/accounts/sessions.repository.ts";
import { drainLogoutSpool } from "#worker/modules/accounts/sign-in/logout-spool.ts";
import { backUpNightly } from "#worker/modules/backup/nightly-backup.service.ts";
import { clearExpiredEnquiries } from "#worker/modules/enquiries/enquiry-retention.repository.ts";
import { drainEnquirySpool } from "#worker/modules/enquiries/enquiry-spool.ts";
import { sendEnquiryMails } from "#worker/modules/enquiries/mail/enquiry-mail.service.ts";
import { deleteOrphanedFiles } from "#worker/modules/images/delete-orphaned-files.service.ts";
import { emptyBin } from "#worker/modules/properties/write/empty-bin.service.ts";
import { backupStore } from "#worker/storage/backup-store.ts";
import { imageStore } from "#worker/storage/image-store.ts";
import { readMailConfig } from "./config.ts";
import type { Bindings } from "./env.ts";

/**
 * What the cron does every few minutes: brings enquiries home that were taken while the database was away and ends the
 * sessions that were logged out of meanwhile, tells the staff of new enquiries by mail, forgets what the site has promised to
 * forget, removes for good what nobody wants back, and once a night copies the database. One part that fails, such as a file
 * that cannot be read, holds up none of the others.
 * @throws the first failure, once all parts have had their turn
 */
export async function runSchedule(env: Bindings, now = new Date()): Promise<void> {
  const images = imageStore(env.IMAGES);
  const mailing = readMailConfig(env);
  const parts = {
    spool: () => drainEnquirySpool(env.DB, images, mailing !== undefined),
    logouts: () => drainLogoutSpool(env.DB, images),
    forgetting: () =>
      batch(
        env.DB,
        ...clearExpiredEnquiries(now),
        ...deleteExpiredSessions(now),
        deleteExpiredResponses(now),
        deleteExpiredThrottles(now),
      ),
    mail: () => mailing && sendEnquiryMails(env.DB, mailing, now),
    bin: () => emptyBin(env.DB, images, now),
    orphans: () => deleteOrphanedFiles(env.DB, images, now),
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
