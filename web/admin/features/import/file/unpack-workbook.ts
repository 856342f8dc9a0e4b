import { strFromU8, unzipSync } from "fflate";
import { maxUnpackedBytes, tooManyUnpackedBytes, unreadable } from "./limits.ts";

/** The files of a workbook that are no cells, and may be large. */
const otherFiles = /\/(pivot\w*|drawings|charts|theme|externalLinks|comments)\//;

/**
 * Returns the texts of the files of a workbook by their paths. Nothing is unpacked beyond the limit.
 * @throws Error with a message for the user when it is no archive, or too large
 */
export function unpackWorkbook(bytes: Uint8Array): Map<string, string> {
  let unpackedBytes = 0;
  try {
    const files = unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        if (!/^xl[/\\].*\.(xml|rels)$/.test(name) || otherFiles.test(name)) return false;
        unpackedBytes += originalSize;
        return unpackedBytes <= maxUnpackedBytes;
      },
    });
    if (unpackedBytes <= maxUnpackedBytes)
      // Some programs write the paths of Windows.
      return new Map(Object.entries(files).map(([name, content]) => [name.replaceAll("\\", "/"), strFromU8(content)]));
  } catch {
    throw new Error(unreadable);
  }
  throw new Error(tooManyUnpackedBytes);
}
