import type { VisitRequest } from "./visits.ts";

/** Counts why the worker ran, by route and reason. */
export interface Runs {
  note(request: VisitRequest, reason: string): void;
  /** Returns the counts, highest first. */
  list(): { name: string; count: number }[];
}

export function createRuns(): Runs {
  const counts = new Map<string, number>();
  return {
    note({ kind, path, isNextPage }, reason) {
      const route = path
        .replace(/[0-9a-f]{8}-[0-9a-f-]{27}/, ":uuid")
        .replace(/[?].*/, readsTracking(path) ? "?tracking" : "?query")
        .replace(/:uuid\/\d+-/, ":uuid/:number-");
      const who = kind === "bot" ? "bot " : "";
      const name = `${who}${route}${isNextPage ? ", next page" : ""}: ${reason}`;
      counts.set(name, (counts.get(name) ?? 0) + 1);
    },
    list: () => [...counts].map(([name, count]) => ({ name, count })).sort((one, other) => other.count - one.count),
  };
}

const readsTracking = (path: string) => path.includes("fbclid=");
