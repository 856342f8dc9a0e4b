import type { PriceFigures } from "#shared/prices/price-figures.ts";
import { propertyKinds } from "../listings/property-kinds.ts";
import type { CatalogueHome } from "./catalogue-home.ts";
import { requireCount, requireFields, requirePart } from "./document-parts.ts";
import { fromColumns, type HomeColumns, toColumns } from "./home-columns.ts";
import { readPriceFigures } from "./price-figures-part.ts";

/** The homes that a catalogue has at most; past them it has the newest. */
export const maxCatalogueHomes = 3000;

/** Changes when older phones cannot read the fields of homes. Such a document is faulty for them. */
export const catalogueFormat = 3;

/** What a catalogue says of itself. */
export interface CatalogueHead {
  format: number;
  /** A hash of the homes: equal catalogues have equal versions. */
  version: string;
  /** When this version was first made. */
  made_at: string;
  /** How many homes are in lists. */
  total_homes: number;
  /** False if there are more homes than `maxCatalogueHomes`. */
  complete: boolean;
  /** Without descriptions, their words are not found either; see `findsAll`. */
  has_descriptions: boolean;
}

/** All listed homes, the newest first. */
export interface Catalogue extends CatalogueHead {
  homes: readonly CatalogueHome[];
  /** What homes usually cost; null before the first night. */
  prices: PriceFigures | null;
}

/** A catalogue as it is sent and stored. */
export type CatalogueDocument = Omit<Catalogue, "homes"> & { homes: HomeColumns };

/** The small answer that says which version is the current one. Phones follow it, also to an earlier version. */
export interface CataloguePointer extends CatalogueHead {
  homes: number;
  /** The size of the compressed document. */
  bytes: number;
}

/** Returns a part of a document as a home; `catalogueFormat` says which fields it has. @throws FaultyCatalogue */
export function requireHome(written: unknown): CatalogueHome {
  requirePart(isHome(written), "home");
  return written;
}

function isHome(written: unknown): written is CatalogueHome {
  const { uuid, reference, kind, title, status } = requireFields(written, "home");
  return (
    [uuid, reference, title, status].every((text) => typeof text === "string") &&
    propertyKinds.some((one) => one === kind)
  );
}

export const toDocument = ({ homes, ...rest }: Catalogue): CatalogueDocument => ({ ...rest, homes: toColumns(homes) });

/** Returns a document as a catalogue. @throws FaultyCatalogue */
export function toCatalogue(json: unknown): Catalogue {
  const fields = requireFields(json, "document");
  return {
    ...toHead(fields),
    homes: fromColumns(fields.homes).map(requireHome),
    prices: readPriceFigures(fields.prices),
  };
}

/** Returns a response as a pointer. @throws FaultyCatalogue */
export function toCataloguePointer(json: unknown): CataloguePointer {
  const fields = requireFields(json, "pointer");
  const { homes, bytes } = fields;
  return { ...toHead(fields), homes: requireCount(homes, "homes"), bytes: requireCount(bytes, "bytes") };
}

/** Returns what a document says of itself. @throws FaultyCatalogue */
export function toHead(fields: Readonly<Record<string, unknown>>): CatalogueHead {
  const { format, version, made_at, total_homes, complete, has_descriptions } = fields;
  requirePart(format === catalogueFormat, "format");
  requirePart(typeof version === "string" && version !== "", "version");
  requirePart(typeof made_at === "string" && !Number.isNaN(Date.parse(made_at)), "made_at");
  requirePart(typeof complete === "boolean" && typeof has_descriptions === "boolean", "head");
  return {
    format,
    version,
    made_at,
    total_homes: requireCount(total_homes, "total_homes"),
    complete,
    has_descriptions,
  };
}
