import { paths } from "#web/lib/page/paths.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { Drawing, Message } from "#web/ui/feedback/message.tsx";

export function PropertyNotFound() {
  return (
    <Drawing name="gone">
      <Message
        title="Property Not Found"
        headingLevel={1}
        actions={<ButtonLink to={paths.properties}>Back to Properties</ButtonLink>}
      >
        The property you're looking for doesn't exist or has been removed.
      </Message>
    </Drawing>
  );
}
