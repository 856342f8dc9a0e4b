import { classNames } from "#web/lib/page/class-names.ts";
import { OpeningStatus } from "#web/ui/contact/opening-status.tsx";
import { ContactButtons } from "./contact-buttons.tsx";

const rowClass = classNames(
  "grid grid-cols-[repeat(auto-fit,minmax(8.5rem,1fr))] gap-2 py-3",
  "sm:flex sm:flex-wrap sm:items-center sm:gap-x-4 sm:pt-6",
);

/** Call and WhatsApp side by side; on a page also the opening state, below or beside them. */
export function ContactRow({ isOnPage }: { isOnPage?: boolean }) {
  return (
    <div className={isOnPage ? `wrap ${rowClass}` : rowClass}>
      <ContactButtons isCompact />
      {isOnPage && <OpeningStatus className="col-span-full" />}
    </div>
  );
}
