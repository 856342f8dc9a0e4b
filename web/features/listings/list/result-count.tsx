import type { CardListResponse } from "#contract/listings/property-responses.ts";
import { formatTotal } from "./format-total.ts";

/** "23 properties found", or "23 homes" on a phone, where the map and the sort order are in the same row. */
export function ResultCount({ list }: { list: Pick<CardListResponse, "total" | "total_exact"> }) {
  const count = formatTotal(list);
  const isSingle = count === "1";
  return (
    <>
      <span className="lg:hidden">
        <b>{count}</b>
        <span>{`\u00a0${isSingle ? "home" : "homes"}`}</span>
      </span>
      <span className="max-lg:hidden">{`${count} ${isSingle ? "property" : "properties"} found`}</span>
    </>
  );
}
