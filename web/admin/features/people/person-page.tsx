import { useState } from "react";
import { useNavigate } from "react-router-dom";
import type { Person } from "#contract/people/person.ts";
import { adminPaths } from "#contract/site/admin-paths.ts";
import { ContactQuestion } from "#web/admin/features/shared/enquiries/contact-question.tsx";
import { errorText } from "#web/admin/lib/api/error-text.ts";
import { AccessDeniedPage } from "#web/admin/ui/access-denied.tsx";
import { ConfirmDialog } from "#web/admin/ui/confirm-dialog.tsx";
import { EmptyState } from "#web/admin/ui/empty-state.tsx";
import { apiSend } from "#web/lib/api/api-client.ts";
import { ApiError, isForbidden } from "#web/lib/api/api-error.ts";
import type { Elements } from "#web/lib/page/elements.ts";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { SkeletonBar } from "#web/ui/feedback/skeleton-bar.tsx";
import { showToast } from "#web/ui/feedback/toast.tsx";
import { MergeDialog } from "./merge-dialog.tsx";
import { OwnerLink } from "./owner-link.tsx";
import { PersonContacts } from "./person-contacts.tsx";
import { PersonDialog } from "./person-dialog.tsx";
import { PersonEnquiries } from "./person-enquiries.tsx";
import { PersonHead } from "./person-head.tsx";
import { PersonHomes } from "./person-homes.tsx";
import { PersonSuggestions } from "./person-suggestions.tsx";
import { PersonTimeline } from "./person-timeline.tsx";
import { usePerson } from "./use-person.ts";
import { useRecordCall } from "./use-record-call.ts";

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
    <div className="wrap py-6 lg:py-8">
      <PersonHead person={person} record={record} onEdit={() => setOpened("edit")} onMerge={() => setOpened("merge")} />
      {question && (
        <div className="mt-4">
          <ContactQuestion name={person.name} by={question.by} onAnswer={question.answer} />
        </div>
      )}
      <PersonSuggestions person={person} reload={reload} />
      <div className="mt-6 grid grid-cols-1 gap-8 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid content-start gap-8">
          <PersonEnquiries enquiries={person.enquiries} />
          <PersonTimeline timeline={person.timeline} />
        </div>
        <div className="grid content-start gap-8">
          <PersonContacts person={person} record={record} />
          {wants}
          <PersonHomes person={person} />
          {person.listings.length > 0 && <OwnerLink id={id} />}
          <div>
            <Button look="quiet" className="-ml-3 text-bad" onClick={() => setOpened("delete")}>
              Delete this person
            </Button>
          </div>
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
    <div className="wrap py-6 lg:py-8">
      {error === undefined ? (
        <SkeletonBar className="h-64" />
      ) : (
        <EmptyState
          icon={isUnknown ? "person" : "retry"}
          title={isUnknown ? "This person does not exist any more" : "The person could not be loaded"}
          role="alert"
          actions={
            isUnknown ? (
              <ButtonLink look="outline" to={adminPaths.people}>
                All people
              </ButtonLink>
            ) : (
              <Button look="outline" onClick={onRetry}>
                Try Again
              </Button>
            )
          }
        >
          {isUnknown ? "It was deleted, or it became part of another person." : errorText(error)}
        </EmptyState>
      )}
    </div>
  );
}
