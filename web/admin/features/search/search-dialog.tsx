import { type KeyboardEvent, lazy, Suspense, useEffect, useLayoutEffect, useRef, useState } from "react";
import useSWR from "swr";
import type { SearchResults } from "#contract/admin/search.ts";
import { maxSearchLength, maxSearchResults } from "#contract/admin/search-limits.ts";
import { freshSwrConfig } from "#web/admin/lib/api/swr-configs.ts";
import { EmptyState } from "#web/admin/ui/empty-state.tsx";
import { FailedState } from "#web/admin/ui/failed-state.tsx";
import { apiSend } from "#web/lib/api/api-client.ts";
import { formatCount } from "#web/lib/format/format-values.ts";
import { loadCode } from "#web/lib/page/lazy/load-code.ts";
import { openModal } from "#web/lib/page/open-modal.ts";
import { adminDialogClasses } from "#web/ui/dialog-classes.tsx";
import { SkeletonBar } from "#web/ui/feedback/skeleton-bar.tsx";
import { SearchInput } from "#web/ui/form/field.tsx";
import { Icon } from "#web/ui/icons/icon.tsx";

/** Its code loads beside the first results, so that no first screen of the admin area carries it and zod (37 kB). */
const loadGroups = () => loadCode(() => import("./search-groups.tsx"));
const SearchGroups = lazy(async () => ({ default: (await loadGroups()).SearchGroups }));

/** How long the user must stop typing before the search starts, in milliseconds. */
const typingPause = 250;
/** One letter finds too much. */
const minLength = 2;

/** Finds people, homes, enquiries and appointments while the user types. The arrow keys go through the results. */
export function SearchDialog({ onClose }: { onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => (dialog.current ? openModal(dialog.current) : undefined), []);
  const [typed, setTyped] = useState("");
  const [q, setQ] = useState("");
  const text = typed.trim();
  useEffect(() => {
    const timer = setTimeout(() => setQ(text), typingPause);
    return () => clearTimeout(timer);
  }, [text]);
  const isSearch = text.length >= minLength;
  const { data, error, isLoading, mutate } = useSearch(isSearch ? q : "");
  const isCurrent = q === text && !isLoading;
  const results = isSearch ? data : undefined;
  const count = results && Object.values(results).reduce((sum, { length }) => sum + length, 0);
  const mayHaveMore = results && Object.values(results).some(({ length }) => length === maxSearchResults);
  const openFirst = () => {
    if (isCurrent) dialog.current?.querySelector("a")?.click();
    else setQ(text);
  };
  return (
    <dialog
      ref={dialog}
      className={adminDialogClasses.search}
      aria-label="Search"
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      // The box fills the dialog: only a click on the backdrop has the dialog itself as its target.
      onClick={(event) => event.target === event.currentTarget && onClose()}
      onKeyDown={(event) => {
        moveFocus(event);
        if (event.key !== "Escape") return;
        // The field would only be emptied.
        event.preventDefault();
        onClose();
      }}
    >
      <div className="dialog-box">
        <search>
          <form
            className="flex items-center gap-1 border-b border-line py-2 pr-1 pl-(--gutter) lg:pr-2 lg:pl-4"
            onSubmit={(event) => {
              event.preventDefault();
              openFirst();
            }}
          >
            <SearchInput
              className="min-w-0 flex-1 *:text-ellipsis"
              aria-label="Search people, homes, references"
              placeholder="Name, number, reference"
              autoComplete="off"
              maxLength={maxSearchLength}
              value={typed}
              onChange={({ currentTarget }) => setTyped(currentTarget.value)}
            />
            <button type="button" className="icon-btn" aria-label="Close" onClick={onClose}>
              <Icon name="x" />
            </button>
          </form>
        </search>
        <div className="relative min-h-0 flex-1 overflow-auto overscroll-contain px-(--gutter) pb-4 lg:min-h-72 lg:px-4">
          <p role="status" className="sr-only">
            {isCurrent && count !== undefined && (mayHaveMore ? "At least " : "") + formatCount(count, "result")}
          </p>
          {!isSearch && (
            <EmptyState scene="search" title="Find anyone, anything">
              A name, any part of a number, an email address, a reference (MH-, E-, A-), or words of a title.
            </EmptyState>
          )}
          {isSearch && error !== undefined && !isLoading && (
            <FailedState title="The search did not work" error={error} onRetry={() => mutate()} />
          )}
          {isSearch && error === undefined && !results && <LoadingRows />}
          {error === undefined && results && (
            <div className={isCurrent ? undefined : "opacity-60"}>
              {count === 0 ? (
                <EmptyState scene="lost" title="Nothing matches">
                  Try a part of the name, or the last digits of the number.
                </EmptyState>
              ) : (
                <Suspense fallback={<LoadingRows />}>
                  <SearchGroups results={results} q={q} />
                </Suspense>
              )}
            </div>
          )}
        </div>
      </div>
    </dialog>
  );
}

/** Returns the results of the last search until those of the next have arrived. */
function useSearch(q: string) {
  return useSWR<SearchResults, unknown>(
    q.length >= minLength ? ["search", q] : null,
    async () => {
      const [{ data }] = await Promise.all([apiSend("POST /search", { body: { q } }), loadGroups()]);
      return data;
    },
    { ...freshSwrConfig, keepPreviousData: true },
  );
}

/** Moves the focus between the field and the results. */
function moveFocus(event: KeyboardEvent<HTMLDialogElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (!step) return;
  const stops: (Element | null)[] = [...event.currentTarget.querySelectorAll("input, a")];
  const next = stops[stops.indexOf(document.activeElement) + step];
  if (!(next instanceof HTMLElement)) return;
  event.preventDefault();
  next.focus();
}

function LoadingRows() {
  return (
    <div className="grid gap-3 pt-5">
      <SkeletonBar className="h-4 w-20" />
      {["w-48", "w-40", "w-56"].map((width) => (
        <div key={width} className="flex items-center gap-3">
          <SkeletonBar className="size-11 flex-none" />
          <SkeletonBar className={`h-5 ${width}`} />
        </div>
      ))}
    </div>
  );
}
