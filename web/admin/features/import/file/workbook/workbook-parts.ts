import { strFromU8, type Unzipped } from "fflate";

export interface WorkbookPart {
  isHidden: boolean;
  /** The file of the sheet in the archive; undefined for a chart. */
  path: string | undefined;
}

/** Returns the sheets of a workbook in their order, with those that its reader returns. */
export function listWorkbookParts(files: Unzipped): WorkbookPart[] {
  const getText = (path: string) => strFromU8(files[path] ?? new Uint8Array());
  const paths = new Map(
    getTags(getText("xl/_rels/workbook.xml.rels"), "Relationship").map((tag) => [
      readAttribute(tag, "Id"),
      readAttribute(tag, "Target"),
    ]),
  );
  return getTags(getText("xl/workbook.xml"), "sheet").flatMap((tag) => {
    if (!readAttribute(tag, "name")) return [];
    const target = paths.get(readAttribute(tag, "(?:\\w+:)?id")) ?? "";
    const path = target.startsWith("/") ? target.slice(1) : `xl/${target}`;
    return [{ isHidden: /hidden$/i.test(readAttribute(tag, "state")), path: path in files ? path : undefined }];
  });
}

/** A `>` may be part of an attribute. */
const getTags = (xml: string, name: string) =>
  [...xml.matchAll(new RegExp(`<(?:[\\w.-]+:)?${name}\\s[^<]*`, "g"))].map(([tag]) => tag);

function readAttribute(tag: string, name: string): string {
  const [, double, single] = new RegExp(`\\s${name} ?= ?(?:"([^"]*)"|'([^']*)')`).exec(tag) ?? [];
  return double ?? single ?? "";
}
