import { type SQL, sql } from "drizzle-orm";
import {
  type ImageType,
  type ImageVariantWidth,
  imageExtensions,
  imageVariantWidths,
} from "#contract/images/image-urls.ts";
import type { PropertyKind } from "#contract/listings/property-kinds.ts";
import type { Query } from "#worker/db/query.ts";
import { variantKey } from "#worker/storage/image-store.ts";

/** What an address below /images asks for. */
export type ImageRequest = { kind: PropertyKind; uuid: string } & (
  | { position: number }
  | { number: number; width: ImageVariantWidth }
  | { number: number; extension: string }
);

/** Where the asked picture's bytes are. */
export interface ImageFile {
  key: string;
  type: ImageType;
}

const uuidPattern = "[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}";
const conventional = new RegExp(`^(${uuidPattern})(?:_(\\d{1,3}))?\\.png$`);
const file = /^(\d{1,6})(?:-(\d{3,4})\.webp|\.(jpg|png|gif|webp))$/;

/** Reads `{uuid}.png` or `{uuid}_N.png`, the conventional addresses. */
export function parseConventionalPath(kind: PropertyKind, name: string): ImageRequest | undefined {
  const found = name.match(conventional);
  return found?.[1] ? { kind, uuid: found[1], position: Number(found[2] ?? 0) } : undefined;
}

/** Reads `{uuid}/{number}-{width}.webp` or `{uuid}/{number}.{ending}`, the unchanging addresses. */
export function parseImmutablePath(kind: PropertyKind, uuid: string, name: string): ImageRequest | undefined {
  const found = name.match(file);
  if (!found || !new RegExp(`^${uuidPattern}$`).test(uuid)) return undefined;
  const number = Number(found[1]);
  if (found[3]) return { kind, uuid, number, extension: found[3] };
  const width = imageVariantWidths.find((known) => known === Number(found[2]));
  return width && { kind, uuid, number, width };
}

/** Reads a name that is a stored file's own key, which only staff are told: drafts and the bin have no other address. */
export function parseAdminImagePath(folder: string, name: string): string | undefined {
  return new RegExp(`^${uuidPattern}(-\\d{3,4}\\.webp)?$`).test(name) ? `${folder}/${name}` : undefined;
}

/** Finds a live listing's picture, or null. */
export function findImage(request: ImageRequest): Query<ImageFile | null> {
  const which: SQL = "position" in request ? sql`position = ${request.position}` : sql`number = ${request.number}`;
  return {
    statements: [
      sql`SELECT pictures.key, pictures.type, pictures.width, pictures.variants
        FROM properties CROSS JOIN pictures ON pictures.property_n = properties.n
        WHERE properties.uuid = ${request.uuid} AND properties.kind = ${request.kind} AND properties.live = 1 AND ${which}`,
    ],
    read(results) {
      const row = results[0]?.[0] as { key: string; type: ImageType; width: number; variants: string } | undefined;
      if (!row) return null;
      if (!("width" in request)) {
        const rightEnding = !("extension" in request) || imageExtensions[row.type] === request.extension;
        return rightEnding ? { key: row.key, type: row.type } : null;
      }
      if ((JSON.parse(row.variants) as number[]).includes(request.width)) {
        return { key: variantKey(row.key, request.width), type: "image/webp" };
      }
      return row.width <= request.width ? { key: row.key, type: row.type } : null;
    },
  };
}
