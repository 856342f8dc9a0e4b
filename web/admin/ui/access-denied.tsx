import type { ReactNode } from "react";
import type { Elements } from "#web/lib/page/elements.ts";
import { paths } from "#web/lib/page/paths.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { EmptyState } from "./empty-state.tsx";

interface AccessDeniedProps {
  children?: ReactNode;
  action?: Elements;
}

/** Shown instead of a screen when the role of the account does not allow it. */
export function AccessDenied({ children, action }: AccessDeniedProps) {
  return (
    <EmptyState
      scene="lost"
      title="Access Denied"
      headingLevel={1}
      role="alert"
      action={
        <>
          <ButtonLink to={paths.home}>Return to Home</ButtonLink>
          {action}
        </>
      }
    >
      {children ?? "Your account has no access to this part of the site."}
    </EmptyState>
  );
}

/** The same as a whole page. */
export function AccessDeniedPage(props: AccessDeniedProps) {
  return (
    <div className="wrap py-8 lg:py-12">
      <AccessDenied {...props} />
    </div>
  );
}
