import { useState } from "react";
import type { FoundPerson } from "#contract/admin/privacy.ts";
import { enquiryServiceLabel } from "#contract/services/services.ts";
import { isSameName } from "#shared/people/contact-key.ts";
import { Tick } from "#web/admin/ui/inputs/tick.tsx";
import { formatDate, joinParts } from "#web/lib/format/format-values.ts";
import type { Choice } from "./messages.ts";

/** What may be of another person who has the number or the address. */
interface TakenItem {
  id: string;
  name: string | null;
  text: string;
}

/**
 * Returns the enquiries and the wants that an export or an erasure takes, with a tick for each if they have several names or
 * others share the contact; those with the name of the person, or without one, are ticked first. Else all are taken, and there
 * is no list.
 */
export function useTakenData({ person_id, taken, taken_wants, names: [own = ""] }: FoundPerson, isShared: boolean) {
  const items: TakenItem[] = [
    ...taken.map(({ id, name, reference, service, submitted_at, email, phone_number }) => ({
      ...{ id, name },
      text: joinParts([reference, enquiryServiceLabel(service), formatDate(submitted_at), email, phone_number]),
    })),
    ...taken_wants.map(({ id, name, label, created_at }) => ({
      ...{ id, name },
      text: joinParts([`Looks for: ${label}`, formatDate(created_at)]),
    })),
  ];
  const isOwn = ({ name }: TakenItem) => name === null || isSameName(name, own);
  const [ticked, setTicked] = useState(() => items.filter(isOwn).map(({ id }) => id));
  if (items.length === 0 || (!isShared && items.every(isOwn))) return { isBlocked: false, list: null };
  const toggle = (id: string, isTicked: boolean) =>
    setTicked((before) => (isTicked ? [...before, id] : before.filter((one) => one !== id)));
  const tickedOf = (all: readonly { id: string }[]) => all.flatMap(({ id }) => (ticked.includes(id) ? [id] : []));
  const chosen: Choice = { enquiries: tickedOf(taken), wants: tickedOf(taken_wants) };
  // A person whom a colleague added may have nothing of their own in the list.
  const isBlocked = ticked.length === 0 && (taken.length > 0 || person_id === null);
  const list = (
    <fieldset>
      <legend className="font-bold">Which of these?</legend>
      <p className="text-1 text-ink2">
        More than one person may use this number or address. Tick only what is of the person who asks. The rest stays.
      </p>
      <ul className="mt-2 border-t border-line">
        {items.map(({ id, name, text }) => (
          <li key={id} className="border-b border-line">
            <Tick checked={ticked.includes(id)} onChange={({ currentTarget }) => toggle(id, currentTarget.checked)}>
              <span className="min-w-0 py-2 wrap-anywhere">
                <b>{name ?? "Without a name"}</b>
                <span className="block text-1 text-ink2">{text}</span>
              </span>
            </Tick>
          </li>
        ))}
      </ul>
      {isBlocked && <p className="mt-2 text-bad">Tick at least one.</p>}
    </fieldset>
  );
  return { chosen, isBlocked, list };
}
