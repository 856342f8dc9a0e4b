import { useState } from "react";
import { useNavigate } from "react-router-dom";
import type { Person } from "#contract/people/person.ts";
import { adminPaths } from "#contract/site/admin-paths.ts";
import { ContactQuestion } from "#web/admin/features/shared/enquiries/contact-question.tsx";
import { errorText } from "#web/admin/lib/api/error-text.ts";
import { AccessDeniedPage } from "#web/admin/ui/access-denied.tsx";
import { ConfirmDialog } from "#web/admin/ui/confirm-dialog.tsx";
import { EmptyState, FailedState } from "#web/admin/ui/empty-state.tsx";
import { screenClass } from "#web/admin/ui/page-head.tsx";
import { apiSend } from "#web/lib/api/api-client.ts";
import { ApiError, isForbidden } from "#web/lib/api/api-error.ts";
import { classNames } from "#web/lib/page/class-names.ts";
import type { Elements } from "#web/lib/page/elements.ts";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { SkeletonBar } from "#web/ui/feedback/skeleton-bar.tsx";
import { showToast } from "#web/ui/feedback/toast.tsx";
import { OwnerLink } from "./owner-link.tsx";
import { PersonDialog } from "./person-dialog.tsx";
import { PersonFacts } from "./person-facts.tsx";
import { PersonHead } from "./person-head.tsx";
import { PersonHomes } from "./person-homes.tsx";
import { PersonNextSteps } from "./person-next-steps.tsx";
import { PersonNote } from "./person-note.tsx";
import { PersonTimeline } from "./person-timeline.tsx";
import { MergeDialog } from "./same-person/merge-dialog.tsx";
import { PersonSenders } from "./same-person/person-senders.tsx";
import { PersonSuggestions } from "./same-person/person-suggestions.tsx";
import { usePerson } from "./use-person.ts";
import { useRecordCall } from "./use-record-call.ts";

/** From a tablet on, what is known of the person is a panel beside what happened, as high as the window. */
const columnsClass = classNames(
  "grid grid-cols-1 items-start sm:mt-2 sm:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] sm:grid-rows-[auto_1fr] sm:gap-x-6",
  "lg:mt-4 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)] lg:gap-x-10",
);
const factsClass = "sm:col-[2] sm:row-[1] sm:rounded-t-m sm:bg-sand sm:px-4 sm:pt-4";
const historyClass = "mt-4 grid grid-cols-1 content-start gap-5 sm:col-[1] sm:row-[1/span_2] sm:mt-0";
const homesClass = classNames(
  "mt-8 grid grid-cols-1 content-start gap-8 self-stretch sm:col-[2] sm:row-[2] sm:mt-0 sm:min-h-[calc(100svh-19rem)]",
  "sm:rounded-b-m sm:bg-sand sm:px-4 sm:pt-6 sm:pb-4",
);

/** Everything about one person: how to reach them, what is open, their homes, what they look for, and what happened. */
export function PersonPage({ id, wants }: { id: string; wants?: Elements }) {
  const { person, error, reload } = usePerson(id);
  if (isForbidden(error)) return <AccessDeniedPage />;
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
      <div className={columnsClass}>
        <PersonFacts person={person} record={record} className={factsClass} />
        <div className={historyClass}>
          <div className="empty:hidden">
            <PersonSuggestions person={person} reload={reload} />
            <PersonSenders person={person} reload={reload} />
          </div>
          <PersonNextSteps person={person} />
          <PersonNote person={person} onEdit={() => setOpened("edit")} />
          <PersonTimeline person={person}>
            {!person.note && (
              <Button look="quiet" className="-mx-3" onClick={() => setOpened("edit")}>
                Add note
              </Button>
            )}
          </PersonTimeline>
        </div>
        <div className={homesClass}>
          <PersonHomes title="Asked about" homes={person.homes} />
          {wants}
          <PersonHomes title="Owns" homes={person.listings}>
            <OwnerLink id={id} />
          </PersonHomes>
        </div>
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
