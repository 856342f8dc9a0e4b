import type { ComponentProps } from "react";
import { ContactButtons } from "#web/site/ui/contact/contact-buttons.tsx";

/** Call and WhatsApp side by side, below or beside the main action of a page. */
export function ServiceContactButtons(props: ComponentProps<typeof ContactButtons>) {
  return (
    <div className="flex flex-wrap gap-2 px-0! *:grow *:px-4">
      <ContactButtons {...props} isCompact />
    </div>
  );
}
