import type { PhotoFile } from "./photo-files.ts";

/** A listing that can get photos. */
export interface PhotoTarget {
  uuid: string;
  reference: string;
  /** The cell of the column of file names; empty without one. */
  names: string;
}

export interface PhotoMatches {
  listings: { target: PhotoTarget; photos: PhotoFile[] }[];
  /** Paths of photos that belong to no listing. */
  unmatched: string[];
}

/**
 * Assigns photos to listings: by the column of file names, in its order; else by the reference, which the name of the
 * file begins with or which is the name of its folder.
 */
export function matchPhotos(photos: readonly PhotoFile[], targets: readonly PhotoTarget[]): PhotoMatches {
  const byName = new Map(photos.map((photo) => [baseName(photo.path), photo]));
  const used = new Set<PhotoFile>();
  const assigned = new Map<PhotoTarget, PhotoFile[]>();
  for (const target of targets) {
    const named = splitNames(target.names).flatMap((name) => byName.get(name) ?? []);
    if (named.length > 0) assigned.set(target, [...new Set(named)]);
    for (const photo of named) used.add(photo);
  }
  const findTarget = targetFinder(targets);
  const unmatched: string[] = [];
  for (const photo of [...photos].sort(byPath)) {
    if (used.has(photo)) continue;
    const target = findTarget(photo.path);
    if (target) assigned.set(target, [...(assigned.get(target) ?? []), photo]);
    else unmatched.push(photo.path);
  }
  return { listings: [...assigned].map(([target, matched]) => ({ target, photos: matched })), unmatched };
}

/** Sorts "2.jpg" before "10.jpg". */
const byPath = (one: PhotoFile, other: PhotoFile) => one.path.localeCompare(other.path, "en", { numeric: true });

const baseName = (path: string) => (path.split(/[/\\]/).at(-1) ?? "").trim().toLowerCase();

/** A cell has names or addresses with commas, semicolons, bars or lines between them. */
const splitNames = (cell: string) =>
  cell
    .split(/[,;|\n]+/)
    .map((name) => baseName(name.replace(/[?#].*$/, "")))
    .filter(Boolean);

/** Returns the target with the longest reference that fits, so that R-1 does not get the photos of R-1-2. */
function targetFinder(targets: readonly PhotoTarget[]): (path: string) => PhotoTarget | undefined {
  const byReference = new Map(targets.map((target) => [target.reference.toLowerCase(), target]));
  return (path) => {
    const folders = path.toLowerCase().split("/").slice(0, -1).reverse();
    const folder = folders.find((name) => byReference.has(name));
    if (folder !== undefined) return byReference.get(folder);
    const name = baseName(path).replace(/\.\w+$/, "");
    for (let end = name.length; end > 0; end--) {
      const isWhole = end === name.length || /[\s_.()-]/.test(name[end] ?? "");
      const target = isWhole ? byReference.get(name.slice(0, end)) : undefined;
      if (target) return target;
    }
    return undefined;
  };
}
