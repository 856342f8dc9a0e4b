import { expect, test } from "vitest";
import { newPropertySchemas } from "#contract/listings/property-input.ts";
import { wantFiltersSchema } from "#contract/wants/want-filters.ts";
import { findContradictions, readComparedFacts } from "#shared/listings/details/contradictions.ts";
import { sampleCourses } from "#web/samples/courses.ts";
import { sampleProfessionals } from "#web/samples/professionals.ts";
import { sampleProperties } from "#web/samples/properties.ts";
import { generateProperties } from "../../../migrations/seed/generated-properties.ts";
import { createSampleSeeds, createSeedProperties } from "../../../migrations/seed/properties.ts";
import { toNewProperty } from "../../../migrations/seed/seed-property.ts";
import { sampleWants } from "../../../migrations/seed/wants/sample-wants.ts";

const sixty = [...createSampleSeeds(), ...createSeedProperties()];

test("there are ten sample properties, six professionals and six courses", () =>
  expect([sampleProperties.length, sampleProfessionals.length, sampleCourses.length]).toEqual([10, 6, 6]));

test("the hours of the sample professionals say what the specification says", () => {
  expect(sampleProfessionals.map(({ availability }) => availability)).toEqual([
    "Monday to Friday, 8:00 – 16:00",
    "Monday to Saturday, 9:00 – 14:00",
    "Tuesday to Friday, 9:00 – 17:00",
    "Monday to Friday, 9:00 – 17:00",
    "Wednesday and Thursday, 10:00 – 15:00",
    "Monday to Friday, 8:00 – 18:00",
  ]);
});

test("every seeded property is valid", () => {
  for (const { cover, views, kind, ...fields } of [...sixty, ...generateProperties(300, 7)]) {
    expect(newPropertySchemas[kind].safeParse(fields).error, fields.title).toBeUndefined();
  }
});

test("the facts of every seeded property agree with its sentences and its amenities", () => {
  for (const seed of sixty) {
    const { description, amenities, ...fields } = toNewProperty(seed);
    const texts = [...amenities, ...description.split(/[.,;:]/)];
    const home = readComparedFacts({ ...fields, amenities });
    expect(findContradictions(home, texts), seed.title).toEqual([]);
  }
  expect(sixty.filter(({ generator }) => generator).length).toBeGreaterThan(15);
});

test("the sixty properties have different covers and titles, and at least three views", () => {
  expect(sixty).toHaveLength(60);
  expect(new Set(sixty.map(({ cover }) => cover)).size).toBe(60);
  expect(new Set(sixty.map(({ title }) => title)).size).toBe(60);
  for (const { views, title, property_type } of sixty)
    expect(views.length, title).toBeGreaterThanOrEqual(property_type === "Land" ? 2 : 3);
});

test("includes both kinds, unavailable and featured properties, and missing values", () => {
  const count = (predicate: (property: (typeof sixty)[number]) => boolean | undefined) =>
    sixty.filter(predicate).length;
  expect(count(({ kind }) => kind === "rent")).toBeGreaterThan(25);
  expect(count(({ is_available }) => !is_available)).toBeGreaterThan(3);
  expect(count(({ featured }) => featured)).toBeGreaterThan(6);
  expect(count(({ latitude }) => latitude === null)).toBeGreaterThan(3);
  expect(count(({ bedrooms, property_type }) => property_type === "Studio" && bedrooms === 0)).toBe(4);
});

test("the same seed gives the same properties for any count", () => {
  expect(generateProperties(5, 3)).toEqual(generateProperties(50, 3).slice(0, 5));
  expect(generateProperties(5, 3)).not.toEqual(generateProperties(5, 4));
});

test("every sample want has filters of lists, and those that were found are of seeded homes", () => {
  const homes = new Set(sixty.map(({ title }) => title));
  for (const { kind, filters, label, found } of sampleWants) {
    if (label === undefined)
      expect(wantFiltersSchema.safeParse(filters).error, JSON.stringify(filters)).toBeUndefined();
    else expect(["lesson", "clinic"]).toContain(kind);
    if (found) expect(homes).toContain(found.title);
  }
});
