import type { CardProperty } from "#web/lib/property-cards/card-property.ts";
import type { DetailProperty } from "../facts/detail-property.ts";

/** A home in a comparison: with all its data, or with those of its card, which this phone has saved. */
export type ComparedProperty = DetailProperty | CardProperty;

/** A column of a comparison. `failed`: its data, or what its card lacks, could not be loaded. */
export type ComparedHome = { uuid: string; property?: ComparedProperty | undefined } & (
  | { status: "listed"; property: ComparedProperty }
  | { status: "loading" | "removed" }
  | { status: "failed"; retry: () => void }
);

/** Returns the property if it has more data than a card. */
export function withDetails(property: ComparedProperty): DetailProperty | undefined {
  return "images" in property ? property : undefined;
}

export const isListed = (home: ComparedHome): home is ComparedHome & { property: ComparedProperty } =>
  home.status !== "removed" && home.property !== undefined;
