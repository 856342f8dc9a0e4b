import { readAlertChannels } from "#worker/alert-channels.ts";
import type { Bindings } from "#worker/bindings.ts";
import { readConfig } from "#worker/config.ts";
import { deleteExpiredResponses } from "#worker/db/idempotency-records.ts";
import { batch } from "#worker/db/query/query.ts";
import { deleteExpiredThrottles } from "#worker/db/throttle.ts";
import { readMailConfig } from "#worker/mail-config.ts";
import { deleteExpiredSessions } from "#worker/modules/accounts/sessions.repository.ts";
import { drainLogoutSpool } from "#worker/modules/accounts/sign-in/logout-spool.ts";
import { deletePastTimes } from "#worker/modules/appointments/take-time.repository.ts";
import { sendDueAlerts } from "#worker/modules/enquiries/alerts/send-due-alerts.service.ts";
import { clearExpiredEnquiries } from "#worker/modules/enquiries/enquiry-retention.repository.ts";
import { sendEnquiryMails } from "#worker/modules/enquiries/mail/enquiry-mail.service.ts";
import { drainEnquirySpool } from "#worker/modules/enquiries/spool/drain-enquiry-spool.service.ts";
import { announceAlarms } from "#worker/modules/operations/announce-alarms.service.ts";
import { deleteOldPolicyReports } from "#worker/modules/operations/daily-counts.repository.ts";
import { deleteOldMessages } from "#worker/modules/operations/messages.repository.ts";
import { type Part, type PartOutcome, runPart } from "#worker/modules/operations/run-part.service.ts";
import { callWebhook, sendMessages } from "#worker/modules/operations/send-messages.service.ts";
import { finishMerges } from "#worker/modules/people/merge.repository.ts";
import { deleteExpiredPeople } from "#worker/modules/people/people-retention.repository.ts";
import { deleteExpiredUndos } from "#worker/modules/properties/bulk/undo.repository.ts";
import { pricesJob } from "#worker/modules/properties/prices/price-figures.repository.ts";
import { answerTimeJob } from "#worker/modules/site/site.repository.ts";
import { deleteOldWebVitals } from "#worker/modules/visits/web-vitals.repository.ts";
import { endExpiredWants } from "#worker/modules/wants/want-retention.repository.ts";
import { backupStore } from "#worker/storage/backup-store.ts";
import { deleteOldVersions, readPointer } from "#worker/storage/catalogue-store.ts";
import { imageCopies } from "#worker/storage/image-copies.ts";
import { imageStore } from "#worker/storage/image-store.ts";
import { measureAnswerTime } from "./answers/measure-answer-time.service.ts";
import { remindByMail } from "./appointments/telling/reminders.service.ts";
import { publishCatalogue } from "./catalogue/publish-catalogue.service.ts";
import { completeMail } from "./complete-mail.ts";
import type { EdgeCache } from "./edge-cache/edge-cache.ts";
import { invalidateChanges } from "./edge-cache/invalidate-changes.service.ts";
import { invalidationJob } from "./edge-cache/public-changes.repository.ts";
import { healthJob } from "./health/health-state.repository.ts";
import { watchHealth } from "./health/watch-health.service.ts";
import { backUpImages } from "./image-files/back-up-images.ts";
import { emptyBinSafely } from "./image-files/empty-bin-safely.ts";
import { sweepWithAlarm } from "./image-files/sweep-with-alarm.ts";
import { watchLostImages } from "./image-files/watch-lost-images.ts";
import { keepListingRules } from "./listing-rules/keep-listing-rules.service.ts";
import { mailToConfirm, toConfirmMailJob } from "./listing-rules/mail-to-confirm.service.ts";
import { backUpNightly } from "./nightly-backup/nightly-backup.service.ts";
import { linkPeople } from "./people/link-people.service.ts";
import { computePrices } from "./prices/compute-prices.service.ts";
import { cleanUpDaily } from "./retention/daily-retention.service.ts";
import { tellWants } from "./wants/tell-wants.service.ts";
import { announceOutage, announceOutageEnd } from "./watch/announce-outage.service.ts";
import { watchEnquiryLimit } from "./watch/watch-enquiry-limit.service.ts";
import { watchSpool } from "./watch/watch-spool.service.ts";

/**
 * Runs each minute: tells colleagues what is due, so that an unopened enquiry is passed on within a minute after
 * its time, and those who look for a home. Failures are recorded by the run every five minutes, which does the same.
 */
export async function runAlerts(env: Bindings, now: Date): Promise<void> {
  const channels = readAlertChannels(env);
  const done = await sendDueAlerts({ db: env.DB, channels, now });
  if (done) console.log(JSON.stringify({ schedule: "alerts", result: "ok", done }));
  const { tokenKey } = readConfig(env);
  const told = tokenKey && (await tellWants({ db: env.DB, channels, now, origin: env.SITE_ORIGIN, tokenKey }));
  if (told) console.log(JSON.stringify({ schedule: "wants", result: "ok", told }));
}

/**
 * Runs every five minutes. Each task is logged and recorded by its name. A failing task does not stop the others. The
 * last tasks check the deployment and announce alarms.
 * @throws the first error, after all tasks have run
 */
export async function runSchedule(env: Bindings, now = new Date(), cache?: EdgeCache): Promise<void> {
  const images = imageStore(env.IMAGES);
  const config = readConfig(env);
  const mail = readMailConfig(env);
  const channels = readAlertChannels(env);
  const webhookUrl = config.alarmWebhookUrl;
  const publish = () => publishCatalogue({ db: env.DB, images }, now);
  const tasks: Record<string, Part> = {
    spool: () => drainEnquirySpool({ db: env.DB, images }, mail !== undefined, now, channels),
    "link-people": () => linkPeople(env.DB),
    merges: () => batch(env.DB, ...finishMerges(now)),
    logouts: () => drainLogoutSpool({ db: env.DB, images }),
    expiry: () =>
      batch(
        env.DB,
        ...clearExpiredEnquiries(now),
        ...deleteExpiredPeople(now),
        ...deleteExpiredSessions(now),
        deleteExpiredResponses(now),
        deleteExpiredThrottles(now),
        deleteOldMessages(now),
        deleteOldPolicyReports(now),
        deleteOldWebVitals(now),
        deleteExpiredUndos(now),
        deletePastTimes(now),
        ...endExpiredWants(now),
      ),
    mail: () => mail && sendEnquiryMails(env.DB, mail, now),
    alerts: () => sendDueAlerts({ db: env.DB, channels, now }),
    wants: () =>
      config.tokenKey && tellWants({ db: env.DB, channels, now, origin: env.SITE_ORIGIN, tokenKey: config.tokenKey }),
    reminders: () =>
      config.tokenKey &&
      remindByMail({ db: env.DB, channels, now, origin: env.SITE_ORIGIN, tokenKey: config.tokenKey }),
    bin: () => emptyBinSafely({ db: env.DB, images }, now),
    orphans: () => sweepWithAlarm({ db: env.DB, images }, now),
    "lost-images": () => watchLostImages({ db: env.DB, images }, now),
    "image-backup": () => backUpImages(env.DB, imageCopies(env.IMAGES, env.BACKUPS), now),
    backup: () => backUpNightly(env.DB, backupStore(env.BACKUPS), now),
    retention: async () => {
      const run = await cleanUpDaily(env.DB, now);
      if (run) await deleteOldVersions(images, (await readPointer(images))?.version, now);
      return run;
    },
    "listing-rules": () => keepListingRules(env.DB, now, cache, cache && publish),
    [pricesJob]: () => computePrices(env.DB, now, cache, cache && publish),
    [toConfirmMailJob]: () => mail && mailToConfirm(env.DB, env.SITE_ORIGIN, now),
    [answerTimeJob]: () => measureAnswerTime(env.DB, now, cache),
    [invalidationJob]: () => cache && invalidateChanges({ db: env.DB, cache, publish }),
  };
  const context = { db: env.DB, images, backups: env.BACKUPS, config };
  const addLinks = (message: { id: string; body: string }) =>
    completeMail(message, { origin: env.SITE_ORIGIN, tokenKey: config.tokenKey });
  const watch: Record<string, Part> = {
    "enquiry-limit": () => watchEnquiryLimit(env.DB, now),
    "spool-state": () => watchSpool({ db: env.DB, images }, now),
    [healthJob]: () => watchHealth(context, [...Object.keys(tasks), ...Object.keys(watch)], now),
    alarms: () =>
      announceAlarms(
        env.DB,
        { mail: mail !== undefined, webhook: webhookUrl !== undefined, origin: env.SITE_ORIGIN },
        now,
      ),
    messages: () => mail && sendMessages(env.DB, mail, addLinks, now),
    webhook: () => webhookUrl && callWebhook(env.DB, webhookUrl, now),
  };
  const outcomes: PartOutcome[] = [];
  for (const [name, task] of Object.entries({ ...tasks, ...watch }))
    outcomes.push(await runPart(env.DB, name, task, now));
  const alarmChannels = { webhookUrl, mail: mail !== undefined };
  const isDatabaseAvailable = outcomes.at(-1)?.isRecorded;
  outcomes.push(
    await runPart(
      env.DB,
      "outage",
      () =>
        isDatabaseAvailable
          ? announceOutageEnd({ db: env.DB, images }, alarmChannels, now)
          : announceOutage(images, alarmChannels, now),
      now,
    ),
  );
  const failed = outcomes.find(({ error }) => error !== undefined);
  if (failed) throw failed.error;
}
