import { classNames } from "#web/lib/page/class-names.ts";
import { OpeningStatus } from "#web/ui/contact/opening-status.tsx";
import { ActionGroup } from "../action-group.tsx";
import { ContactPair } from "./contact-pair.tsx";

/** Call and WhatsApp side by side; on a page also the opening state: below them on a phone, else at the start of the row. */
export const ContactRow = ({ isOnPage }: { isOnPage?: boolean }) => (
  <div
    className={classNames(
      "grid gap-x-4 gap-y-2 py-3 sm:flex sm:flex-row-reverse sm:items-center sm:pt-6",
      isOnPage && "wrap",
    )}
  >
    <ActionGroup>
      <ContactPair />
    </ActionGroup>
    {isOnPage && <OpeningStatus className="flex-1 items-center" />}
  </div>
);
