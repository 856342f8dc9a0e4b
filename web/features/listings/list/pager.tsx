import type { CardListResponse } from "#contract/listings/property-responses.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import type { ListPageConfig } from "../list-pages/list-page-config.ts";
import { buildListPath, type ListParams } from "../list-pages/list-params.ts";

interface PagerProps {
  config: ListPageConfig;
  params: ListParams;
  list: CardListResponse;
}

/** Links to the previous and next page. */
export function Pager({ config, params: { filters, sort }, list: { previous_cursor, next_cursor } }: PagerProps) {
  if (!previous_cursor && !next_cursor) return null;
  return (
    <nav aria-label="Pages" className="mt-8 flex justify-between gap-2 border-t border-line pt-4">
      {previous_cursor ? (
        <ButtonLink look="outline" rel="prev" to={buildListPath(config, { filters, sort, before: previous_cursor })}>
          Previous
        </ButtonLink>
      ) : (
        <span />
      )}
      {next_cursor && (
        <ButtonLink look="outline" rel="next" to={buildListPath(config, { filters, sort, cursor: next_cursor })}>
          Next
        </ButtonLink>
      )}
    </nav>
  );
}
