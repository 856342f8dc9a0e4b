import * as z from "zod";

const startMark = "-- Database copy of ";
const schemaMark = ", schema ";
const endMark = "-- Complete: ";

/** What the last line of a copy says about it. */
export const dumpSummary = z.object({
  /** The number of rows of each table. */
  rows: z.record(z.string(), z.number()),
  /** Size and SHA-256 in hexadecimal of each part, in order. Together they are the file without its last line. */
  parts: z.array(z.object({ bytes: z.number(), sha256: z.string() })),
});
export type DumpSummary = z.infer<typeof dumpSummary>;

/** What the first line of a copy says about it. */
export interface DumpHeader {
  /** When its reading began. */
  startedAt: string;
  /** The newest migration of its database. */
  schema: string;
}

/** Returns the first line of a copy. */
export function dumpHeader({ startedAt, schema }: DumpHeader): string {
  return `${startMark}${startedAt}${schemaMark}${schema}\n`;
}

/** Returns the last line of a copy. A file without it is incomplete. */
export function dumpSummaryLine(summary: DumpSummary): string {
  return `${endMark}${JSON.stringify(summary)}\n`;
}

/** Reads the first line of a copy; undefined if the text is not its start. A copy of an early version names no schema. */
export function readDumpHeader(start: string): Partial<DumpHeader> | undefined {
  const [line = ""] = start.split("\n", 1);
  if (!line.startsWith(startMark)) return undefined;
  const [startedAt, schema] = line.slice(startMark.length).split(schemaMark);
  return { startedAt, schema };
}

/** Returns the summary, and the length of its line, from the last bytes of a copy; undefined for an incomplete copy. */
export function readDumpSummary(end: string): { summary: DumpSummary; length: number } | undefined {
  const start = end.lastIndexOf(`\n${endMark}`) + 1;
  if (start === 0 || !end.endsWith("\n")) return undefined;
  const line = end.slice(start);
  try {
    return { summary: JSON.parse(line.slice(endMark.length)) as DumpSummary, length: line.length };
  } catch {
    return undefined;
  }
}
