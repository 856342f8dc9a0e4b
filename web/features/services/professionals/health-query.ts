import { textMatches, toSearchTerms } from "#contract/listings/search-words.ts";
import type { Professional } from "#contract/services/professional.ts";
import { withQuery } from "#web/lib/page/paths.ts";

/** Filters of the list of doctors, as stored in the URL. */
export interface HealthQuery {
  q: string;
  specialty: string;
  available: boolean;
}

export function readHealthQuery(params: URLSearchParams): HealthQuery {
  return {
    q: params.get("q")?.trim() ?? "",
    specialty: params.get("specialty") ?? "",
    available: params.get("available") === "true",
  };
}

/** Adds the filters to a path. */
export function healthPath(path: string, { q, specialty, available }: HealthQuery): string {
  const params = { q, specialty, available: available ? "true" : "" };
  return withQuery(path, new URLSearchParams(Object.entries(params).filter(([, value]) => value)));
}

/** Returns the doctors that match the filters. Searches by the same rules as the property search. */
export function filterProfessionals(all: readonly Professional[], query: HealthQuery): readonly Professional[] {
  const { q, specialty, available } = query;
  const candidates = all.filter(
    (doctor) => (!specialty || doctor.specialty === specialty) && (!available || doctor.available),
  );
  const { terms, dropIfEmpty } = toSearchTerms(q);
  const search = (words: typeof terms) =>
    candidates.filter(({ name, specialty, location, description }) =>
      textMatches([name, specialty, location, description].join(" "), words),
    );
  const matches = search(terms);
  return matches.length === 0 && dropIfEmpty ? search(terms.slice(0, -1)) : matches;
}

/** Returns each specialty, sorted by name, with the number of matching doctors. */
export function countSpecialties(all: readonly Professional[], query?: HealthQuery): [name: string, count: number][] {
  const candidates = query ? filterProfessionals(all, { ...query, specialty: "" }) : all;
  const names = [...new Set(all.map(({ specialty }) => specialty))].sort();
  return names.map((name) => [name, candidates.filter(({ specialty }) => specialty === name).length]);
}

/** Returns at most three other doctors: those of the same specialty first, then those who take appointments. */
export function pickOtherProfessionals(all: readonly Professional[], opened: Professional): Professional[] {
  const rank = ({ specialty, available }: Professional) =>
    (specialty === opened.specialty ? 2 : 0) + (available ? 1 : 0);
  return all
    .filter(({ id }) => id !== opened.id)
    .sort((a, b) => rank(b) - rank(a))
    .slice(0, 3);
}
