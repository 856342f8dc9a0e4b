import type { CardList } from "#contract/listing-answers.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { addressPath, type ListAddress } from "./list-address.ts";
import type { ListPage } from "./list-page.ts";

interface PagerProps {
  page: ListPage;
  address: ListAddress;
  list: CardList;
}

/** The pages before and after this one, as plain links. */
export function Pager({ page, address: { filters, sort }, list: { previous_cursor, next_cursor } }: PagerProps) {
  if (!previous_cursor && !next_cursor) return null;
  return (
    <nav aria-label="Pages" className="mt-8 flex justify-between gap-2 border-t border-line pt-4">
      {previous_cursor ? (
        <ButtonLink look="outline" rel="prev" to={addressPath(page, { filters, sort, before: previous_cursor })}>
          Previous
        </ButtonLink>
      ) : (
        <span />
      )}
      {next_cursor && (
        <ButtonLink look="outline" rel="next" to={addressPath(page, { filters, sort, cursor: next_cursor })}>
          Next
        </ButtonLink>
      )}
    </nav>
  );
}
