import { useId } from "react";
import { Link } from "react-router-dom";
import type { FoundPerson } from "#contract/admin/privacy.ts";
import { adminPaths } from "#contract/site/admin-paths.ts";
import { roleLabels } from "#web/lib/session/role-labels.ts";
import { Button } from "#web/ui/button.tsx";
import { ErasureEffects } from "./erasure-effects.tsx";
import { type Choice, erasureIsFinal, getContact, listFoundData } from "./messages.ts";
import { useTakenData } from "./use-taken-data.tsx";

const maxReferences = 5;

interface PersonCardProps {
  person: FoundPerson;
  /** Whether other people have the number or the address too. */
  isShared: boolean;
  isBusy: boolean;
  onExport: (chosen: Choice | undefined) => void;
  /** Asks for confirmation first. */
  onErase: (chosen: Choice | undefined) => void;
}

/** What is stored about one person, with the export. The erasure is in a separate box that explains it. */
export function PersonCard({ person, isShared, isBusy, onExport, onErase }: PersonCardProps) {
  const titleId = useId();
  const { person_id, contacts, email, names, account } = person;
  const title = getContact(person);
  const isNew = (text: string) => !title.split(", ").includes(text);
  const [otherNames, otherContacts] = [names.filter(isNew), contacts.filter(isNew)];
  const { chosen, isBlocked, list } = useTakenData(person, isShared);
  const isColleague = account !== null && account.role !== "user";
  return (
    <section aria-labelledby={titleId} className="mt-3 mb-8">
      <div className="rounded-l border border-line bg-raise">
        <div className="grid gap-4 p-4 lg:p-6">
          <div>
            <h2 id={titleId} className="text-3 wrap-anywhere">
              {title}
            </h2>
            {email === null && person_id === null && (
              <p className="text-ink2">Of no known person, with this phone number and without an email</p>
            )}
            {otherNames.length > 0 && <p className="text-ink2 wrap-anywhere">{otherNames.join(", ")}</p>}
            {otherContacts.length > 0 && <p className="text-ink2 wrap-anywhere">{otherContacts.join(", ")}</p>}
          </div>
          <dl className="border-t border-line">
            <FoundRow label="Account" value={account ? `${account.username}, ${roleLabels[account.role]}` : "None"} />
            {listFoundData(person).map(([label, count]) => (
              <FoundRow key={label} label={label} value={String(count)} />
            ))}
          </dl>
          <IdentityCheck references={person.references} />
          {list}
        </div>
        <div className="flex flex-wrap items-center justify-between gap-3 border-t border-line p-4 lg:px-6">
          <ActionText
            title="Export a copy"
            text={chosen ? "One file with the data above, and only what is ticked." : "One file with everything above."}
          />
          <Button
            className="flex-none max-sm:w-full"
            busy={isBusy}
            disabled={isBlocked}
            onClick={() => onExport(chosen)}
          >
            Export
          </Button>
        </div>
      </div>
      {isColleague ? (
        <p className="mt-4 rounded-l border border-line p-4 text-1 text-ink2 lg:px-6">
          <span>{`A colleague's account cannot be erased. Change its role to ${roleLabels.user} on the`}</span>{" "}
          <Link to={adminPaths.team}>Team</Link> page first.
        </p>
      ) : (
        <div className="mt-8 rounded-l border border-bad">
          <div className="grid gap-4 p-4 lg:p-6">
            <ActionText title="Erase everything" text={erasureIsFinal} />
            <ErasureEffects isChosen={chosen !== undefined} />
          </div>
          <div className="border-t border-line p-4 lg:px-6">
            <Button
              look="outline"
              className="text-bad max-sm:w-full"
              busy={isBusy}
              disabled={isBlocked}
              onClick={() => onErase(chosen)}
            >
              Erase
            </Button>
          </div>
        </div>
      )}
    </section>
  );
}

function IdentityCheck({ references }: { references: readonly string[] }) {
  if (references.length === 0) return null;
  return (
    <p className="text-1 text-ink2">
      To check who is asking, ask for a reference:{" "}
      {references.slice(0, maxReferences).map((reference, index) => (
        <span key={reference}>
          {index > 0 && <span>{", "}</span>}
          <span className="whitespace-nowrap text-ink">{reference}</span>
        </span>
      ))}
      {references.length > maxReferences && <span>{` and ${references.length - maxReferences} more`}</span>}
    </p>
  );
}

function ActionText({ title, text }: { title: string; text: string }) {
  return (
    <div className="min-w-0 flex-1 basis-[10rem]">
      <h3 className="font-sans text-2 font-bold">{title}</h3>
      <p className="text-1 text-ink2">{text}</p>
    </div>
  );
}

function FoundRow({ label, value }: { label: string; value: string }) {
  return (
    <div className="flex justify-between gap-4 border-b border-line py-2 last:border-0">
      <dt className="text-ink2">{label}</dt>
      <dd className="min-w-0 text-right font-bold wrap-anywhere">{value}</dd>
    </div>
  );
}
