import { livingFactNames, readLiving } from "../listings/details/living-facts.ts";
import { getPrice } from "../listings/property-price.ts";
import { statusesOfKind } from "../listings/status/listing-status.ts";
import type { CatalogueHome } from "./catalogue-home.ts";
import { requirePart } from "./columns/column.ts";
import type { HomeRow } from "./home-columns.ts";

const thousandths = (degrees: number | null) => (degrees === null ? null : Math.round(degrees * 1000));

/** Returns a home as the columns have it. */
export function toHomeRow(home: CatalogueHome): HomeRow {
  const { living, latitude, longitude, cover_focus } = home;
  return {
    ...home,
    ...living,
    price: getPrice(home),
    move_in_cost: home.kind === "rent" ? home.move_in_cost : null,
    latitude: thousandths(latitude),
    longitude: thousandths(longitude),
    cover_focus: cover_focus ?? null,
  };
}

/** Returns the home of a row. @throws FaultyCatalogue for a status that the kind does not have */
export function toCatalogueHome(row: HomeRow): CatalogueHome {
  const { price, move_in_cost, kind, status: _, cover_focus, latitude, longitude, ...rest } = row;
  for (const name of livingFactNames) delete (rest as Partial<typeof rest>)[name];
  const shared = {
    ...rest,
    image_count: row.pictures.length,
    latitude: latitude === null ? null : latitude / 1000,
    longitude: longitude === null ? null : longitude / 1000,
    living: readLiving(row),
    ...(cover_focus !== null && { cover_focus }),
  };
  return kind === "buy"
    ? { ...shared, kind, price, status: findStatus(statusesOfKind.buy, row) }
    : { ...shared, kind, monthly_rent: price, move_in_cost, status: findStatus(statusesOfKind.rent, row) };
}

function findStatus<Status extends string>(statuses: readonly Status[], { status }: HomeRow): Status {
  const found = statuses.find((one) => one === status);
  requirePart(found !== undefined, "status");
  return found;
}
