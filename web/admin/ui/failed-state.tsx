import type { ReactNode } from "react";
import { errorText } from "#web/admin/lib/api/error-text.ts";
import { isForbidden } from "#web/lib/api/api-error.ts";
import type { Elements } from "#web/lib/page/elements.ts";
import { paths } from "#web/lib/page/paths.ts";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { addKept, denied, FailedNotice } from "#web/ui/feedback/failed-notice.tsx";
import { EmptyState } from "./empty-state.tsx";

interface AccessDeniedProps {
  children?: ReactNode;
  action?: Elements;
  /** 2 below the title of a screen. */
  headingLevel?: 1 | 2;
}

/** Shown when the role of the account does not allow what is opened. */
export function AccessDenied({ children = denied.text, action, headingLevel = 1 }: AccessDeniedProps) {
  return (
    <EmptyState
      scene="lost"
      title={denied.title}
      headingLevel={headingLevel}
      role="alert"
      action={
        <>
          <ButtonLink to={paths.home}>Return to Home</ButtonLink>
          {action}
        </>
      }
    >
      {children}
    </EmptyState>
  );
}

interface FailedStateProps {
  /** What could not be loaded, such as "The people could not be loaded". */
  title: string;
  error: unknown;
  /** Replaces the reason of the error. */
  text?: string;
  onRetry: () => void;
}

/** Replaces what could not be loaded: says why, and that nothing is lost. Without the right to it, nothing is tried again. */
export function FailedState({ title, error, text = errorText(error), onRetry }: FailedStateProps) {
  if (isForbidden(error)) return <AccessDenied headingLevel={2} />;
  return (
    <EmptyState
      scene="offline"
      title={title}
      role="alert"
      action={
        <Button look="outline" onClick={() => onRetry()}>
          Try Again
        </Button>
      }
    >
      {addKept(text)}
    </EmptyState>
  );
}

/** The same in a block of a screen, without a drawing. */
export function FailedBlock({ text, ...props }: FailedStateProps) {
  return <FailedNotice {...props} text={text ?? errorText(props.error)} />;
}
