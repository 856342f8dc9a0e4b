import type { PropertyDetail } from "#shared/listings/details/property-detail.ts";
import { allDetails } from "#shared/listings/details/property-details.ts";
import { getPrice } from "#shared/listings/property-price.ts";
import { formatArea, formatDate, formatPrice, joinParts } from "#web/lib/format/format-values.ts";
import type { LiberianDollars } from "#web/lib/liberian-dollars/liberian-dollars.ts";
import { placeText } from "#web/site/lib/format/place-text.ts";
import { detailTexts, pageLabel } from "../../facts/detail-texts.ts";
import { statusText } from "../../facts/listing-status.ts";
import { livingRows } from "../../facts/living-rows.ts";
import { hasMoveInAmount, moveInText } from "../../facts/move-in-text.ts";
import { isLand, type PropertyFact, propertyFacts } from "../../facts/property-facts.ts";
import { type ComparedHome, type ComparedProperty, withDetails } from "../compared-home.ts";
import { distanceToCentre } from "./distance-to-centre.ts";

/** The value of one home. null: the listing does not say. undefined: there is no listing. */
export type CompareValue = string | null | undefined;

export interface CompareRow {
  label: string;
  /** What the label alone does not say. */
  note?: string;
  values: CompareValue[];
  /** Whether all listed homes have the same value. */
  isSame: boolean;
}

type RowSource = [label: string, read: (property: ComparedProperty) => string | null, note?: string | undefined];

/** Returns "24 Nov 2026". The whole month would not fit a third of a phone. */
function shortDate(iso: string): string {
  const [day, month = "", year] = formatDate(iso).split(" ");
  return `${day} ${month.slice(0, 3)} ${year}`;
}

/** The amounts in US dollars, or in L$ if it is given. */
const moneySources: ((liberian?: LiberianDollars) => RowSource)[] = [
  (liberian) =>
    liberian
      ? [
          "Price in L$",
          (property) => liberian.about(getPrice(property)),
          joinParts([liberian.rate, liberian.age], ". "),
        ]
      : ["Price", (property) => formatPrice(property.kind, getPrice(property))],
  (liberian) => [
    liberian ? "Money to move in, in L$" : "Money to move in",
    (property) => {
      const rental = asRental(property);
      return rental && !property.sample && hasMoveInAmount(rental) ? moveInText(rental, liberian?.format) : null;
    },
    liberian && "rounded",
  ],
];

/** Label of the row whose value is a status. */
export const availabilityLabel = "Availability";

const otherSources: readonly RowSource[] = [
  [availabilityLabel, statusText],
  [
    "Last confirmed",
    ({ confirmed_at, sample }) =>
      sample || confirmed_at === undefined ? null : confirmed_at ? shortDate(confirmed_at) : "Not yet",
  ],
  ["Property type", ({ property_type }) => property_type],
  ["Area", placeText],
  ["Landmark", (property) => withDetails(property)?.landmark ?? null],
  ["Bedrooms", readFact("bedrooms")],
  ["Bathrooms", readFact("bathrooms")],
  ["Floor space", (property) => (isLand(property) ? null : readArea(property))],
  ["Land area", (property) => (isLand(property) ? readArea(property) : null)],
  [
    "Distance to the centre",
    (property) => {
      const details = withDetails(property);
      return details ? distanceToCentre(details) : null;
    },
    "in a straight line",
  ],
  ...detailSources(),
  ["Listed", ({ created_at }) => shortDate(created_at)],
];

/**
 * Returns the facts of the homes, without those that none of them has.
 * @param liberian how to show amounts in L$ too
 */
export function factRows(homes: readonly ComparedHome[], liberian?: LiberianDollars): CompareRow[] {
  const amounts = moneySources.flatMap((source) => (liberian ? [source(), source(liberian)] : [source()]));
  return [...amounts, ...otherSources]
    .map(([label, read, note]) => toRow(homes, label, read, note))
    .filter(({ values }) => values.some((value) => value));
}

/** Returns every amenity that a home has, the most frequent first. An amenity that is a fact already is left out. */
export function amenityRows(homes: readonly ComparedHome[]): CompareRow[] {
  const facts = new Set(otherSources.map(([label]) => label.toLowerCase()));
  const names = new Map<string, string>();
  for (const { status, property } of homes) {
    if (status === "removed" || !property) continue;
    for (const name of withDetails(property)?.amenities ?? []) {
      const key = toKey(name);
      if (!names.has(key) && !facts.has(key)) names.set(key, name.trim());
    }
  }
  return [...names.values()]
    .map((name) => toRow(homes, name, (property) => (hasAmenity(property, name) ? "Yes" : null)))
    .sort((one, other) => countValues(other) - countValues(one) || one.label.localeCompare(other.label, "en"));
}

/** Returns the labels and values that all listed homes share. */
export function sharedFacts(rows: readonly CompareRow[]): { label: string; value: CompareValue }[] {
  return rows.filter(({ isSame }) => isSame).map(({ label, values }) => ({ label, value: values.find(Boolean) }));
}

function toRow(
  homes: readonly ComparedHome[],
  label: string,
  read: (property: ComparedProperty) => string | null,
  note?: string,
): CompareRow {
  const values = homes.map(({ status, property }) =>
    property && status !== "removed" ? read(property) || null : undefined,
  );
  const listed = values.filter((value) => value !== undefined);
  const isSame = listed.length > 1 && listed.every((value) => value !== null && value === listed[0]);
  return { label, ...(note && { note }), values, isSame };
}

const countValues = ({ values }: CompareRow) => values.filter((value) => value).length;

const toKey = (amenity: string) => amenity.trim().toLowerCase();

function hasAmenity(property: ComparedProperty, name: string): boolean {
  return withDetails(property)?.amenities.some((amenity) => toKey(amenity) === toKey(name)) ?? false;
}

function asRental(property: ComparedProperty) {
  const details = withDetails(property);
  return details?.kind === "rent" ? details : undefined;
}

/** The compared details. Details of both kinds with one label are one row. */
function detailSources(): RowSource[] {
  const compared = [...allDetails.values()].filter(({ isCompared }) => isCompared);
  const byLabel = new Map(compared.map((detail) => [pageLabel(detail), detail]));
  return [...byLabel].map(([label, detail]) => [label, (property) => readDetail(property, label, detail)]);
}

/** Returns the text of a detail. If a yes or no is unknown, the amenities may still name it. */
function readDetail(property: ComparedProperty, label: string, { type }: PropertyDetail): string | null {
  const details = withDetails(property);
  const texts = details ? [...detailTexts(details), ...livingRows(details.living)] : [];
  const [, text] = texts.find(([name]) => name === label) ?? [];
  return text ?? (type === "flag" && hasAmenity(property, label) ? "Yes" : null);
}

function readFact(name: PropertyFact["name"]) {
  return (property: ComparedProperty) => propertyFacts(property).find((fact) => fact.name === name)?.value ?? null;
}

const readArea = ({ area_sqft }: ComparedProperty) => (area_sqft ? formatArea(area_sqft) : null);
