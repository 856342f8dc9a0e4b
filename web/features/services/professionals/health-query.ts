import { textMatches, toSearchTerms } from "#contract/listings/search-words.ts";
import type { Professional } from "#contract/services/professional.ts";
import { withQuery } from "#web/lib/page/paths.ts";

/** What the doctors' listing is narrowed to; all of it stands in the address. */
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

/** A path with the listing's filters. */
export function healthPath(path: string, { q, specialty, available }: HealthQuery): string {
  const wanted = { q, specialty, available: available ? "true" : "" };
  return withQuery(path, new URLSearchParams(Object.entries(wanted).filter(([, value]) => value)));
}

/** The doctors that fit; the search is the site's own (ruling 6). */
export function filterProfessionals(all: readonly Professional[], address: HealthQuery): readonly Professional[] {
  const { q, specialty, available } = address;
  const passing = all.filter(
    (doctor) => (!specialty || doctor.specialty === specialty) && (!available || doctor.available),
  );
  const { terms, dropIfEmpty } = toSearchTerms(q);
  const found = (wanted: typeof terms) =>
    passing.filter(({ name, specialty, location, description }) =>
      textMatches([name, specialty, location, description].join(" "), wanted),
    );
  const matches = found(terms);
  return matches.length === 0 && dropIfEmpty ? found(terms.slice(0, -1)) : matches;
}

/** Every specialty once, in order of the alphabet, with how many it would leave. */
export function countSpecialties(all: readonly Professional[], address?: HealthQuery): [name: string, count: number][] {
  const passing = address ? filterProfessionals(all, { ...address, specialty: "" }) : all;
  const names = [...new Set(all.map(({ specialty }) => specialty))].sort();
  return names.map((name) => [name, passing.filter(({ specialty }) => specialty === name).length]);
}
