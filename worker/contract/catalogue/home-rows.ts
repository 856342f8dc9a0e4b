import { type LivingFactName, livingFactNames, readLiving } from "../listings/details/living-facts.ts";
import { getPrice } from "../listings/property-price.ts";
import { statusesOfKind } from "../listings/status/listing-status.ts";
import type { CatalogueHome } from "./catalogue-home.ts";
import { requirePart } from "./columns/column.ts";
import { type ColumnName, columnNames, type HomeRow } from "./home-columns.ts";

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

/** The columns that a home does not have as they are. */
const readColumns = ["price", "move_in_cost", "kind", "status", "cover_focus", "latitude", "longitude"] as const;
type ReadColumn = (typeof readColumns)[number] | LivingFactName;
type KeptColumn = Exclude<ColumnName, ReadColumn>;
const notKept: ReadonlySet<string> = new Set([...readColumns, ...livingFactNames]);
const keptColumns = columnNames.filter((name): name is KeptColumn => !notKept.has(name));

/** Copying with a loop takes a third of the time of deleting from a copy, and a phone has thousands of homes. */
function pick<Name extends ColumnName>(row: HomeRow, names: readonly Name[]): Pick<HomeRow, Name> {
  const picked: Partial<Pick<HomeRow, Name>> = {};
  for (const name of names) picked[name] = row[name];
  return picked as Pick<HomeRow, Name>;
}

/** Returns the home of a row. @throws FaultyCatalogue for a status that the kind does not have */
export function toCatalogueHome(row: HomeRow): CatalogueHome {
  const { price, move_in_cost, kind, cover_focus, latitude, longitude } = row;
  const shared = {
    ...pick(row, keptColumns),
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
