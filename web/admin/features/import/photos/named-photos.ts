import type { PhotoFile } from "./photo-files.ts";
import { comparableName, hasPhotoEnding, splitPath, withoutPhotoEnding } from "./photo-names.ts";

/** The listing of a cell. Photos in a folder with its reference are preferred. */
interface CellOwner {
  reference: string;
}

type Split = (text: string) => string[];

/** Ways to write a list, from those that names hardly contain to those that they often do. */
const splits: Split[] = [
  (text) => text.split(/[\r\n\t]/),
  (text) => text.split(/[;|]/),
  (text) => text.split(","),
  splitAtSpaces,
];

/** Returns a function that finds the photos that a cell names, in its order. A name of several photos is ambiguous. */
export function photoFinder(photos: readonly PhotoFile[]): (cell: string, owner: CellOwner) => PhotoFile[] {
  const paths = new Map(photos.map((photo) => [photo, splitPath(photo.path).map(comparableName)]));
  const getBaseName = (photo: PhotoFile) => paths.get(photo)?.slice(-1)[0] ?? "";
  const byName = groupBy(photos, getBaseName);
  const byStem = groupBy(photos, (photo) => withoutPhotoEnding(getBaseName(photo)));

  const choose = (found: readonly PhotoFile[], folders: string[], owner: CellOwner): PhotoFile | undefined => {
    if (found.length < 2) return found[0];
    const isIn = (photo: PhotoFile, wanted: string[]) =>
      wanted.length > 0 && paths.get(photo)?.slice(0, -1).slice(-wanted.length).join("/") === wanted.join("/");
    const inFolders = found.filter((photo) => isIn(photo, folders));
    const ownFolder = comparableName(owner.reference);
    const ofOwner = found.filter((photo) => paths.get(photo)?.slice(0, -1).includes(ownFolder));
    return [inFolders, ofOwner].find(({ length }) => length === 1)?.[0];
  };
  const findOne = (forms: string[], owner: CellOwner): PhotoFile | undefined => {
    for (const index of [byName, byStem]) {
      for (const form of forms) {
        const folders = splitPath(form).map(comparableName);
        const base = folders.pop() ?? "";
        const found = base === "" ? [] : (index.get(index === byName ? base : withoutPhotoEnding(base)) ?? []);
        if (found.length > 0) return choose(found, folders, owner);
      }
    }
    return undefined;
  };
  /** A text is a name, or else a list of names. The query of an address may only be told from a list at the end. */
  const findAll = (text: string, [split, ...rest]: Split[], owner: CellOwner): PhotoFile[] => {
    const name = unwrap(text);
    if (!split) return [findOne([name, withoutQuery(name)], owner) ?? []].flat();
    const folders = name.slice(0, Math.max(name.lastIndexOf("/"), name.lastIndexOf("\\")) + 1);
    const isList = [split, ...rest].some((part) => part(folders).filter((one) => one.trim()).length > 1);
    const photo = isList ? undefined : findOne([name], owner);
    return photo ? [photo] : split(text).flatMap((part) => findAll(part, rest, owner));
  };
  return (cell, owner) => [...new Set(readCell(cell).flatMap((text) => findAll(text, splits, owner)))];
}

function groupBy(photos: readonly PhotoFile[], getKey: (photo: PhotoFile) => string): Map<string, PhotoFile[]> {
  const groups = new Map<string, PhotoFile[]>();
  for (const photo of photos) groups.set(getKey(photo), [...(groups.get(getKey(photo)) ?? []), photo]);
  return groups;
}

const withoutQuery = (name: string): string => name.replace(/[?#].*$/s, "");

/** Reads a list in JSON; else the cell is one text. */
function readCell(cell: string): string[] {
  const text = cell.trim();
  if (!/^[[{"]/.test(text)) return [text];
  try {
    return getTexts(JSON.parse(text));
  } catch {
    return [text.replace(/^[[{]/, "").replace(/[\]}]$/, "")];
  }
}

/** Returns all texts in a JSON value, such as the addresses in a list of objects. */
function getTexts(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(getTexts) : [];
}

/** Removes spaces and quotation marks around a name. */
const unwrap = (text: string): string =>
  text
    .trim()
    .replace(/^["'“‘]/, "")
    .replace(/["'”’]$/, "")
    .trim();

/** Splits behind each word that ends like a photo: names have spaces too. */
function splitAtSpaces(text: string): string[] {
  const names = [""];
  for (const word of text.split(/\s/)) {
    const name = `${names.pop() ?? ""} ${word}`;
    names.push(name);
    if (hasPhotoEnding(withoutQuery(unwrap(word)))) names.push("");
  }
  return names;
}
