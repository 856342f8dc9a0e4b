import { useEffect, useState } from "react";
import { useSWRConfig } from "swr";
import type { CardListResponse } from "#contract/listings/property-responses.ts";
import { isOutage } from "#web/lib/api/api-error.ts";
import { useEndpoint } from "#web/lib/api/use-endpoint.ts";
import { useLastDefined } from "#web/lib/api/use-last-defined.ts";
import type { ListPageConfig } from "../list-pages/list-page-config.ts";
import { listKey } from "../list-pages/list-page-keys.ts";
import type { ListParams } from "../list-pages/list-params.ts";

/** Empty pages that are skipped by themselves before the visitor is asked whether to look further. */
const maxHops = 4;

/** Where to read on: behind a cursor, or before one. */
export type CursorPosition = Pick<ListParams, "cursor" | "before">;

/**
 * A page of the list. Rare filters can leave a page empty while the list goes on: then the following page is
 * read, a few times. While another page is on its way the last one stays in view.
 */
export function usePropertyList(page: ListPageConfig, address: ListParams) {
  const { mutate } = useSWRConfig();
  const start = listKey(page, address);
  const [hops, setHops] = useState<{ start: string; count: number; at: CursorPosition }>();
  const hop = hops?.start === start ? hops : undefined;
  const key = hop ? listKey(page, { ...address, cursor: undefined, before: undefined, ...hop.at }) : start;
  const { data, error, isValidating } = useEndpoint<CardListResponse>(key);

  const latest = useLastDefined(data);

  const onward = data && data.data.properties.length === 0 ? onwardOf(data, address) : undefined;
  const onwardCursor = onward?.cursor ?? onward?.before;
  const count = hop?.count ?? 0;
  useEffect(() => {
    if (!onwardCursor || count >= maxHops) return;
    setHops({ start, count: count + 1, at: address.before ? { before: onwardCursor } : { cursor: onwardCursor } });
  }, [onwardCursor, count, start, address.before]);

  const isOnTheWay = hop !== undefined && !data && !error;
  return {
    /** The page asked for, else the last one while it is on its way; none after a failure without data. */
    list: error ? data : latest,
    isLoading: data === undefined && !error,
    /** Set while nothing was found but the list goes on there. */
    onward: isOnTheWay ? hop.at : onward,
    isHopping: isOnTheWay || (onward !== undefined && count < maxHops),
    error,
    /** The service could not be reached (ruling 8); a refusal is no outage. */
    isOut: isOutage(error),
    isRetrying: isValidating && error !== undefined,
    /** Asks again for everything that listings on this page come from: the counts and averages failed with the list. */
    retry: () => void mutate((asked) => typeof asked === "string" && asked.startsWith("/public/")),
  };
}

function onwardOf(list: CardListResponse, address: ListParams): CursorPosition | undefined {
  if (address.before) return list.previous_cursor ? { before: list.previous_cursor } : undefined;
  return list.next_cursor ? { cursor: list.next_cursor } : undefined;
}
