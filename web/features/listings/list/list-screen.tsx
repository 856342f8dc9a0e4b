import { type ReactNode, Suspense, useEffect } from "react";
import { latePart } from "#web/lib/page/lazy-part.tsx";
import { usePageHead } from "#web/lib/page/page-head.ts";
import type { ListPage } from "../list-pages/list-page-config.ts";
import { isNarrowed, type ListAddress } from "../list-pages/list-params.ts";
import { useListAddress } from "../list-pages/use-list-params.ts";
import { rememberSeen } from "./fallback/cached-list.ts";
import { foundText } from "./format-result-count.ts";
import { Results } from "./list-results.tsx";
import { useListings } from "./use-property-list.ts";

const controls = latePart(() => import("./list-controls.tsx").then(({ ListControls }) => ListControls));
if (import.meta.env.SSR) await controls.preload();

interface ListScreenProps {
  page: ListPage;
  /** What a page adds above the results, under the same filters. */
  summary?: (address: ListAddress) => ReactNode;
}

/** A page that lists properties: its controls, what was found, and the results. */
export function ListScreen({ page, summary }: ListScreenProps) {
  usePageHead({ title: page.title, description: page.description });
  const { address, open } = useListAddress(page);
  const results = useListings(page, address);
  const { list, isLoading, onward, isHopping, error } = results;

  useEffect(() => {
    if (!list || isLoading || address.cursor || address.before) return;
    rememberSeen(page.name, list.data.properties, !isNarrowed(address), Date.now());
  }, [page, address, list, isLoading]);

  const found = () => {
    if (!list) return error ? "" : "Loading properties…";
    if (onward) return isHopping ? "Looking further…" : "Nothing found so far";
    return isLoading ? "Looking…" : foundText(list);
  };
  return (
    <div className="wrap pt-6 pb-12">
      <h1>{page.title}</h1>
      <Suspense fallback={<div className="mt-4 min-h-40" />}>
        <controls.Part part="filters" page={page} address={address} open={open} />
      </Suspense>
      {summary?.(address)}
      <div className="flex min-h-20 items-center justify-between gap-3 py-4">
        <p role="status">{found()}</p>
        <Suspense>
          <controls.Part part="sort" page={page} address={address} open={open} />
        </Suspense>
      </div>
      <Results page={page} address={address} results={results} />
    </div>
  );
}
