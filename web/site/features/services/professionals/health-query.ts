import type { Professional } from "#contract/services/professional.ts";
import type { SearchTerm } from "#shared/listings/search-synonyms.ts";
import { textMatches, toSearchTerms } from "#shared/listings/search-words.ts";
import { toWords } from "#shared/listings/words.ts";
import { withQuery } from "#web/lib/page/paths.ts";
import { findSpecialtyBeginnings } from "./lay-words.ts";

/** Filters of the list of professionals, as stored in the URL. */
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

/** Words of a search that say nothing about a professional. */
const noiseWords: ReadonlySet<string> = new Set(
  (
    "a an the i im my me we our for to of in at near with and or need want looking find see good best please pls help who can is am are has have had get feel feeling hurt hurts up very big running " +
    "doctor doctors dr specialist specialists hospital clinic problem problems pain pains ache high low bad blood treat treats treatment care"
  ).split(" "),
);

const typedText = (term: SearchTerm) => term[0]?.map(({ word }) => word).join(" ") ?? "";

const hasSpecialty = (term: SearchTerm) => findSpecialtyBeginnings(typedText(term)).length > 0;

/** Returns whether a professional matches a term of a search: by its words, or by the specialty that a patient means. */
function matchesTerm({ name, specialty, location, description }: Professional, term: SearchTerm): boolean {
  const meant = findSpecialtyBeginnings(typedText(term));
  // "Baby" is in the text of many professionals, but a professional for babies is meant.
  if (meant.length > 0) {
    const words = toWords(specialty);
    return meant.some((beginning) =>
      words.some((word) => (beginning.length > 3 ? word.startsWith(beginning) : word === beginning)),
    );
  }
  return textMatches([name, specialty, location, description].join(" "), [term]);
}

/** Returns the professionals that match the filters. Searches by the same rules as the property search, and by lay words. */
export function filterProfessionals(all: readonly Professional[], query: HealthQuery): readonly Professional[] {
  const { q, specialty, available } = query;
  const candidates = all.filter(
    (professional) => (!specialty || professional.specialty === specialty) && (!available || professional.available),
  );
  const { terms, dropIfEmpty } = toSearchTerms(q);
  const search = (words: typeof terms) =>
    candidates.filter((professional) => words.every((term) => matchesTerm(professional, term)));
  const byText = (words: typeof terms) =>
    candidates.filter(({ name, specialty, location, description }) =>
      textMatches([name, specialty, location, description].join(" "), words),
    );
  // "My baby is sick" names two specialties, and "remove tooth" a word that is in no text.
  const byMeaning = (words: typeof terms) => {
    const meant = words.filter(hasSpecialty);
    const others = words.filter(
      (term) => !hasSpecialty(term) && all.some((professional) => matchesTerm(professional, term)),
    );
    return candidates.filter(
      (professional) =>
        meant.some((term) => matchesTerm(professional, term)) &&
        others.every((term) => matchesTerm(professional, term)),
    );
  };
  const meaningful = terms.filter((term) => !noiseWords.has(term[0]?.[0]?.word ?? ""));
  const attempts = [
    search(terms),
    meaningful.length > 0 ? search(meaningful) : [],
    byText(terms),
    byMeaning(meaningful),
  ];
  if (dropIfEmpty) attempts.push(byText(terms.slice(0, -1)));
  return attempts.find((found) => found.length > 0) ?? [];
}

/** Returns each specialty, sorted by name, with the number of matching professionals. */
export function countSpecialties(all: readonly Professional[], query?: HealthQuery): [name: string, count: number][] {
  const candidates = query ? filterProfessionals(all, { ...query, specialty: "" }) : all;
  const names = [...new Set(all.map(({ specialty }) => specialty))].sort();
  return names.map((name) => [name, candidates.filter(({ specialty }) => specialty === name).length]);
}

/** Returns at most three other professionals: those of the same specialty first, then those who take appointments. */
export function pickOtherProfessionals(all: readonly Professional[], opened: Professional): Professional[] {
  const rank = ({ specialty, available }: Professional) =>
    (specialty === opened.specialty ? 2 : 0) + (available ? 1 : 0);
  return all
    .filter(({ id }) => id !== opened.id)
    .sort((a, b) => rank(b) - rank(a))
    .slice(0, 3);
}
