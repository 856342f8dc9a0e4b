import { Button } from "#web/ui/button.tsx";
import { Message } from "#web/ui/feedback/message.tsx";
import type { ListPageConfig } from "../../list-pages/list-page-config.ts";
import { listMessages } from "../messages.ts";

interface ListOutageProps {
  page: ListPageConfig;
  onRetry: () => void;
  isRetrying: boolean;
}

/** The service cannot be reached; what can still be shown stands below. */
export function ListOutage({ page, onRetry, isRetrying }: ListOutageProps) {
  const isAll = page.name === "all";
  return (
    <Message
      role="alert"
      title={isAll ? listMessages.allFailedTitle : listMessages.failed}
      actions={
        <Button onClick={onRetry} aria-disabled={isRetrying}>
          {isRetrying ? "Trying…" : listMessages.retry}
        </Button>
      }
    >
      {isAll && listMessages.allFailed}
    </Message>
  );
}
