import { useState } from "react";
import { Link } from "react-router-dom";
import type { EnquiryDetail } from "#contract/enquiries/inbox-enquiry.ts";
import { personPath } from "#contract/site/admin-paths.ts";
import { PersonSearch } from "#web/admin/features/shared/people/person-search.tsx";
import { SeldomButton } from "#web/admin/ui/seldom-button.tsx";
import { UndoButton } from "#web/admin/ui/undo-button.tsx";
import type { Elements } from "#web/lib/page/elements.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { useAssignPerson, useEnquiryPerson } from "./use-enquiry-person.ts";

const undoButton = (undo: () => void) => <UndoButton onUndo={undo} />;

interface EnquiryPersonProps {
  enquiry: EnquiryDetail;
  /** What else is seldom done with the enquiry. */
  children: Elements;
}

/** Who else has the number or the address, and whose enquiry it is. */
export function EnquiryPerson({ enquiry, children }: EnquiryPersonProps) {
  const person = useEnquiryPerson(enquiry);
  const { isBusy, move, same } = useAssignPerson(enquiry);
  const [isMoving, setIsMoving] = useState(false);
  if (!person || !enquiry.name) return children;
  const shared = person.contacts.flatMap(({ kind, shared_with }) => shared_with.map((other) => ({ kind, ...other })));
  const others = [...new Map(shared.map((other) => [other.id, other])).values()];
  const moveTo = (id: string | null) => {
    setIsMoving(false);
    void move(id, undoButton);
  };
  return (
    <section aria-label="Person" className="grid grid-cols-1 text-1">
      {others.map((other) => (
        <div key={other.id} className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 py-1">
          <p className="min-w-0 wrap-anywhere">
            <span>{`Shares this ${other.kind === "email" ? "address" : "number"} with `}</span>
            <Link to={personPath(other.id)} className="underline">
              {other.name || "Unknown"}
            </Link>
          </p>
          <Button look="small" busy={isBusy} onClick={() => void same(other, undoButton)}>
            Same person
          </Button>
        </div>
      ))}
      <div className="flex flex-wrap gap-x-6">
        {children}
        <SeldomButton busy={isBusy} onClick={() => setIsMoving(true)}>
          Sent by another person
        </SeldomButton>
      </div>
      {isMoving && (
        <Dialog variant="small" title="Who sent this enquiry?" onClose={() => setIsMoving(false)}>
          <div className="grid gap-4">
            <Button look="outline" onClick={() => moveTo(null)}>
              {`A new person: ${enquiry.name}`}
            </Button>
            <PersonSearch
              label="Or somebody else"
              hint="By name, number or email. It can be undone for an hour."
              action="Move"
              except={person.id}
              isBusy={isBusy}
              onChoose={(chosen) => moveTo(chosen.id)}
            />
          </div>
        </Dialog>
      )}
    </section>
  );
}
