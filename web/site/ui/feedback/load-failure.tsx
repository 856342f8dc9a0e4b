import { Button, ButtonLink } from "#web/ui/button.tsx";
import { Drawing } from "#web/ui/feedback/drawing.tsx";
import { Message } from "#web/ui/feedback/message.tsx";

interface LoadFailureProps {
  title: string;
  text: string;
  onRetry: () => void;
  /** The page that the second button leads to. */
  listPath: string;
  listLabel: string;
}

/** The content of a page whose data could not be loaded, with a retry. */
export function LoadFailure({ title, text, onRetry, listPath, listLabel }: LoadFailureProps) {
  return (
    <Drawing name="offline">
      <Message
        title={title}
        headingLevel={1}
        role="alert"
        actions={
          <>
            <Button onClick={onRetry}>Try Again</Button>
            <ButtonLink to={listPath} look="outline">
              {listLabel}
            </ButtonLink>
          </>
        }
      >
        {text}
      </Message>
    </Drawing>
  );
}
