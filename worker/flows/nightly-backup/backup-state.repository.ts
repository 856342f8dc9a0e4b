import { eq } from "drizzle-orm";
import * as z from "zod";
import { builder, type Statement } from "#worker/db/driver.ts";
import { combineQueries, type Query } from "#worker/db/query.ts";
import { jobs } from "#worker/db/tables/operations.ts";
import { copyProgress } from "#worker/modules/backup/backup-part.service.ts";
import { findJobState } from "#worker/modules/operations/jobs.repository.ts";

export const backupJob = "backup";

const copyUpload = z.object({ day: z.string(), uploadId: z.string() });
const uploadedPart = z.object({ partNumber: z.number(), etag: z.string() });

/** A copy that is being made. */
const unfinishedCopy = copyUpload.extend(copyProgress.shape).extend({ uploaded: z.array(uploadedPart) });
export type UnfinishedCopy = z.infer<typeof unfinishedCopy>;

/** A complete copy; `rows` is known for those that this database made. */
const completeCopy = z.object({
  day: z.string(),
  startedAt: z.string(),
  bytes: z.number(),
  rows: z.record(z.string(), z.number()).optional(),
});
export type CompleteCopy = z.infer<typeof completeCopy>;

/** The state of the nightly backup between two runs of the schedule. */
const backupState = z.object({
  /** When the schedule first ran with this database. */
  since: z.string(),
  /** The newest complete copy. */
  newest: completeCopy.optional(),
  unfinished: unfinishedCopy.optional(),
  /** The day of the last copy if it was discarded, because it was much smaller than the newest. */
  refusedDay: z.string().optional(),
});
export type BackupState = z.infer<typeof backupState>;

const acceptedJob = "backup-smaller";

/** The statement that allows the next copy to be much smaller than the newest one. As a text, because wrangler runs it. */
export const acceptSmallerCopy = `INSERT INTO jobs (name, state) VALUES ('${acceptedJob}', 'true') ON CONFLICT (name) DO UPDATE SET state = 'true'`;

/** Returns whether the next copy may be much smaller. */
export const isSmallerCopyAccepted: Query<boolean> = combineQueries(
  [findJobState(acceptedJob, z.boolean())],
  (accepted) => accepted === true,
);

export const forgetAcceptedCopy: Statement = builder.delete(jobs).where(eq(jobs.name, acceptedJob));

/** Returns the state of the nightly backup, undefined before its first run. */
export const findBackupState: Query<BackupState | undefined> = findJobState(backupJob, backupState);
