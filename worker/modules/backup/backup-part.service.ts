import * as z from "zod";
import { sha256 } from "#shared/sha256.ts";
import { dumpPosition, readDumpPage, readSchema } from "#worker/db/dump/database-dump.ts";
import { type DumpSummary, dumpHeader, dumpSummary, dumpSummaryLine } from "#worker/db/dump/dump-summary.ts";
import type { DumpedTable, ReadRows } from "#worker/db/dump/dumped-tables.ts";

const pageBytes = 512 * 1024;
const lineFeed = 10;

/** What the parts before this one contain. */
export const copyProgress = z.object({
  startedAt: z.string(),
  position: dumpPosition,
  summary: dumpSummary,
  /** The number of rows of each table that are too long for the copy. */
  leftOut: z.record(z.string(), z.number()).optional(),
  /** Whether the last part was written. */
  isFinished: z.boolean(),
});
export type CopyProgress = z.infer<typeof copyProgress>;

/**
 * Returns the next part of a copy and the progress after it. Each part consists of complete statements. Line feeds fill
 * it up to `partBytes`, because all parts except the last must have this size.
 */
export async function readBackupPart(
  read: ReadRows,
  tables: DumpedTable[],
  progress: CopyProgress,
  partBytes: number,
): Promise<{ bytes: Uint8Array<ArrayBuffer>; progress: CopyProgress }> {
  const part = createPart(partBytes);
  let { position } = progress;
  const rows = { ...progress.summary.rows };
  const leftOut = { ...progress.leftOut };
  if (progress.summary.parts.length === 0)
    part.add(dumpHeader({ startedAt: progress.startedAt, schema: await readSchema(read) }));
  while (position.tables.length > 0) {
    const page = await readDumpPage(read, tables, position, Math.min(pageBytes, partBytes / 8));
    // The next part reads the page again.
    if (!part.add(page.text)) break;
    if (page.rows > 0) rows[page.table] = (rows[page.table] ?? 0) + page.rows;
    if (page.leftOut > 0) leftOut[page.table] = (leftOut[page.table] ?? 0) + page.leftOut;
    position = page.next;
  }
  const summaryWith = async (content: Uint8Array<ArrayBuffer>): Promise<DumpSummary> => ({
    rows,
    parts: [...progress.summary.parts, { bytes: content.length, sha256: await sha256(content) }],
  });
  if (position.tables.length === 0) {
    const summary = await summaryWith(part.content());
    if (part.add(dumpSummaryLine(summary)))
      return { bytes: part.content(), progress: { ...progress, position, summary, leftOut, isFinished: true } };
  }
  const bytes = part.filledUp();
  return { bytes, progress: { ...progress, position, summary: await summaryWith(bytes), leftOut } };
}

function createPart(partBytes: number) {
  const buffer = new Uint8Array(partBytes);
  const encoder = new TextEncoder();
  let filled = 0;
  return {
    /** Appends a text, or returns false if there is no space for it. */
    add(text: string): boolean {
      const { read, written } = encoder.encodeInto(text, buffer.subarray(filled));
      if (read < text.length) return false;
      filled += written;
      return true;
    },
    content: () => buffer.slice(0, filled),
    filledUp: () => buffer.fill(lineFeed, filled),
  };
}
