import type { ComponentProps } from "react";
import { buttonPairClass, ContactButtons } from "./contact-buttons.tsx";

/** Call and WhatsApp side by side, below the main action of a page. */
export const ContactPair = (props: ComponentProps<typeof ContactButtons>) => (
  <div className={buttonPairClass}>
    <ContactButtons {...props} isCompact />
  </div>
);
