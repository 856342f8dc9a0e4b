import { withTimeout } from "#worker/lib/with-timeout.ts";

/** Size of all parts of an upload except the last. R2 requires equal sizes of at least 5 MiB. */
export const backupPartBytes = 5 * 1024 * 1024;
const timeoutMs = 60_000;
const prefix = "database/";

/** A complete copy of the database. */
export interface DatabaseCopy {
  /** The day on which it was started. */
  day: string;
  /** When the reading began. Later changes are not in it. */
  startedAt: string;
  bytes: number;
}

/** An upload in parts. The copy can be read only after the last part. */
export interface CopyUpload {
  day: string;
  uploadId: string;
}

/** The copies of the database in R2, one per day. Every method throws StorageUnavailable on failure. */
export interface BackupStore {
  /** Returns the complete copy of a day. */
  find(day: string): Promise<DatabaseCopy | undefined>;
  findNewest(): Promise<DatabaseCopy | undefined>;
  start(day: string, startedAt: string): Promise<CopyUpload>;
  /** Stores a part; the first one has number 1. A part that is stored again replaces the earlier one. */
  addPart(upload: CopyUpload, number: number, bytes: Uint8Array): Promise<R2UploadedPart>;
  complete(upload: CopyUpload, parts: R2UploadedPart[]): Promise<void>;
  /** Discards an upload, also one that no longer exists. */
  discard(upload: CopyUpload): Promise<void>;
  /** Deletes the copies of earlier days. */
  removeBefore(day: string): Promise<void>;
}

/** Returns the key of the copy of a day. */
export const databaseCopyKey = (day: string) => `${prefix}${day}.sql`;

const withBackupTimeout = <T>(work: Promise<T>) => withTimeout("backups", timeoutMs, work);

function toCopy({ key, size, uploaded, customMetadata }: R2Object): DatabaseCopy {
  const startedAt = customMetadata?.startedAt ?? uploaded.toISOString();
  return { day: key.slice(prefix.length, -".sql".length), startedAt, bytes: size };
}

export function backupStore(backups: R2Bucket): BackupStore {
  const resume = ({ day, uploadId }: CopyUpload) => backups.resumeMultipartUpload(databaseCopyKey(day), uploadId);
  return {
    async find(day) {
      const object = await withBackupTimeout(backups.head(databaseCopyKey(day)));
      return object ? toCopy(object) : undefined;
    },
    async findNewest() {
      const { objects } = await withBackupTimeout(backups.list({ prefix, include: ["customMetadata"] }));
      return objects.map(toCopy).sort((one, other) => other.day.localeCompare(one.day))[0];
    },
    async start(day, startedAt) {
      const options = { customMetadata: { startedAt }, httpMetadata: { contentType: "application/sql" } };
      const upload = backups.createMultipartUpload(databaseCopyKey(day), options);
      return { day, uploadId: (await withBackupTimeout(upload)).uploadId };
    },
    addPart: (upload, number, bytes) => withBackupTimeout(resume(upload).uploadPart(number, bytes)),
    async complete(upload, parts) {
      await withBackupTimeout(resume(upload).complete(parts));
    },
    async discard(upload) {
      await withBackupTimeout(resume(upload).abort()).catch(() => undefined);
    },
    async removeBefore(day) {
      const { objects } = await withBackupTimeout(backups.list({ prefix }));
      const old = objects.map(({ key }) => key).filter((key) => key < databaseCopyKey(day));
      if (old.length > 0) await withBackupTimeout(backups.delete(old));
    },
  };
}
