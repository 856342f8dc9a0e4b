import { statSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { imageVariantWidths } from "#contract/images/image-urls.ts";
import { type NewProperty, newPropertySchemas } from "#contract/listings/property.ts";
import { propertyKindTraits } from "#contract/listings/property-kinds.ts";
import { prepare } from "#worker/db/query.ts";
import { insertProperties, type PropertyRecord } from "#worker/modules/properties/write/property-record.ts";
import { variantKey } from "#worker/storage/image-store.ts";
import { insertAccounts } from "./accounts.ts";
import { insertEnquiries } from "./enquiries.ts";
import { generateProperties } from "./generated-properties.ts";
import drawn from "./images/index.json" with { type: "json" };
import { createSampleSeeds, createSeedProperties } from "./properties.ts";
import { insertPropertyEvents } from "./property-events.ts";
import type { SeedProperty } from "./seed-property.ts";
import { insertServiceItems } from "./service-items.ts";
import { stableUuid } from "./stable-uuid.ts";

export interface SeedTarget {
  DB: D1Database;
  IMAGES: R2Bucket;
  ENVIRONMENT: string;
}

const firstReference = 1001;
const rowsPerStatement = 200;
/** Pictures sent to the image store at the same time. */
const parallelPuts = 24;
/** The listings' dates are spread over this many days before the seeding. */
const daysOfHistory = 30;

/**
 * Fills a local database with the samples, fifty listings more, demo accounts, enquiries, visits and, without pictures, as many generated ones as
 * asked for. What is there already stays as it is, so it may run before every start.
 * @returns how many listings were added.
 */
export async function seedSite(target: SeedTarget, generated = 0): Promise<number> {
  if (target.ENVIRONMENT !== "development") throw new Error("Seeding is for ENVIRONMENT=development only");
  const now = new Date();
  const drawnFor = [...createSeedProperties(), ...createSampleSeeds()];
  const listings = [...drawnFor, ...generateProperties(generated, 1)];
  const records = listings.map((listing, index) => ({
    listing,
    index,
    record: toRecord(listing, index, listings.length),
  }));
  const known = await knownReferences(target.DB);
  const missing = records.filter(({ record }) => !known.has(record.reference));
  const pictures = missing.flatMap(({ record, listing, index }) =>
    index < drawnFor.length ? picturesOf(record, [listing.cover, ...listing.views]) : [],
  );
  const files = pictures.flatMap((picture) => picture.files);
  for (let from = 0; from < files.length; from += parallelPuts) {
    await Promise.all(files.slice(from, from + parallelPuts).map((file) => putFile(target.IMAGES, file)));
  }
  const statements = [];
  for (let from = 0; from < missing.length; from += rowsPerStatement) {
    const rows = missing.slice(from, from + rowsPerStatement).map(({ record }) => record);
    statements.push(prepare(target.DB, insertProperties(rows)));
  }
  if (pictures.length > 0) statements.push(insertPictures(target.DB, pictures));
  statements.push(...insertServiceItems(target.DB), ...(await insertAccounts(target.DB)));
  statements.push(...(await insertEnquiries(target.DB, now)), ...insertPropertyEvents(target.DB, now));
  await target.DB.batch(statements);
  return missing.length;
}

async function knownReferences(db: D1Database): Promise<Set<string>> {
  const { results } = await db.prepare("SELECT reference FROM properties").all<{ reference: string }>();
  return new Set(results.map(({ reference }) => reference));
}

/** A place in the seed has its reference and its uuid for ever; what a database has under a reference stays. */
function toRecord(listing: SeedProperty, index: number, count: number): PropertyRecord {
  const { cover: _cover, views: _views, kind, ...fields } = listing;
  const property = { kind, ...newPropertySchemas[kind].parse(fields) } as NewProperty;
  const reference = `MH-${firstReference + index}`;
  const createdAt = new Date(Date.now() - (count - index) * (daysOfHistory / count) * 86_400_000).toISOString();
  return { uuid: stableUuid(reference), reference, createdAt, property };
}

interface PictureRow {
  id: string;
  uuid: string;
  number: number;
  key: string;
  bytes: number;
  alt: string;
  width: number;
  height: number;
  placeholder: string;
  createdAt: string;
  files: PictureFile[];
}

interface PictureFile {
  key: string;
  path: string;
}

function picturesOf(record: PropertyRecord, names: string[]): PictureRow[] {
  return names.map((name, position) => {
    const picture = drawn.find((one) => one.name === name);
    if (!picture) throw new Error(`No picture is drawn under the name ${name}`);
    const id = stableUuid(`${record.uuid} ${name}`);
    const key = `${propertyKindTraits[record.property.kind].imageFolder}/${stableUuid(`key of ${id}`)}`;
    const file = (width: number) => join(import.meta.dirname, `images/files/${name}-${width}.webp`);
    return {
      id,
      uuid: record.uuid,
      number: position + 1,
      key,
      bytes: statSync(file(picture.width)).size,
      alt: picture.alt,
      width: picture.width,
      height: picture.height,
      placeholder: picture.placeholder,
      createdAt: record.createdAt,
      files: [
        { key, path: file(picture.width) },
        ...imageVariantWidths.map((width) => ({ key: variantKey(key, width), path: file(width) })),
      ],
    };
  });
}

async function putFile(bucket: R2Bucket, { key, path }: PictureFile) {
  await bucket.put(key, await readFile(path), { httpMetadata: { contentType: "image/webp" } });
}

function insertPictures(db: D1Database, pictures: PictureRow[]): D1PreparedStatement {
  const rows = pictures.map(({ files: _files, ...row }) => row);
  return db
    .prepare(
      `INSERT INTO pictures (id, property_n, number, position, key, type, bytes, width, height, alt, placeholder, variants, created_at)
       SELECT value ->> 'id', n, value ->> 'number', (value ->> 'number') - 1, value ->> 'key', 'image/webp', value ->> 'bytes',
         value ->> 'width', value ->> 'height', value ->> 'alt', value ->> 'placeholder', ?, value ->> 'createdAt'
       FROM json_each(?) CROSS JOIN properties ON properties.uuid = value ->> 'uuid'`,
    )
    .bind(JSON.stringify(imageVariantWidths), JSON.stringify(rows));
}
