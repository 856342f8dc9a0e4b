import { isForbidden } from "#web/lib/api/api-error.ts";
import { Button } from "../button.tsx";
import { Notice } from "./notice.tsx";

export const denied = { title: "Access Denied", text: "Your account has no access to this part of the site." };

/** Adds to the reason of a failure that nothing is lost. */
export const addKept = (reason: string) => `${reason.replace(/\.$/, "")}. What you saved is kept.`;

interface FailedNoticeProps {
  /** What could not be loaded, such as "The owners could not be loaded". */
  title: string;
  error: unknown;
  /** The reason. */
  text: string;
  onRetry: () => void;
}

/** Replaces a block that could not be loaded: says why, and that nothing is lost. Without the right to it, nothing is tried again. */
export function FailedNotice({ title, error, text, onRetry }: FailedNoticeProps) {
  const isDenied = isForbidden(error);
  return (
    <div role="alert">
      <Notice
        tone="bad"
        title={isDenied ? denied.title : title}
        action={
          !isDenied && (
            <Button look="quiet" className="-my-1" onClick={() => onRetry()}>
              Try Again
            </Button>
          )
        }
      >
        <p>{isDenied ? denied.text : addKept(text)}</p>
      </Notice>
    </div>
  );
}
