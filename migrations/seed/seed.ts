import { computePrices } from "#worker/flows/prices/compute-prices.service.ts";
import type { PropertyRecord } from "#worker/modules/properties/write/property-columns.ts";
import { insertProperties } from "#worker/modules/properties/write/property-writes.repository.ts";
import { prepareMissingAccounts } from "./accounts.ts";
import { prepareMissingEnquiries } from "./enquiries/enquiries.ts";
import { generateProperties } from "./generated-properties.ts";
import { prepare } from "./prepare.ts";
import { createSampleSeeds, createSeedProperties } from "./properties.ts";
import { preparePropertyEvents } from "./property-events.ts";
import { beforeChange, prepareSampleChanges } from "./sample-changes.ts";
import {
  createSeedImages,
  prepareSeedImages,
  prepareShareImages,
  uploadSeedImages,
  uploadShareImages,
} from "./seed-images.ts";
import { type SeedProperty, toNewProperty } from "./seed-property.ts";
import { prepareMissingServiceItems } from "./service-items.ts";
import { prepareMissingSite } from "./site-settings.ts";
import { stableUuid } from "./stable-uuid.ts";
import { prepareMissingWants } from "./wants/wants.ts";

export interface SeedTarget {
  DB: D1Database;
  IMAGES: R2Bucket;
  ENVIRONMENT: string;
  /** The key of the secret addresses of wants. */
  TOKEN_KEY: string;
}

const firstReference = 1001;
const rowsPerStatement = 200;
/** The creation dates are spread over this many days before the seeding. */
const daysOfHistory = 30;
/** Above 1, more listings are added on later days. */
const growth = 1.6;

/**
 * Fills a local database with the samples, fifty more listings, demo accounts, enquiries, wants, visits and shown samples, and
 * with generated listings without images. Existing rows stay unchanged, so it can run before every start.
 * @returns the number of listings added.
 * @throws Error outside development
 */
export async function seedSite(target: SeedTarget, generatedCount = 0): Promise<number> {
  if (target.ENVIRONMENT !== "development") throw new Error("Seeding is for ENVIRONMENT=development only");
  const now = new Date();
  const illustrated = [...createSeedProperties(), ...createSampleSeeds()];
  const properties = [...illustrated, ...generateProperties(generatedCount, 1)];
  const existing = await readReferences(target.DB);
  const missing = properties
    .map((property, index) => ({ property, index, record: toRecord(property, index, properties.length) }))
    .filter(({ record }) => !existing.has(record.reference));
  const images = missing
    .filter(({ index }) => index < illustrated.length)
    .flatMap(({ record, property }) => createSeedImages(record, [property.cover, ...property.views]));
  await uploadSeedImages(target.IMAGES, images);
  await uploadShareImages(target.IMAGES, images);
  const statements: D1PreparedStatement[] = [];
  for (let from = 0; from < missing.length; from += rowsPerStatement) {
    const records = missing.slice(from, from + rowsPerStatement).map(({ record }) => beforeChange(record));
    statements.push(prepare(target.DB, insertProperties(records)));
  }
  if (images.length > 0) statements.push(prepareSeedImages(target.DB, images), prepareShareImages(target.DB, images));
  statements.push(...prepareMissingServiceItems(target.DB), ...(await prepareMissingAccounts(target.DB)));
  statements.push(...(await prepareMissingEnquiries(target.DB, now)), ...preparePropertyEvents(target.DB, now));
  statements.push(prepareMissingSite(target.DB, now));
  await target.DB.batch(statements);
  const changes = await prepareSampleChanges(
    target.DB,
    missing.map(({ record }) => record),
    now,
  );
  const wants = await prepareMissingWants(target.DB, target.TOKEN_KEY, now);
  if (changes.length + wants.length > 0) await target.DB.batch([...changes, ...wants]);
  // As the schedule did last night.
  await computePrices(target.DB, new Date(now.getTime() - 86_400_000));
  return missing.length;
}

async function readReferences(db: D1Database): Promise<Set<string>> {
  const { results } = await db.prepare("SELECT reference FROM properties").all<{ reference: string }>();
  return new Set(results.map(({ reference }) => reference));
}

/** The reference and the uuid depend on the position alone, so a repeated seeding recognises existing listings. */
function toRecord(seed: SeedProperty, index: number, count: number): PropertyRecord {
  const reference = `MH-${firstReference + index}`;
  const createdAt = new Date(
    Date.now() - daysOfHistory * ((count - index) / count) ** growth * 86_400_000,
  ).toISOString();
  // The day on which a listing was entered is the last on which anyone said that it is on the market.
  const property = { ...toNewProperty(seed), confirmed_at: createdAt };
  return { uuid: stableUuid(reference), reference, createdAt, property };
}
