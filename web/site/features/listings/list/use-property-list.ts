import { useEffect, useState } from "react";
import { useSWRConfig } from "swr";
import type { CardListResponse } from "#contract/listings/property-responses.ts";
import { isOutage } from "#web/lib/api/api-error.ts";
import { useEndpoint } from "#web/lib/api/use-endpoint.ts";
import { useLastDefined } from "#web/lib/api/use-last-defined.ts";
import type { ListPageConfig } from "../list-pages/list-page-config.ts";
import { listKey } from "../list-pages/list-page-keys.ts";
import type { ListParams } from "../list-pages/list-params.ts";

/** Empty pages to skip before the visitor is asked whether to search further. */
const maxSkippedPages = 4;

/** Where the next page starts: after a cursor, or before one. */
export type CursorPosition = Pick<ListParams, "cursor" | "before">;

/**
 * Loads one page of the list. With rare filters a page can be empty although the list continues; then the hook loads
 * the following pages, up to a limit. While a page loads, the previous one stays visible.
 */
export function usePropertyList(config: ListPageConfig, params: ListParams) {
  const { mutate } = useSWRConfig();
  const { filters, sort, before } = params;
  const firstKey = listKey(config, params);
  const [skipped, setSkipped] = useState<{ firstKey: string; count: number; position: CursorPosition }>();
  const current = skipped?.firstKey === firstKey ? skipped : undefined;
  const key = current ? listKey(config, { filters, sort, ...current.position }) : firstKey;
  const { data, error, isValidating } = useEndpoint(key);
  const latest = useLastDefined(data);
  const shownKey = useLastDefined(data && key);

  const nextPosition = data && data.data.properties.length === 0 ? getNextPosition(data, params) : undefined;
  const nextCursor = nextPosition?.cursor ?? nextPosition?.before;
  const skippedCount = current?.count ?? 0;
  useEffect(() => {
    if (!nextCursor || skippedCount >= maxSkippedPages) return;
    setSkipped({
      firstKey,
      count: skippedCount + 1,
      position: before ? { before: nextCursor } : { cursor: nextCursor },
    });
  }, [nextCursor, skippedCount, firstKey, before]);

  const isLoadingNext = current !== undefined && !data && !error;
  return {
    /** The current page, or the previous one while it loads. Undefined after an error without data. */
    list: error ? data : latest,
    /** Names what the visible page was loaded for. */
    shownKey,
    isLoading: data === undefined && !error,
    /** Set while nothing was found but the list continues. */
    nextPosition: isLoadingNext ? current.position : nextPosition,
    isSearchingFurther: isLoadingNext || (nextPosition !== undefined && skippedCount < maxSkippedPages),
    error,
    isOutage: isOutage(error),
    isRetrying: isValidating && error !== undefined,
    /** Reloads all public data, because the counts and averages fail together with the list. */
    retry: () => void mutate((loadedKey) => typeof loadedKey === "string" && loadedKey.startsWith("/public/")),
  };
}

function getNextPosition(list: CardListResponse, params: ListParams): CursorPosition | undefined {
  if (params.before) return list.previous_cursor ? { before: list.previous_cursor } : undefined;
  return list.next_cursor ? { cursor: list.next_cursor } : undefined;
}
