import { useLocation } from "react-router-dom";
import { type InboxParams, inboxPath } from "#web/admin/features/shared/enquiries/inbox-params.ts";
import { ButtonLink } from "#web/ui/button.tsx";

interface InboxPaginationProps {
  params: InboxParams;
  nextCursor: string | null;
  /** True while the list of new params loads: the cursor of this one does not fit them, so the link does nothing. */
  isOutdated: boolean;
}

/** Links to the previous and next page. The history entry holds the cursors of the pages before this one. */
export function InboxPagination({ params, nextCursor, isOutdated }: InboxPaginationProps) {
  const { state } = useLocation() as { state: { cursors?: string[] } | null };
  const cursors = state?.cursors ?? [];
  if (!nextCursor && !params.cursor) return null;
  const previous = cursors[cursors.length - 1];
  return (
    <nav aria-label="Pages" className="mt-6 flex justify-between gap-2">
      {params.cursor ? (
        <ButtonLink
          look="outline"
          rel="prev"
          state={{ q: params.q, cursors: cursors.slice(0, -1) }}
          to={inboxPath({ ...params, cursor: previous || undefined })}
        >
          {previous === undefined ? "First page" : "Previous"}
        </ButtonLink>
      ) : (
        <span />
      )}
      {nextCursor && (
        <ButtonLink
          look="outline"
          rel="next"
          state={{ q: params.q, cursors: [...cursors, params.cursor ?? ""] }}
          to={inboxPath({ ...params, cursor: nextCursor })}
          aria-disabled={isOutdated || undefined}
        >
          Next
        </ButtonLink>
      )}
    </nav>
  );
}
