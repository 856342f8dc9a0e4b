import { expect, it } from "vitest";
import { findsAll } from "#shared/catalogue/search/search-catalogue.ts";

const whole = { complete: true, has_descriptions: true };
const words = { q: "generator" };

it.each([
  ["everything with all homes and descriptions", whole, words, true],
  ["what filters find without descriptions", { ...whole, has_descriptions: false }, {}, true],
  ["not what words find without descriptions", { ...whole, has_descriptions: false }, words, false],
  ["not all of more homes than it has", { ...whole, complete: false }, {}, false],
])("a catalogue finds %s", (_, head, filters, expected) => expect(findsAll(head, filters)).toBe(expected));
