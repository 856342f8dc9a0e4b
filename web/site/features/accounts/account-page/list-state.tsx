import type { ReactNode } from "react";
import type { Elements } from "#web/lib/page/elements.ts";
import { FailedNotice } from "#web/ui/feedback/failed-notice.tsx";
import { SkeletonBar } from "#web/ui/feedback/skeleton-bar.tsx";
import { accountFailure } from "../messages.ts";

interface ListStateProps {
  error: unknown;
  isLoading: boolean;
  isEmpty: boolean;
  empty?: ReactNode;
  onRetry: () => unknown;
  children: Elements;
}

/** Shows a list, or its loading, failed or empty state. */
export function ListState({ error, isLoading, isEmpty, empty, onRetry, children }: ListStateProps) {
  if (error && isLoading) {
    const text = accountFailure(error);
    return <FailedNotice title="This could not be loaded" error={error} text={text} onRetry={onRetry} />;
  }
  if (isLoading) return <SkeletonBar className="h-24" />;
  return isEmpty ? <p className="text-ink2">{empty}</p> : children;
}
