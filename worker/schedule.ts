import { forgetAnswers } from "./db/kept-answers.ts";
import { write } from "./db/query.ts";
import { forgetThrottles } from "./db/throttle.ts";
import type { Bindings } from "./env.ts";
import { readMailing } from "./http/settings.ts";
import { forgetSessions } from "./modules/accounts/sessions.repository.ts";
import { sendMails } from "./modules/enquiries/enquiry-mail.ts";
import { forgetEnquiries } from "./modules/enquiries/enquiry-retention.ts";
import { drainSpool } from "./modules/enquiries/enquiry-spool.ts";
import { emptyBin } from "./modules/properties/empty-bin.ts";
import { removeOrphans } from "./modules/uploads/orphans.ts";
import { backUpNightly } from "./nightly-backup.ts";
import { backupStore } from "./storage/backup-store.ts";
import { imageStore } from "./storage/image-store.ts";

/**
 * What the cron does every few minutes: brings enquiries home that were taken while the database was away, tells the staff
 * of new ones by mail, forgets what
 * the site has promised to forget, and removes for good what nobody wants back, and once a night
 * copies the database.
 */
export async function runSchedule(env: Bindings, now = new Date()): Promise<void> {
  const images = imageStore(env.IMAGES);
  const mailing = readMailing(env);
  const drained = await drainSpool(env.DB, images, mailing !== undefined);
  await write(env.DB, ...forgetEnquiries(now), ...forgetSessions(now), forgetAnswers(now), forgetThrottles(now));
  if (mailing) {
    const mails = await sendMails(env.DB, mailing, now);
    if (mails.sent + mails.failed > 0) console.log(JSON.stringify({ schedule: "mail", ...mails }));
  }
  const emptied = await emptyBin(env.DB, images, now);
  const orphans = await removeOrphans(env.DB, images, now);
  if (emptied + orphans > 0) console.log(JSON.stringify({ schedule: "clean-up", emptied, orphans }));
  const copied = await backUpNightly(env.DB, backupStore(env.IMAGES), now);
  if (copied !== undefined) console.log(JSON.stringify({ schedule: "backup", rows: copied }));
  if (drained > 0) console.log(JSON.stringify({ schedule: "spool", drained }));
}
