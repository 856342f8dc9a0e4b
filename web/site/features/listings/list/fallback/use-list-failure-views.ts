import { useEffect, useState } from "react";

type ListFailureViews = typeof import("./list-failure-views.tsx");

/** Loads the views for failures, with the samples, when the first failure occurs. */
export function useListFailureViews(hasFailed: boolean): ListFailureViews | undefined {
  const [views, setViews] = useState<ListFailureViews>();
  useEffect(() => {
    if (!hasFailed) return;
    // If this code cannot be loaded either, the error message and Try Again remain.
    import("./list-failure-views.tsx").then(setViews, () => undefined);
  }, [hasFailed]);
  return views;
}
