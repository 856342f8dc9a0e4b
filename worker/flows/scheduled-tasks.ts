import { drainLogoutsTask } from "#worker/modules/accounts/sign-in/logout-spool.ts";
import { remindTask } from "#worker/modules/appointments/telling/reminders.service.ts";
import { alertsTask } from "#worker/modules/enquiries/alerts/send-due-alerts.service.ts";
import { enquiryMailTask } from "#worker/modules/enquiries/mail/enquiry-mail.service.ts";
import { drainSpoolTask } from "#worker/modules/enquiries/spool/drain-enquiry-spool.service.ts";
import { announceAlarmsTask } from "#worker/modules/operations/announce-alarms.service.ts";
import { messagesTask } from "#worker/modules/operations/complete-mail.ts";
import { webhookTask } from "#worker/modules/operations/send-messages.service.ts";
import { finishMergesTask } from "#worker/modules/people/finish-merges.service.ts";
import { linkPeopleTask } from "#worker/modules/people/linking/link-people.service.ts";
import { tellWantsTask } from "#worker/modules/wants/telling/tell-wants.service.ts";
import type { ScheduledTask } from "#worker/scheduled-task.ts";
import { answerTimeTask } from "./answers/measure-answer-time.service.ts";
import { invalidateTask } from "./edge-cache/invalidate-changes.service.ts";
import { watchHealthTask } from "./health/watch-health.service.ts";
import { backUpImagesTask } from "./image-files/back-up-images.ts";
import { emptyBinTask } from "./image-files/empty-bin-safely.ts";
import { sweepImagesTask } from "./image-files/sweep-with-alarm.ts";
import { watchLostImagesTask } from "./image-files/watch-lost-images.ts";
import { listingRulesTask } from "./listing-rules/keep-listing-rules.service.ts";
import { toConfirmMailTask } from "./listing-rules/mail-to-confirm.service.ts";
import { backUpTask } from "./nightly-backup/nightly-backup.service.ts";
import { pricesTask } from "./prices/compute-prices.service.ts";
import { retentionTask } from "./retention/daily-retention.service.ts";
import { deleteExpiredTask } from "./retention/delete-expired.service.ts";
import { watchEnquiryLimitTask } from "./watch/watch-enquiry-limit.service.ts";
import { watchSpoolTask } from "./watch/watch-spool.service.ts";

/** The tasks of the schedule, in their order. The last ones check what the others did and tell the owner. */
export const scheduledTasks: readonly ScheduledTask[] = [
  drainSpoolTask,
  linkPeopleTask,
  finishMergesTask,
  drainLogoutsTask,
  deleteExpiredTask,
  enquiryMailTask,
  alertsTask,
  tellWantsTask,
  remindTask,
  emptyBinTask,
  sweepImagesTask,
  watchLostImagesTask,
  backUpImagesTask,
  backUpTask,
  retentionTask,
  listingRulesTask,
  pricesTask,
  toConfirmMailTask,
  answerTimeTask,
  invalidateTask,
  watchEnquiryLimitTask,
  watchSpoolTask,
  watchHealthTask,
  announceAlarmsTask,
  messagesTask,
  webhookTask,
];
