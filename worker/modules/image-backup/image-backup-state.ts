import * as z from "zod";

const backupPass = z.object({
  startedAt: z.string(),
  /** Index of the folder that is compared. */
  folder: z.number(),
  /** Key of the last file that was compared in this folder; undefined at its start. */
  after: z.string().optional(),
  checked: z.number(),
  copied: z.number(),
  /** Copied bytes. */
  bytes: z.number(),
  differing: z.number(),
  /** Keys of the first files whose copy differs. */
  examples: z.array(z.string()),
});

/** The pass that is running: one comparison of the whole image store with its copies. */
export type BackupPass = z.infer<typeof backupPass>;

export const imageBackupState = z.object({
  /** When the first run was. */
  firstAt: z.string(),
  /** When a run last compared or copied a file. */
  progressAt: z.string().optional(),
  pass: backupPass.optional(),
  /** The last complete pass. */
  last: backupPass.extend({ completedAt: z.string() }).optional(),
});

/** What the image backup keeps between runs. */
export type ImageBackupState = z.infer<typeof imageBackupState>;

const maxAgeMs = 48 * 3_600_000;

/**
 * Returns what the owner must know: copies that differ, or no complete pass in 48 hours. The first pass of a large
 * store may take longer, so it is a problem only after 48 hours without progress. Undefined if all is well.
 */
export function describeProblem({ firstAt, progressAt, pass, last }: ImageBackupState, now: Date): string | undefined {
  const bad = [pass, last].find((one) => one !== undefined && one.differing > 0);
  if (bad) {
    return `${bad.differing} copies of photos differ from the photo, such as ${bad.examples.join(", ")}. No copy is replaced. When the wrong one is deleted, the next night copies again.`;
  }
  const since = last?.completedAt ?? progressAt ?? firstAt;
  if (now.getTime() - new Date(since).getTime() <= maxAgeMs) return undefined;
  const day = since.slice(0, 10);
  return last ? `The last complete copy of the photos is of ${day}.` : `No photo has been copied since ${day}.`;
}
