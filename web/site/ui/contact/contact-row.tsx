import { classNames } from "#web/lib/page/class-names.ts";
import { OpeningStatus } from "#web/ui/contact/opening-status.tsx";
import { buttonPairClass, ContactButtons } from "./contact-buttons.tsx";

const rowClass = classNames(buttonPairClass, "py-3 sm:flex sm:flex-wrap sm:items-center sm:pt-6");

/** Call and WhatsApp side by side; on a page also the opening state, below or beside them. */
export function ContactRow({ isOnPage }: { isOnPage?: boolean }) {
  return (
    <div className={isOnPage ? `wrap ${rowClass}` : rowClass}>
      <ContactButtons isCompact />
      {isOnPage && <OpeningStatus className="col-span-full flex-1" />}
    </div>
  );
}
