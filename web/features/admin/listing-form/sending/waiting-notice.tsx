import { Button } from "#web/ui/button.tsx";
import { Notice } from "#web/ui/feedback/notice.tsx";
import type { WaitingFor } from "./use-waiting-send.ts";

const texts: Record<WaitingFor, string> = {
  connection: "Waiting for a connection. The listing will be sent automatically.",
  service: "The service is not available right now. The listing will be sent automatically.",
};

/** Says that a finished listing waits to be sent. It is announced when it appears. */
export function WaitingNotice({ waitingFor, onStop }: { waitingFor: WaitingFor | undefined; onStop: () => void }) {
  return (
    <div role="status">
      {waitingFor && (
        <Notice
          tone="warn"
          title="Not sent yet"
          action={
            <Button look="quiet" className="-my-2" onClick={onStop}>
              Stop waiting
            </Button>
          }
        >
          <p>{texts[waitingFor]}</p>
        </Notice>
      )}
    </div>
  );
}
