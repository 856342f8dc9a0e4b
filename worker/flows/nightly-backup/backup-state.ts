import type { Query } from "#worker/db/query.ts";
import type { CopyProgress } from "#worker/modules/backup/backup-part.service.ts";
import { findJobState } from "#worker/modules/operations/jobs.repository.ts";
import type { CopyUpload, DatabaseCopy } from "#worker/storage/backup-store.ts";

export const backupJob = "backup";

/** A copy that is being made. */
export type UnfinishedCopy = CopyUpload & CopyProgress & { uploaded: R2UploadedPart[] };

/** The state of the nightly backup between two runs of the schedule. */
export interface BackupState {
  /** When the schedule first ran with this database. */
  since: string;
  /** The newest complete copy. */
  newest?: DatabaseCopy;
  unfinished?: UnfinishedCopy;
}

/** Returns the state of the nightly backup, undefined before its first run. */
export const findBackupState: Query<BackupState | undefined> = findJobState<BackupState>(backupJob);
