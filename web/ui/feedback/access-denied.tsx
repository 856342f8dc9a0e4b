import type { ReactNode } from "react";
import { paths } from "#web/lib/page/paths.ts";
import { ButtonLink } from "../button.tsx";
import { Message } from "./message.tsx";

interface AccessDeniedProps {
  children?: ReactNode;
  action?: ReactNode;
}

/** What an account without the needed role sees in place of a screen (ruling 18). */
export function AccessDenied({ children, action }: AccessDeniedProps) {
  return (
    <Message
      title="Access Denied"
      headingLevel={1}
      role="alert"
      actions={
        <>
          <ButtonLink to={paths.home}>Return to Home</ButtonLink>
          {action}
        </>
      }
    >
      {children ?? "Your account has no access to this part of the site."}
    </Message>
  );
}

/** The same where it is all that the page has. */
export function AccessDeniedPage(props: AccessDeniedProps) {
  return (
    <div className="wrap py-8 lg:py-12">
      <AccessDenied {...props} />
    </div>
  );
}
