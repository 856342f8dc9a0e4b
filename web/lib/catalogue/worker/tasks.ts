import type { Property, PropertyCard } from "#contract/listings/property.ts";
import type { CatalogueHome } from "#shared/catalogue/catalogue-home.ts";
import { findHomes } from "#shared/catalogue/search/search-catalogue.ts";
import { answerKey } from "./answers/answer-key.ts";
import { answerProperty } from "./answers/answer-property.ts";
import { toCard } from "./answers/catalogue-card.ts";
import type { HeldCatalogue } from "./answers/read-document.ts";
import { readFilters } from "./answers/read-filters.ts";
import { readStoredVersion } from "./catalogue-database.ts";
import { fetchPointer } from "./fetch-catalogue.ts";
import { readHeldCatalogue } from "./held-catalogue.ts";
import { renewStored } from "./renew-stored.ts";
import { compareWithSeen, recordSeen, type SearchNews, type SeenHomes } from "./search-news.ts";

const findSearched = (catalogue: HeldCatalogue, query: string): CatalogueHome[] =>
  findHomes(catalogue.prepared, readFilters(new URLSearchParams(query)));

/** What the worker does for the pages. All fail with a DOMException if the phone refuses to store anything. */
export const tasks = {
  /** Returns which version is the current one. @throws ApiError or NetworkError */
  fetchPointer,
  renewStored,
  readStoredVersion,
  answerKey,
  /** Returns the cards of those homes that are in the catalogue. */
  findCards: async (uuids: string[]): Promise<{ cards: PropertyCard[]; isComplete: boolean } | undefined> => {
    const catalogue = await readHeldCatalogue();
    const found = catalogue?.prepared.homes.filter(({ uuid }) => uuids.includes(uuid));
    return found && { cards: found.map(toCard), isComplete: catalogue?.head.complete ?? false };
  },
  /** Returns a home as its page shows it, if it is in the catalogue, and whether that has all homes. */
  findProperty: async (uuid: string): Promise<{ property?: Property; isComplete: boolean } | undefined> => {
    const catalogue = await readHeldCatalogue();
    if (!catalogue) return undefined;
    const answer = answerProperty(catalogue.prepared.homes, catalogue.prices, uuid);
    return { ...(answer && { property: answer.data.property }), isComplete: catalogue.head.complete };
  },
  /** Returns what is new in each search. */
  readNews: async (searches: { query: string; seen?: SeenHomes | undefined }[]): Promise<SearchNews[] | undefined> => {
    const catalogue = await readHeldCatalogue();
    if (!catalogue) return undefined;
    return searches.map(({ query, seen }) => {
      const matches = findSearched(catalogue, query);
      return compareWithSeen(seen ?? recordSeen(matches), matches, catalogue.prepared.homes);
    });
  },
  /** Returns the homes that a visitor has seen who looked at the results of a search at a time, in milliseconds. */
  recordSeen: async (query: string, seenAt: number): Promise<SeenHomes | undefined> => {
    const catalogue = await readHeldCatalogue();
    return catalogue && recordSeen(findSearched(catalogue, query), seenAt);
  },
};
