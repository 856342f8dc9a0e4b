import type { CardListResponse } from "#contract/listings/property-responses.ts";
import { formatTotal } from "../list-pages/format-total.ts";

/** "23 properties found". It is small, because on a phone the map and the sort order are in the same row. */
export function ResultCount({ list }: { list: Pick<CardListResponse, "total" | "total_exact"> }) {
  const count = formatTotal(list);
  return <span className="text-1">{`${count} ${count === "1" ? "property" : "properties"} found`}</span>;
}
