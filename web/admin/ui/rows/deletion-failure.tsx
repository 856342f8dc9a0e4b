import { Button } from "#web/ui/button.tsx";

/** Says in a row that it could not be deleted. */
export function DeletionFailure({ isBusy, onRetry }: { isBusy: boolean; onRetry: () => void }) {
  return (
    <p
      role="alert"
      className="col-span-full flex basis-full flex-wrap items-center border-l-4 border-bad bg-bad-bg pl-3 font-bold text-bad"
    >
      It could not be deleted.
      <Button look="quiet" busy={isBusy} onClick={onRetry}>
        Retry
      </Button>
    </p>
  );
}
