import type { ReactNode } from "react";
import type { Elements } from "#web/lib/page/elements.ts";
import { Button } from "#web/ui/button.tsx";
import { Notice } from "#web/ui/feedback/notice.tsx";
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
    const retry = (
      <Button look="quiet" className="-my-1" onClick={() => onRetry()}>
        Try Again
      </Button>
    );
    return (
      <div role="alert">
        <Notice tone="bad" title="This could not be loaded" action={retry}>
          <p>{accountFailure(error)}</p>
        </Notice>
      </div>
    );
  }
  if (isLoading) return <SkeletonBar className="h-24" />;
  return isEmpty ? <p className="text-ink2">{empty}</p> : children;
}
