import { formatDate } from "#web/lib/format/format-values.ts";

/** The fields whose stored names are no words for people. */
const fieldNames: Readonly<Record<string, string>> = {
  area_sqft: "floor space",
  contact_number: "phone number",
  is_available: "availability",
  is_new_construction: "new construction",
  has_parking: "parking",
  listed_by: "lister",
  owner_id: "owner",
  assignee_id: "responsible colleague",
  one_sender_until: "who wrote the enquiries",
  property_uuid: "listing",
  role_request: "requested role",
  status_note: "note on the status",
  unavailable_reason: "reason",
  closed_on: "closing day",
  closed_price: "final price",
  deleted_at: "day of deletion",
  confirmed_at: "day of confirmation",
  plus_code: "Plus Code",
  snoocode: "SnooCODE",
  pin: "place on the map",
  power_hours: "hours of power",
  road_minutes: "minutes to the main road",
  signal: "phone signal",
  living_confirmed: "facts about living there",
};

/** Returns the name of a stored field in words. */
export const fieldWords = (name: string): string =>
  fieldNames[name] ??
  name
    .replaceAll("_", " ")
    .replaceAll(/([a-z])([A-Z])/g, "$1 $2")
    .toLowerCase();

/** Returns a stored value in words: "under_offer" is "under offer", and a time or date is its day. */
export function valueWords(value: string): string {
  if (/^\d{4}-\d\d-\d\d(?:T\d\d:\d\d|$)/.test(value)) return formatDate(value);
  return /^[a-z]+_[a-z_]+$/.test(value) ? value.replaceAll("_", " ") : value;
}
