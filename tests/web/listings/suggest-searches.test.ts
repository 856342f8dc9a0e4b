import { expect, test } from "vitest";
import { describeFilters } from "#web/site/features/listings/search/assistant/describe-filters.ts";
import { suggestSearches } from "#web/site/features/listings/search/assistant/suggest-searches.ts";

const counts = { Sinkor: 9, "Congo Town": 5, "Jacob Town": 2, "Duport Road": 7 };
const areas = Object.keys(counts);
const recent = ["house in sinkor", "office under 800", "land", "villa"];
const suggest = (text: string) => suggestSearches(text, recent, areas, { counts }).map((suggestion) => suggestion.text);

test.each([
  [
    "an empty box shows the last searches and the largest areas",
    "",
    [...recent.slice(0, 3), "Sinkor", "Duport Road", "Congo Town", "Jacob Town"],
  ],
  ["a beginning completes an area", "con", ["Congo Town"]],
  ["the last words are completed, the others stay", "two bedroom in cong", ["two bedroom in Congo Town"]],
  ["several words of a name", "house congo to", ["house Congo Town"]],
  ["later words of a name, the largest area first", "town", ["Congo Town", "Jacob Town"]],
  ["other spellings", "congoto", ["Congo Town"]],
  ["other spellings of a word", "duport rd", ["Duport Road"]],
  ["a recent search that contains the text", "sink", ["house in sinkor", "Sinkor"]],
  ["not the recent search itself", "land", []],
  ["one letter finds no area", "z", []],
  ["symbols find nothing", "🏠", []],
])("%s", (_, text, expected) => expect(suggest(text)).toEqual(expected));

test("areas have the number of their listings", () => {
  expect(suggestSearches("sink", [], areas, { counts })).toEqual([{ text: "Sinkor", label: "Sinkor", count: 9 }]);
  expect(suggestSearches("sink", [], areas)[0]?.count).toBeUndefined();
});

test.each([
  ["2 bed sink", "2+ beds in Sinkor"],
  ["two bedroom house in cong", "House, 2+ beds in Congo Town"],
  ["ocean view sink", "ocean view Sinkor"],
  ["sinkor cong", "sinkor Congo Town"],
])("the label of %s says what it searches, without the number of the whole area", (text, label) => {
  const describe = (words: string) => describeFilters(words, "/rent");
  expect(suggestSearches(text, [], areas, { counts, describe })[0]).toMatchObject({ label, count: undefined });
});
