import type { CardListResponse } from "#contract/listings/property-responses.ts";
import { formatNumber } from "#web/lib/format/format-values.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { formatTotal } from "../list-pages/format-total.ts";
import type { ListPageConfig } from "../list-pages/list-page-config.ts";
import { buildListPath, type ListParams } from "../list-pages/list-params.ts";

interface PagerProps {
  config: ListPageConfig;
  params: ListParams;
  list: CardListResponse;
  /** True while the list of new params loads: the cursors of this one do not fit them, so the links do nothing. */
  isStale: boolean;
}

/** Links to the previous and next page, and which part of the list this page is: "1–24 of 60". */
export function Pager({ config, params: { filters, sort }, list, isStale }: PagerProps) {
  const { previous_cursor, next_cursor, offset, data } = list;
  if (!previous_cursor && !next_cursor) return null;
  const range = `${formatNumber(offset + 1)}–${formatNumber(offset + data.properties.length)}`;
  return (
    <nav
      aria-label="Pages"
      className="mt-8 flex flex-wrap items-center justify-between gap-4 border-t border-line pt-4"
    >
      <PageLink
        rel="prev"
        to={previous_cursor && buildListPath(config, { filters, sort, before: previous_cursor })}
        isStale={isStale}
      >
        Previous
      </PageLink>
      {data.properties.length > 0 && <span className="text-1">{`${range} of ${formatTotal(list)}`}</span>}
      <PageLink
        rel="next"
        to={next_cursor && buildListPath(config, { filters, sort, cursor: next_cursor })}
        isStale={isStale}
      >
        Next
      </PageLink>
    </nav>
  );
}

interface PageLinkProps {
  rel: "prev" | "next";
  /** Null if there is no such page. */
  to: string | null;
  isStale: boolean;
  children: string;
}

/** As wide as the row allows, because it is the only control below a long list. */
function PageLink({ rel, to, isStale, children }: PageLinkProps) {
  return (
    to && (
      <ButtonLink
        className="max-w-[15rem] grow px-2"
        look="outline"
        rel={rel}
        to={to}
        aria-disabled={isStale || undefined}
      >
        {children}
      </ButtonLink>
    )
  );
}
