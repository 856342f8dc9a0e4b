import { type Unzipped, unzipSync, zipSync } from "fflate";
import { maxUnpackedBytes, tooManyUnpackedBytes } from "../limits.ts";

/** The files of an archive that may contain cells, or why it is no spreadsheet. */
export type Unpacked = { files: Unzipped } | { problem: string };

const openDocument = "content.xml";

/**
 * Returns the files of a workbook that contain its cells, or a message for the user. Nothing is unpacked beyond the limit.
 * @throws Error when it is no ZIP archive, or an encrypted one
 */
export function unpackWorkbook(bytes: ArrayBuffer): Unpacked {
  const names: string[] = [];
  let unpackedBytes = 0;
  const packed = unzipSync(new Uint8Array(bytes), {
    filter: ({ name, originalSize }) => {
      names.push(name.replaceAll("\\", "/"));
      if (!hasCells(names[names.length - 1] ?? "")) return false;
      unpackedBytes += originalSize;
      return unpackedBytes <= maxUnpackedBytes;
    },
  });
  const problem = getProblem(names);
  if (problem) return { problem };
  if (unpackedBytes > maxUnpackedBytes) return { problem: tooManyUnpackedBytes };
  // Some programs write the paths of Windows.
  const files = Object.entries(packed).map(([name, content]) => [name.replaceAll("\\", "/"), content] as const);
  return { files: withUsualNames(Object.fromEntries(files)) };
}

export const isOpenDocument = (files: Unzipped): boolean => openDocument in files;

const hasCells = (name: string) =>
  name === openDocument ||
  name === "META-INF/manifest.xml" ||
  (/^xl\/.*\.(xml|rels)$/.test(name) && !/\/(pivot\w*|drawings|charts|theme|externalLinks|comments)\//.test(name));

/** Returns which document an archive is, and what to do, unless it is a spreadsheet. */
function getProblem(names: readonly string[]): string | undefined {
  const has = (pattern: RegExp) => names.find((name) => pattern.test(name));
  if (has(/^xl\/workbook\w*\.xml$/)) return undefined;
  if (has(/^xl\/workbook\.bin$/))
    return "This is a binary Excel workbook (.xlsb). Open it in Excel, save it as .xlsx, and choose that file";
  if (has(/^word\//)) return "This is a Word document. Copy its table into a spreadsheet, and save it as .xlsx or CSV";
  if (has(/^ppt\//)) return "This is a presentation. Copy its table into a spreadsheet, and save it as .xlsx or CSV";
  if (has(/\.iwa$|^Index\.zip$/)) return "This is a Numbers document. Export it from Numbers as Excel or CSV";
  if (has(/^content\.xml$/)) return undefined;
  const inside = has(/\.(xlsx|xls|csv|ods)$/i);
  if (inside) return `This is a ZIP archive. Unpack it, and choose the spreadsheet inside: ${inside.slice(0, 100)}`;
  return "This is a ZIP archive without a spreadsheet. Choose a CSV file or an Excel workbook (.xlsx)";
}

/** Some programs number the main file, such as `xl/workbook2.xml`. The reader knows one name. */
function withUsualNames(files: Unzipped): Unzipped {
  const name = Object.keys(files).find((path) => /^xl\/workbook\w*\.xml$/.test(path));
  const [main, relations] = [name && files[name], name && files[`xl/_rels/${name.slice(3)}.rels`]];
  if (!main || !relations) return files;
  return { ...files, "xl/workbook.xml": main, "xl/_rels/workbook.xml.rels": relations };
}

/**
 * Returns a workbook in which nothing is compressed. For large compressed sheets its reader starts a worker from a blob,
 * which the content security policy does not allow.
 */
export const packUncompressed = (files: Unzipped): ArrayBuffer => zipSync(files, { level: 0 }).buffer as ArrayBuffer;
