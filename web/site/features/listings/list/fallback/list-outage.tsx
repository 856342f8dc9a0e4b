import { Button } from "#web/ui/button.tsx";
import { Drawing } from "#web/ui/feedback/drawing.tsx";
import { Message } from "#web/ui/feedback/message.tsx";
import type { ListPageConfig } from "../../list-pages/list-page-config.ts";
import { listMessages } from "../messages.ts";

interface ListOutageProps {
  config: ListPageConfig;
  onRetry: () => void;
  isRetrying: boolean;
}

/** Error message during an outage. Cached or sample properties follow below it. */
export function ListOutage({ config, onRetry, isRetrying }: ListOutageProps) {
  const isAll = config.name === "all";
  return (
    <Drawing name="offline">
      <Message
        role="alert"
        title={isAll ? listMessages.allFailedTitle : listMessages.failed}
        actions={
          <Button onClick={onRetry} aria-disabled={isRetrying}>
            {isRetrying ? "Loading…" : listMessages.retry}
          </Button>
        }
      >
        {isAll && listMessages.allFailed}
      </Message>
    </Drawing>
  );
}
