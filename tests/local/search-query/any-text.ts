import { describe, expect, it } from "vitest";
import { toWords } from "#shared/listings/words.ts";
import { createRandom } from "#tests/support/seeded-random.ts";
import { findNearestWord } from "#web/site/lib/search-query/edit-distance.ts";
import { parseSearch } from "#web/site/lib/search-query/parse-search.ts";
import type { SearchOptions } from "#web/site/lib/search-query/parsed-search.ts";
import { stopWords } from "#web/site/lib/search-query/stop-words.ts";
import { misspellableWords, shortForms } from "#web/site/lib/search-query/vocabulary.ts";
import { listedAreas, listedCities } from "./listed-places.ts";
import { searchCases } from "./search-cases.ts";

export const options: SearchOptions = { areas: listedAreas, cities: listedCities, lrdPerUsd: 200 };

const vocabulary = [...new Set(searchCases.flatMap(([typed]) => typed.split(" ")))];
const symbols = [..."🏠$<>\"“”'’.,-–/&+!?()%é̈İßﬁ½ \t\n0123456789abkmnors"];

/** Returns searches: half of words that people type, half of any characters. */
function createSearches(seed: number, count: number): string[] {
  const random = createRandom(seed);
  return Array.from({ length: count }, (_, index) => {
    const words = random.whole(0, index % 2 ? 12 : 60);
    const source = index % 2 ? vocabulary : symbols;
    return Array.from({ length: words }, () => random.pick(source)).join(index % 2 ? " " : "");
  });
}

/** Contradictory kinds, prices and flags, a city beside its area, and self-contained rooms of a known size. */
const canAddNothing = new RegExp(
  `^(?:${[
    "for|to|sale|buy|rent|rental|lease|let|forsale|monthly|month|pm|p|m|(?:un)?furnished|no|pets|self|contain(?:ed)?|single|room",
    "facing|next|beside|behind|along|off|overlooking|very|cheap(?:est|er)?|newest|latest|lowest|low|smallest|biggest|largest|most|recent|expensive|affordable|new|cost|price|listings",
    String.raw`\d+[a-z]*|four|hundred|million|usd?|usd\d+|ld\d+|dollars|liberty|minimum|maximum|over|under|more|less|than|max|below|least|up|not|or|budget`,
    "monrovia|payne?svil+e|brewers?vil+e|virginia",
  ].join("|")})$`,
);

/** What holds for every search: the long run tries more of them. */
export const describeAnyText = (seeds: number[], count: number) =>
  describe.each(seeds)("any text, seed %d", (seed) => {
    it("is parsed without an error, and its chips do not overlap", () => {
      for (const text of createSearches(seed, count)) {
        const ranges = parseSearch(text, options).chips.flatMap(({ words }) => words);
        ranges.sort((a, b) => a.start - b.start);
        ranges.forEach(({ start, end }, index) => {
          expect(start, text).toBeGreaterThanOrEqual(ranges[index - 1]?.end ?? 0);
          expect(end, text).toBeGreaterThan(start);
          expect(end, text).toBeLessThanOrEqual(text.length);
        });
      }
    });

    it("leaves a rest without filters, which is its own rest", () => {
      for (const text of createSearches(seed, count)) {
        const { rest } = parseSearch(text, options);
        expect(parseSearch(rest, options), text).toMatchObject({ filters: {}, chips: [], rest });
      }
    });

    it("keeps every word that no rule knows, in its order", () => {
      const random = createRandom(seed);
      for (const text of createSearches(seed, count)) {
        const marked = text.split(" ").map((word, index) => (random.chance(0.3) ? `${word} zebra${index}` : word));
        const typed = marked.join(" ");
        expect(parseSearch(typed, options).rest.match(/zebra\d+/g), typed).toEqual(typed.match(/zebra\d+/g));
      }
    });

    it("loses only stop words and words that add no filter", () => {
      for (const text of createSearches(seed, count)) {
        const { chips, rest } = parseSearch(text, options);
        const outside = chips
          .flatMap(({ words }) => words)
          .sort((a, b) => b.start - a.start)
          .reduce((remaining, { start, end }) => `${remaining.slice(0, start)} ${remaining.slice(end)}`, text);
        const kept = new Set(toWords(rest));
        const lost = toWords(outside.replace(/https?:\S*/g, "")).filter(
          (word) => !kept.has(word) && !stopWords.has(word),
        );
        expect(
          lost.filter(
            (word) => !canAddNothing.test(word) && !shortForms.has(word) && !findNearestWord(word, misspellableWords),
          ),
          text,
        ).toEqual([]);
      }
    });
  });
