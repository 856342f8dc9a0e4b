import type { ComponentProps } from "react";
import { ContactButtons } from "#web/ui/contact/contact-buttons.tsx";

/** Call and WhatsApp side by side, below or beside the main action of a page. */
export function ServiceContactButtons(props: ComponentProps<typeof ContactButtons>) {
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,7rem),1fr))] gap-2 px-0! *:grow *:px-4 sm:flex">
      <ContactButtons {...props} isCompact />
    </div>
  );
}
