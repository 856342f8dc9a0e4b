import { changesPerDay } from "./simulation-size.ts";
import type { Catalogue, Home } from "./visits.ts";

/** A change by an admin. */
export interface Change {
  at: number;
  uuid: string;
  kind: "buy" | "rent";
  /** A draft becomes public, or a listed home gets another price. */
  isPublished: boolean;
}

/** Returns the changes of a day, the earliest first. @param random returns numbers from 0 to 1 */
export function createChanges(from: number, { homes }: Catalogue, drafts: Home[], random: () => number): Change[] {
  return Array.from({ length: changesPerDay }, (_, index) => {
    const draft = index % 2 === 0 ? drafts[index / 2] : undefined;
    const { uuid, kind } = draft ?? (homes[Math.floor(random() ** 2 * homes.length)] as Home);
    // Between eight and six, often several in a row.
    const at = from + (8 + Math.floor(random() * 20) / 2 + random() * 0.05) * 3_600_000;
    return { at, uuid, kind, isPublished: draft !== undefined };
  }).sort((a, b) => a.at - b.at);
}
