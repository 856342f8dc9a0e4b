import { useEffect, useRef, useState } from "react";
import { Button } from "#web/ui/button.tsx";
import { Notice } from "#web/ui/feedback/notice.tsx";
import type { WaitingFor } from "./use-waiting-send.ts";

const reasons: Record<WaitingFor, string> = {
  connection: "Waiting for a connection.",
  service: "The service is not available right now.",
};
const whileOpen = "The listing will be sent automatically while this page is open.";
const whenClosed = {
  stored: "If you close it, the listing stays on this device, and the admin pages remind you to send it.",
  lost: "Do not close it: this device could not store the listing with all its photos.",
};

interface WaitingNoticeProps {
  waitingFor: WaitingFor | undefined;
  /** Returns whether the listing is on this device after the page is closed. */
  isStored: () => Promise<boolean>;
  onStop: () => void;
}

/** Says that a finished listing waits to be sent. It is announced when it appears. */
export function WaitingNotice({ waitingFor, isStored, onStop }: WaitingNoticeProps) {
  const [isKept, setIsKept] = useState<boolean>();
  const latestIsStored = useRef(isStored);
  latestIsStored.current = isStored;
  useEffect(() => {
    let isCurrent = true;
    if (waitingFor) {
      latestIsStored.current().then((kept) => {
        if (isCurrent) setIsKept(kept);
      });
    }
    return () => {
      isCurrent = false;
    };
  }, [waitingFor]);
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
          <p>{`${reasons[waitingFor]} ${whileOpen}`}</p>
          {isKept !== undefined && <p>{isKept ? whenClosed.stored : whenClosed.lost}</p>}
        </Notice>
      )}
    </div>
  );
}
