import { useState } from "react";
import type { FoundPerson } from "#contract/admin/privacy.ts";
import { enquiryServiceLabel } from "#contract/services/services.ts";
import { isSameName } from "#shared/people/contact-key.ts";
import { Tick } from "#web/admin/ui/inputs/tick.tsx";
import { formatDate, joinParts } from "#web/lib/format/format-values.ts";
import type { ChosenEnquiries } from "./messages.ts";

/**
 * Returns the enquiries that an export or an erasure takes, with a tick for each if they have several names or others share
 * the contact; those with the name of the person are ticked first. Else all are taken, and there is no list.
 */
export function useTakenEnquiries({ taken, names }: FoundPerson, isShared: boolean) {
  const [name = ""] = names;
  const isOwn = (sender: string) => isSameName(sender, name);
  const [ticked, setTicked] = useState(() => taken.filter((one) => isOwn(one.name)).map(({ id }) => id));
  if (taken.length === 0 || (!isShared && taken.every((one) => isOwn(one.name))))
    return { chosen: undefined satisfies ChosenEnquiries, list: null };
  const toggle = (id: string, isTicked: boolean) =>
    setTicked((before) => (isTicked ? [...before, id] : before.filter((one) => one !== id)));
  const list = (
    <fieldset>
      <legend className="font-bold">Which enquiries?</legend>
      <p className="text-1 text-ink2">
        More than one person may use this number or address. Tick only the enquiries of the person who asks. The others
        stay.
      </p>
      <ul className="mt-2 border-t border-line">
        {taken.map((enquiry) => (
          <li key={enquiry.id} className="border-b border-line">
            <Tick
              checked={ticked.includes(enquiry.id)}
              onChange={({ currentTarget }) => toggle(enquiry.id, currentTarget.checked)}
            >
              <span className="min-w-0 py-2 wrap-anywhere">
                <b>{enquiry.name}</b>
                <span className="block text-1 text-ink2">
                  {joinParts([
                    enquiry.reference,
                    enquiryServiceLabel(enquiry.service),
                    formatDate(enquiry.submitted_at),
                    enquiry.email,
                    enquiry.phone_number,
                  ])}
                </span>
              </span>
            </Tick>
          </li>
        ))}
      </ul>
      {ticked.length === 0 && <p className="mt-2 text-bad">Tick at least one enquiry.</p>}
    </fieldset>
  );
  return { chosen: ticked as ChosenEnquiries, list };
}
