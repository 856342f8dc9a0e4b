import { env } from "cloudflare:workers";
import { type NewProperty, newPropertySchemas } from "#contract/listings/property-input.ts";
import type { ImageType } from "#shared/images/image-urls.ts";
import { batch } from "#worker/db/query.ts";
import { insertProperties } from "#worker/modules/properties/write/property-writes.repository.ts";
import { runSql } from "./storage/rows.ts";

let counter = 0;

type Overrides = Record<string, unknown> & { kind?: "buy" | "rent"; uuid?: string };

/** Returns a realistic property with the overrides of a test. */
export function buildProperty({ kind = "buy", uuid, ...overrides }: Overrides = {}) {
  counter += 1;
  const input = {
    title: "House with a mango tree",
    description: "A quiet family house close to the main road.",
    property_type: "House",
    address: "12 Broad Street",
    city: "Monrovia",
    state: "Montserrado",
    country: "Liberia",
    ...(kind === "buy" ? { price: 90_000 } : { monthly_rent: 800, postal_code: "1000" }),
    ...overrides,
  };
  const property = { kind, ...newPropertySchemas[kind].parse(input) } as NewProperty;
  return {
    uuid: uuid ?? crypto.randomUUID(),
    reference: (overrides.reference as string | undefined) ?? `T-${counter}`,
    createdAt: new Date(Date.UTC(2026, 0, 1) + counter * 60_000).toISOString(),
    property,
  };
}
export type TestProperty = ReturnType<typeof buildProperty>;

/** Stores properties in the given order; the last one is the newest. */
export async function storeProperties(...listings: TestProperty[]): Promise<TestProperty[]> {
  for (let from = 0; from < listings.length; from += 200) {
    await batch(env.DB, insertProperties(listings.slice(from, from + 200)));
  }
  return listings;
}

/** Stores one property with the overrides of a test. */
export async function storeProperty(overrides?: Overrides): Promise<TestProperty> {
  const [listing] = await storeProperties(buildProperty(overrides));
  return listing as TestProperty;
}

interface ImageOverrides {
  number?: number;
  position?: number;
  type?: ImageType;
  width?: number;
  height?: number;
  variants?: number[];
  alt?: string;
  placeholder?: string | null;
  bytes?: Uint8Array<ArrayBuffer>;
}

/** Stores an image of a property: its row, its file and its smaller versions. */
export async function storeImage(listing: TestProperty, overrides: ImageOverrides = {}) {
  const { number = 1, position = number - 1, type = "image/png", width = 1280, height = 960 } = overrides;
  const { variants = [320, 640, 1280], alt = "The house", placeholder = "1QcSHQRnh493V4dIh4eXh1h4kJUI" } = overrides;
  const id = crypto.randomUUID();
  const key = `${listing.property.kind}-properties/${listing.uuid}/${id}`;
  const bytes = overrides.bytes ?? new TextEncoder().encode(`image ${number}`);
  await env.IMAGES.put(key, bytes, { httpMetadata: { contentType: type } });
  for (const variant of variants) await env.IMAGES.put(`${key}-${variant}.webp`, `${variant} of ${number}`);
  const file = { id, number, position, key, type, bytes: bytes.length, width, height, alt, placeholder };
  const row = { ...file, variants: JSON.stringify(variants), created_at: listing.createdAt };
  const columns = Object.keys(row);
  await runSql(
    `INSERT INTO images (property_n, ${columns}) SELECT n, ${columns.map(() => "?")} FROM properties WHERE uuid = ?`,
    ...Object.values(row),
    listing.uuid,
  );
  return { id, key, bytes };
}
