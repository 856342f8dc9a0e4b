import { EmptyState } from "#web/admin/ui/empty-state.tsx";
import { Button } from "#web/ui/button.tsx";

/** Shown until the code of the first screen has loaded. */
export const LoadingScreen = () => <p className="wrap py-12 text-ink2">Loading...</p>;

/** Shown in place of a screen whose code does not load, for example without a connection. */
export function FailedScreen() {
  return (
    <div className="wrap py-12" data-failed="">
      <EmptyState
        scene="offline"
        title="This page could not be shown"
        headingLevel={1}
        role="alert"
        action={<Button onClick={() => location.reload()}>Try Again</Button>}
      >
        It may not have loaded completely. What you sent or saved is kept.
      </EmptyState>
    </div>
  );
}
