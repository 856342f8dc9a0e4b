import { type FileHandle, open } from "node:fs/promises";
import { sha256 } from "#shared/sha256.ts";
import { type DumpSummary, readDumpHeader, readDumpSummary } from "#worker/db/dump/dump-summary.ts";
import { CommandError } from "../command-error.ts";
import { splitStatements } from "./split-statements.ts";

/** The last line of a copy is shorter than this. */
const maxSummaryBytes = 1024 * 1024;

/** A verified copy of a database. */
export interface DatabaseCopy {
  /** When its reading began. */
  startedAt: string;
  /** The newest migration of the database that was copied; a copy of an early version names none. */
  schema?: string;
  /** The number of rows of each table. */
  rows: Record<string, number>;
  bytes: number;
  parts: { start: number; bytes: number }[];
}

/**
 * Verifies the checksums of a copy.
 * @throws CommandError if the copy is incomplete or damaged
 */
export async function verifyCopy(file: string): Promise<DatabaseCopy> {
  const handle = await open(file);
  try {
    const { size } = await handle.stat();
    const { startedAt, schema } = readDumpHeader((await readBytes(handle, 0, Math.min(size, 200))).toString()) ?? {};
    if (startedAt === undefined)
      throw new CommandError("The file is not a copy of the database: its first line is missing");
    const end = await readBytes(handle, Math.max(0, size - maxSummaryBytes), Math.min(size, maxSummaryBytes));
    const last = readDumpSummary(end.toString());
    if (!last) throw new CommandError("The copy is incomplete or damaged: its last line is missing");
    return {
      startedAt,
      schema,
      rows: last.summary.rows,
      bytes: size,
      parts: await verifyParts(handle, last.summary, size - last.length),
    };
  } finally {
    await handle.close();
  }
}

async function verifyParts(handle: FileHandle, { parts }: DumpSummary, size: number) {
  let start = 0;
  const verified: DatabaseCopy["parts"] = [];
  for (const [index, { bytes, sha256: expected }] of parts.entries()) {
    const found = await sha256(await readBytes(handle, start, bytes));
    if (found !== expected) throw new CommandError(`The copy is damaged: part ${index + 1} of ${parts.length}`);
    verified.push({ start, bytes });
    start += bytes;
  }
  if (start !== size) throw new CommandError("The copy is damaged: its size is wrong");
  return verified;
}

/** Yields the statements of each part of a verified copy. */
export async function* readCopyStatements(file: string, { parts }: DatabaseCopy): AsyncGenerator<string[]> {
  const handle = await open(file);
  try {
    for (const { start, bytes } of parts) yield splitStatements((await readBytes(handle, start, bytes)).toString());
  } finally {
    await handle.close();
  }
}

async function readBytes(handle: FileHandle, start: number, length: number): Promise<Buffer<ArrayBuffer>> {
  const buffer = Buffer.alloc(length);
  const { bytesRead } = await handle.read(buffer, 0, length, start);
  return buffer.subarray(0, bytesRead);
}
