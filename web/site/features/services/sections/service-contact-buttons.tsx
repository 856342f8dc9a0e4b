import type { ComponentProps } from "react";
import { buttonPairClass, ContactButtons } from "#web/site/ui/contact/contact-buttons.tsx";

/** Call and WhatsApp side by side, below or beside the main action of a page. */
export function ServiceContactButtons(props: ComponentProps<typeof ContactButtons>) {
  return (
    <div className={`${buttonPairClass} basis-full px-0! *:px-4 lg:flex lg:flex-wrap`}>
      <ContactButtons {...props} isCompact />
    </div>
  );
}
