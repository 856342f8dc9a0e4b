import { useEffect, useState } from "react";

type FailureViews = typeof import("./list-failure-views.tsx");

/** What is shown after a failure, with the samples: fetched when the first failure is there. */
export function useListFailureViews(hasFailed: boolean): FailureViews | undefined {
  const [views, setViews] = useState<FailureViews>();
  useEffect(() => {
    if (!hasFailed) return;
    // When not even our own code can be fetched, the message and Try Again stand alone.
    import("./list-failure-views.tsx").then(setViews, () => undefined);
  }, [hasFailed]);
  return views;
}
