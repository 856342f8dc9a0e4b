import type { Property } from "#contract/listings/property.ts";
import { formatArea, formatDate, formatMoney, joinParts } from "#web/lib/format/format-values.ts";
import type { LiberianDollars } from "#web/lib/liberian-dollars/liberian-dollars.ts";
import { detailTexts } from "../facts/detail-texts.ts";
import { statusText } from "../facts/listing-status.ts";
import { isLand } from "../facts/property-facts.ts";

type Row = [label: string, value: string];
type Value = string | number | null | undefined;

/**
 * Returns the property details as label and value. Fields without a value are left out.
 * @param liberian how to show amounts in L$ too
 */
export function detailRows(property: Property, liberian?: LiberianDollars): Row[] {
  const fee = property.kind === "buy" ? property.agency_fee : null;
  const rows: [string, Value][] = [
    ["Property type", property.property_type],
    ["Availability", statusText(property)],
    [isLand(property) ? "Land area" : "Floor space", !property.area_sqft ? null : formatArea(property.area_sqft)],
    ["Agency fee", fee === null ? null : formatBoth(fee, liberian)],
    ...detailTexts(property),
    ["Reference", property.reference],
    ["Listed", formatDate(property.created_at)],
  ];
  return omitEmpty(rows);
}

/** Returns the location as label and value. A coordinate without the other one is left out. */
export function locationRows(property: Property): Row[] {
  const { latitude, longitude } = property;
  const hasPoint = latitude !== null && longitude !== null;
  return omitEmpty([
    ["Address", property.address],
    ["Area", property.area],
    ["City", `${property.city}, ${property.state}`],
    ["Postal code", property.postal_code],
    ["Latitude", hasPoint ? latitude : null],
    ["Longitude", hasPoint ? longitude : null],
    ["Plus Code", property.plus_code],
    ["House number", property.house_number],
    ["SnooCODE", property.snoocode],
  ]);
}

function formatBoth(dollars: number, liberian: LiberianDollars | undefined): string {
  return joinParts([formatMoney(dollars), dollars > 0 && liberian?.about(dollars)]);
}

function omitEmpty(rows: [string, Value][]): Row[] {
  return rows.flatMap(([label, value]): Row[] =>
    value === null || value === undefined || value === "" ? [] : [[label, String(value)]],
  );
}
