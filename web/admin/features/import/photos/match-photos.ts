import { photoFinder } from "./named-photos.ts";
import type { PhotoFile } from "./photo-files.ts";
import { comparableName, splitPath, withoutPhotoEnding } from "./photo-names.ts";

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
  /** Listings without a photo. */
  without: PhotoTarget[];
}

/**
 * Assigns photos to listings: by the column of file names, in its order; else by the reference, which the name of the
 * file begins with or which is the name of its folder.
 */
export function matchPhotos(photos: readonly PhotoFile[], targets: readonly PhotoTarget[]): PhotoMatches {
  const findNamed = photoFinder(photos);
  const used = new Set<PhotoFile>();
  const assigned = new Map<PhotoTarget, PhotoFile[]>();
  for (const target of targets) {
    const named = findNamed(target.names, target);
    if (named.length > 0) assigned.set(target, named);
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
  const listings = [...assigned].map(([target, matched]) => ({ target, photos: matched }));
  return { listings, unmatched, without: targets.filter((target) => !assigned.has(target)) };
}

/** Sorts "2.jpg" before "10.jpg". */
const byPath = (one: PhotoFile, other: PhotoFile) => one.path.localeCompare(other.path, "en", { numeric: true });

/** Returns the target with the longest reference that fits, so that R-1 does not get the photos of R-1-2. */
function targetFinder(targets: readonly PhotoTarget[]): (path: string) => PhotoTarget | undefined {
  const withReference = targets.filter(({ reference }) => reference.trim() !== "");
  const byReference = new Map(withReference.map((target) => [comparableName(target.reference), target]));
  return (path) => {
    const parts = splitPath(path).map(comparableName);
    const name = withoutPhotoEnding(parts.pop() ?? "");
    const folder = parts.reverse().find((part) => byReference.has(part));
    if (folder !== undefined) return byReference.get(folder);
    for (let end = name.length; end > 0; end--) {
      const isWhole = end === name.length || /[\s_.()-]/.test(name[end] ?? "");
      const target = isWhole ? byReference.get(name.slice(0, end)) : undefined;
      if (target) return target;
    }
    return undefined;
  };
}
