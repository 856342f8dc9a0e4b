import type { ReactNode } from "react";
import { paths } from "#web/lib/paths.ts";
import { ButtonLink } from "./button.tsx";
import { Message } from "./message.tsx";

/** What an account without the needed role sees in place of a screen (ruling 18). */
export function AccessDenied({ children, action }: { children?: ReactNode; action?: ReactNode }) {
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
