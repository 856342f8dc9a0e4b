import { useState } from "react";
import { useNavigate } from "react-router-dom";
import type { Person } from "#contract/people/person.ts";
import { adminPaths } from "#contract/site/admin-paths.ts";
import { ContactQuestion } from "#web/admin/features/shared/enquiries/contact-question.tsx";
import { errorText } from "#web/admin/lib/api/error-text.ts";
import { ConfirmDialog } from "#web/admin/ui/confirm-dialog.tsx";
import { EmptyState } from "#web/admin/ui/empty-state.tsx";
import { FailedState } from "#web/admin/ui/failed-state.tsx";
import { screenClass } from "#web/admin/ui/page-head.tsx";
import { apiSend } from "#web/lib/api/api-client.ts";
import { ApiError } from "#web/lib/api/api-error.ts";
import type { Elements } from "#web/lib/page/elements.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { SkeletonBar } from "#web/ui/feedback/skeleton-bar.tsx";
import { showToast } from "#web/ui/feedback/toast.tsx";
import { OwnerLink } from "./owner-link.tsx";
import { PersonContacts } from "./person-contacts.tsx";
import { PersonDetails } from "./person-details.tsx";
import { PersonDialog } from "./person-dialog.tsx";
import { PersonHead } from "./person-head.tsx";
import { PersonHomes } from "./person-homes.tsx";
import { PersonNextSteps } from "./person-next-steps.tsx";
import { PersonNote } from "./person-note.tsx";
import { PersonOffers } from "./person-offers.tsx";
import { PersonTimeline } from "./person-timeline.tsx";
import { MergeDialog } from "./same-person/merge-dialog.tsx";
import { PersonSenders } from "./same-person/person-senders.tsx";
import { PersonSuggestions } from "./same-person/person-suggestions.tsx";
import { usePerson } from "./use-person.ts";
import { useRecordCall } from "./use-record-call.ts";

/** From a tablet on, the homes and facts are a panel beside what happened. */
const columnsClass =
  "mt-4 grid grid-cols-1 gap-x-6 gap-y-6 sm:grid-cols-[minmax(0,1fr)_20rem] sm:grid-rows-[auto_1fr] lg:gap-x-8";
const panelClass =
  "grid content-start gap-6 sm:col-start-2 sm:row-span-2 sm:row-start-1 sm:self-start sm:rounded-m sm:bg-sand sm:p-4";

/** Everything about one person: how to reach them, what is open, what happened, their homes, and what to offer. */
export function PersonPage({ id, wants }: { id: string; wants?: Elements }) {
  const { person, error, reload } = usePerson(id);
  if (!person) return <MissingPerson error={error} onRetry={reload} />;
  return <KnownPerson person={person} reload={reload} wants={wants ?? null} />;
}

function KnownPerson({ person, reload, wants }: { person: Person; reload: () => void; wants: Elements }) {
  const { id } = person;
  const navigate = useNavigate();
  const [opened, setOpened] = useState<"edit" | "merge" | "delete">();
  const close = () => setOpened(undefined);
  const { record, question } = useRecordCall(person, reload);
  const remove = async () => {
    close();
    try {
      await apiSend("DELETE /people/:id", { params: { id } });
      showToast({ tone: "good", title: "Deleted", text: "The enquiries stay in the inbox." });
      navigate(adminPaths.people);
    } catch (failure) {
      showToast({ tone: "bad", title: "Not deleted", text: errorText(failure) });
    }
  };
  return (
    <div className={screenClass}>
      <PersonHead
        person={person}
        record={record}
        menu={[
          { icon: "pencil", label: "Edit", onChoose: () => setOpened("edit") },
          { icon: "people", label: "Merge with another person", onChoose: () => setOpened("merge") },
          { icon: "bin", label: "Delete this person", onChoose: () => setOpened("delete"), isDestructive: true },
        ]}
      />
      {question && (
        <div className="mt-4">
          <ContactQuestion name={person.name} by={question.by} onAnswer={question.answer} />
        </div>
      )}
      <PersonContacts person={person} record={record} />
      <div className={columnsClass}>
        <div className="grid content-start gap-6">
          <PersonNextSteps person={person} />
          <PersonSuggestions person={person} reload={reload} />
          <PersonSenders person={person} reload={reload} />
          <PersonNote person={person} reload={reload} onEdit={() => setOpened("edit")} />
          <PersonTimeline person={person} />
        </div>
        <div className={panelClass}>
          <PersonHomes title="Asked about" homes={person.homes} />
          {wants}
          <PersonHomes title="Owns" homes={person.listings}>
            <OwnerLink id={id} />
          </PersonHomes>
          <PersonDetails person={person} />
        </div>
        <PersonOffers person={person} record={record} />
      </div>
      {opened === "edit" && (
        <PersonDialog
          person={person}
          onClose={close}
          onSaved={() => {
            close();
            reload();
          }}
        />
      )}
      {opened === "merge" && <MergeDialog person={person} reload={reload} onClose={close} />}
      {opened === "delete" && (
        <ConfirmDialog
          title="Delete this person?"
          confirmLabel="Delete"
          isDestructive
          onConfirm={() => void remove()}
          onCancel={close}
        >
          <p>Name, contacts and note are deleted. The enquiries stay in the inbox. This cannot be undone.</p>
        </ConfirmDialog>
      )}
    </div>
  );
}

function MissingPerson({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const isUnknown = error instanceof ApiError && error.status === 404;
  return (
    <div className={screenClass}>
      {error === undefined && <SkeletonBar className="h-64" />}
      {isUnknown && (
        <EmptyState
          scene="gone"
          title="This person does not exist any more"
          role="alert"
          action={
            <ButtonLink look="outline" to={adminPaths.people}>
              All people
            </ButtonLink>
          }
        >
          It was deleted, or it became part of another person.
        </EmptyState>
      )}
      {error !== undefined && !isUnknown && (
        <FailedState title="The person could not be loaded" error={error} onRetry={onRetry} />
      )}
    </div>
  );
}
