import { eq } from "drizzle-orm";
import * as z from "zod";
import { builder } from "#worker/db/query/builder.ts";
import { combineQueries, type Query, type Statement } from "#worker/db/query/query.ts";
import { jobs } from "#worker/db/tables/operations.ts";
import type { CopyProgress } from "#worker/modules/backup/backup-part.service.ts";
import { findJobState } from "#worker/modules/operations/jobs.repository.ts";
import type { CopyUpload, DatabaseCopy } from "#worker/storage/backup-store.ts";

export const backupJob = "backup";

/** A copy that is being made. */
export type UnfinishedCopy = CopyUpload & CopyProgress & { uploaded: R2UploadedPart[] };

/** A complete copy; `rows` is known for those that this database made. */
export type CompleteCopy = DatabaseCopy & { rows?: Record<string, number> };

/** The state of the nightly backup between two runs of the schedule. */
export interface BackupState {
  /** When the schedule first ran with this database. */
  since: string;
  /** The newest complete copy. */
  newest?: CompleteCopy;
  unfinished?: UnfinishedCopy;
  /** The day of the last copy if it was discarded, because it was much smaller than the newest. */
  refusedDay?: string;
}

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
export const findBackupState: Query<BackupState | undefined> = findJobState(backupJob, z.custom<BackupState>());
