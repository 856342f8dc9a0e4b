import { paths } from "#web/lib/page/paths.ts";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { Drawing, Message } from "#web/ui/feedback/message.tsx";
import { SkeletonBar } from "#web/ui/feedback/skeleton-bar.tsx";

export function DetailLoadError({ onRetry }: { onRetry: () => void }) {
  return (
    <Drawing name="offline">
      <Message
        title="Failed to load property"
        headingLevel={1}
        role="alert"
        actions={
          <>
            <Button onClick={onRetry}>Try Again</Button>
            <ButtonLink to={paths.properties} look="outline">
              Back to Properties
            </ButtonLink>
          </>
        }
      >
        We could not reach the server. Please try again.
      </Message>
    </Drawing>
  );
}

/** Below the price and the facts of an opened card, while the rest loads. */
export function LoadingDetails() {
  return (
    <p role="status" className="mt-5 text-1 text-ink2">
      Loading property details...
    </p>
  );
}

/** Skeleton of the page while the property loads. */
export function DetailLoading() {
  return (
    <div className="detail-grid">
      <div className="image-frame" />
      <div>
        <LoadingDetails />
        <div aria-hidden="true">
          <SkeletonBar className="mt-1 h-10 w-3/5" />
          <SkeletonBar className="mt-4 h-8" />
          <SkeletonBar className="mt-2 h-6 w-4/5" />
          <SkeletonBar className="mt-5 h-12" />
        </div>
      </div>
    </div>
  );
}
