import type { Bindings } from "#worker/bindings.ts";
import { deleteExpiredResponses } from "#worker/db/idempotency-records.ts";
import { batch } from "#worker/db/query.ts";
import { deleteExpiredThrottles } from "#worker/db/throttle.ts";
import { readMailConfig } from "#worker/mail-config.ts";
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

/**
 * Runs every few minutes: stores spooled enquiries and logouts, deletes expired data, sends e-mails, empties the bin
 * and, once a night, backs up the database. A failing task does not stop the others.
 * @throws the first error, after all tasks have run
 */
export async function runSchedule(env: Bindings, now = new Date()): Promise<void> {
  const images = imageStore(env.IMAGES);
  const mail = readMailConfig(env);
  const tasks = {
    spool: () => drainEnquirySpool(env.DB, images, mail !== undefined),
    logouts: () => drainLogoutSpool(env.DB, images),
    expiry: () =>
      batch(
        env.DB,
        ...clearExpiredEnquiries(now),
        ...deleteExpiredSessions(now),
        deleteExpiredResponses(now),
        deleteExpiredThrottles(now),
      ),
    mail: () => mail && sendEnquiryMails(env.DB, mail, now),
    bin: () => emptyBin(env.DB, images, now),
    orphans: () => deleteOrphanedFiles(env.DB, images, now),
    backup: () => backUpNightly(env.DB, backupStore(env.IMAGES), now),
  };
  const errors: unknown[] = [];
  for (const [schedule, task] of Object.entries(tasks)) {
    try {
      const done = await task();
      if (done) console.log(JSON.stringify({ schedule, done }));
    } catch (error) {
      errors.push(error);
    }
  }
  if (errors.length > 0) throw errors[0];
}
