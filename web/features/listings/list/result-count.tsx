import type { PropertyKind } from "#contract/listings/property-kinds.ts";
import type { CardListResponse } from "#contract/listings/property-responses.ts";
import { formatTotal } from "./format-total.ts";

interface ResultCountProps {
  list: Pick<CardListResponse, "total" | "total_exact">;
  kind: PropertyKind | undefined;
}

/** "23 properties found", or "23 homes for rent" on a phone, where the sort order is in the same row. */
export function ResultCount({ list, kind }: ResultCountProps) {
  const count = formatTotal(list);
  const isSingle = count === "1";
  return (
    <>
      <span className="lg:hidden">
        <b>{count}</b> {isSingle ? "home" : "homes"}
        {kind && (kind === "rent" ? " for rent" : " for sale")}
      </span>
      <span className="max-lg:hidden">{`${count} ${isSingle ? "property" : "properties"} found`}</span>
    </>
  );
}
