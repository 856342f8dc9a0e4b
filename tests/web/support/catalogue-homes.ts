import type { CatalogueHome } from "#shared/catalogue/catalogue-home.ts";
import { propertyToHome } from "#tests/support/catalogue/catalogue-homes.ts";
import { buildDetailProperty } from "./property-fixtures.tsx";

/** Builds a rental of the catalogue. */
export const buildHome = (fields: Partial<Extract<CatalogueHome, { kind: "rent" }>> = {}) => {
  const home = propertyToHome(buildDetailProperty({ kind: "rent", ...fields }));
  if (home.kind !== "rent") throw new Error("A rental was built");
  return home;
};
